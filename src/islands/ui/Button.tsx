import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one main action of a view. */
  kind?: 'main' | 'line' | 'text';
  /** Waits for an answer: stays focused and readable, and does nothing when it is pressed again. */
  pending?: boolean;
}

const kinds = {
  main: 'bg-brand text-white hover:bg-brand-pressed px-6 font-medium',
  line: 'border border-line-strong bg-white text-ink hover:border-brand hover:text-brand px-4',
  text: 'text-ink-secondary hover:text-brand px-1',
};

export function Button({
  kind = 'main',
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
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded text-14 transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-ground disabled:text-ink-quiet ${kinds[kind]} ${className}`}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="h-4 w-4 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
        />
      )}
      {children}
    </button>
  );
}
