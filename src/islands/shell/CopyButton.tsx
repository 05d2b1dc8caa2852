import type { Translate } from '#lib/i18n/translate.ts';
import { toast } from '#lib/stores/toast.ts';

interface Props {
  text: string;
  label: string;
  done: string;
  failed: string;
}

/** The words of most of these buttons. */
export const copyWords = (t: Translate): Omit<Props, 'text'> => ({
  label: t('common:copy'),
  done: t('common:copied'),
  failed: t('common:copy_failed'),
});

/** Copies a text and shows whether it worked. */
export function CopyButton({ text, label, done, failed }: Props) {
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast(done, 'success'),
      () => toast(failed, 'error'),
    );
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="rounded border border-line px-2 text-12 text-ink-secondary hover:border-brand hover:text-brand print:hidden"
    >
      {label}
    </button>
  );
}
