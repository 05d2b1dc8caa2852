import type { ButtonHTMLAttributes } from 'react';
import { buttonLook, type ButtonKind, type ButtonSize } from './button-look.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one main action of a view. */
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Waits for an answer: stays focused and readable, and does nothing when it is pressed again. */
  pending?: boolean;
}

export function Button({
  kind = 'main',
  size,
  pending = false,
  className = '',
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={`${buttonLook(kind, size)} ${className}`}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="size-4 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
        />
      )}
      {children}
    </button>
  );
}
