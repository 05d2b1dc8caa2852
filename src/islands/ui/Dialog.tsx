import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** A modal dialog: keeps the focus inside, closes on Escape, and gives the focus back to where it came from. */
export function Dialog({ label, closeLabel, onClose, children, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    const root = document.documentElement;
    const { overflow } = root.style;
    dialog?.showModal();
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus], input:not([type="checkbox"])');
    first?.focus();
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab') keepInside(event, ref.current);
  };

  return (
    <dialog
      ref={ref}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-[calc(100dvh-16px)] w-[calc(100vw-16px)] max-w-md overflow-y-auto overscroll-contain rounded-panel bg-white p-0 text-ink shadow-float backdrop:bg-scrim ${className}`}
    >
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="absolute right-1 top-1 flex h-11 w-11 items-center justify-center rounded text-ink-quiet hover:text-ink"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="h-4 w-4 stroke-current"
          strokeWidth="1.6"
          fill="none"
        >
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
      {children}
    </dialog>
  );
}

/** The last element is followed by the first, and the other way round. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const all = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (element) => element.tabIndex >= 0,
  );
  const [first, last] = [all[0], all.at(-1)];
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}
