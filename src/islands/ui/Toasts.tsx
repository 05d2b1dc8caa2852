import { useEffect, useRef } from 'react';

interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

interface Props {
  toasts: readonly Toast[];
  closeLabel: string;
  onClose: (id: number) => void;
}

const SIGNS = {
  success: { look: 'text-success', path: 'm4 8.5 2.7 2.7L12 5.5' },
  error: { look: 'text-brand', path: 'M8 4v5M8 11.2v.6' },
  info: { look: 'text-info', path: 'M8 7v5M8 4.2v.6' },
} as const;

/** Short messages in a polite live region; each has a sign besides its colour, and can be put away. */
export function Toasts({ toasts, closeLabel, onClose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // A modal dialog lies above everything else of the page; what was shown last lies above the dialog.
  useEffect(() => {
    const host = ref.current;
    if (!host || !('showPopover' in host)) return;
    const isUp = host.matches(':popover-open');
    const isCovered = newest !== undefined && document.querySelector('dialog[open]') !== null;
    if (isUp && isCovered) host.hidePopover();
    if (!isUp || isCovered) host.showPopover();
  }, [newest]);

  return (
    <div ref={ref} popover="manual" role="status" aria-live="polite" data-no-print className="toasts">
      {toasts.map(({ id, kind, text }) => (
        <p
          key={id}
          className="pointer-events-auto flex max-w-[560px] items-center gap-3 rounded-panel bg-white py-1 pl-4 pr-1 text-14 text-ink shadow-float"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className={`size-5 shrink-0 fill-none stroke-current ${SIGNS[kind].look}`}
            strokeWidth="1.6"
            strokeLinecap="round"
          >
            <circle cx="8" cy="8" r="7" />
            <path d={SIGNS[kind].path} />
          </svg>
          <span>{text}</span>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => onClose(id)}
            className="grid size-11 shrink-0 place-items-center rounded text-ink-quiet hover:text-ink md:size-8"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 stroke-current" strokeWidth="1.6">
              <path d="M3 3l10 10M13 3 3 13" />
            </svg>
          </button>
        </p>
      ))}
    </div>
  );
}
