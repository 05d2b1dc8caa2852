import { useRef, type ReactNode } from 'react';
import { CloseButton } from './modal/CloseButton.tsx';
import { useModal } from './modal/use-modal.ts';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/** A modal dialog: keeps the focus inside, closes on Escape, and gives the focus back to where it came from. */
export function Dialog({ label, closeLabel, onClose, children, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const modal = useModal(ref, onClose);
  return (
    <dialog
      ref={ref}
      aria-label={label}
      {...modal}
      className={`m-auto max-h-[calc(100dvh-16px)] w-[calc(100vw-16px)] max-w-md overflow-y-auto overscroll-contain rounded-panel bg-white p-0 text-ink shadow-float backdrop:bg-scrim ${className}`}
    >
      <CloseButton label={closeLabel} onClose={onClose} />
      {children}
    </dialog>
  );
}
