import { useStore } from '@nanostores/react';
import { $toasts } from '#lib/stores/toast.ts';

const LOOKS = { success: 'bg-success', error: 'bg-brand', info: 'bg-steel' };

/** Short messages in a polite live region. */
export default function Toasts() {
  const toasts = useStore($toasts);
  return (
    <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-6 z-[60] flex flex-col items-center gap-2">
      {toasts.map((item) => (
        <p key={item.id} className={`max-w-[90vw] rounded px-4 py-2 text-14 text-white shadow-float ${LOOKS[item.kind]}`}>
          {item.text}
        </p>
      ))}
    </div>
  );
}
