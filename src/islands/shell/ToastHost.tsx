import { useStore } from '@nanostores/react';
import { Toasts } from '#islands/ui/Toasts.tsx';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $toasts, dismissToast } from '#lib/stores/toast.ts';

/** Where the page's short messages appear. */
export default function ToastHost({ i18n }: { i18n: Messages }) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return <Toasts toasts={toasts} closeLabel={createT(i18n)('common:close')} onClose={dismissToast} />;
}
