import { useRef, type ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
}

/** A panel at the right edge, over the whole width of small screens: filters, coupons of a store. */
export function Drawer({ title, closeLabel, onClose, children, footer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const modal = useModal(ref, onClose);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      {...modal}
      onClick={(event) => {
        // The shade around the panel is the dialog itself.
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-[420px] bg-white p-0 text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="flex h-full flex-col">
        <h2 className="border-b border-line px-6 py-4 text-18 font-semibold">{title}</h2>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-6">{children}</div>
        {footer && <div className="flex gap-3 border-t border-line p-4">{footer}</div>}
      </div>
      <CloseButton label={closeLabel} onClose={onClose} />
    </dialog>
  );
}
