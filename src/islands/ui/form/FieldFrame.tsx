import type { ReactNode } from 'react';

export interface FrameProps {
  label: string;
  /** Words of what is wrong; read out when they appear. */
  error?: string | undefined;
  help?: string | undefined;
  className?: string | undefined;
}

/** The ids that a control inside the frame is described by. */
export const describedBy = (id: string, help: string | undefined): string =>
  [help && `${id}-help`, `${id}-error`].filter(Boolean).join(' ');

export const controlLook = (error: string | undefined): string =>
  `min-h-11 w-full min-w-0 flex-1 rounded border bg-white px-3 text-14 text-ink outline-offset-2 placeholder:text-ink-quiet disabled:bg-ground disabled:text-ink-quiet max-md:text-16 ${error ? 'border-brand' : 'border-line-strong'}`;

/** What is wrong with a field, with a sign and words, never by colour alone. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={`${id}-error`} aria-live="polite" className="text-12 text-brand">
      {error && (
        <span className="mt-1 flex items-start gap-1">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-0.5 size-3 shrink-0 fill-current">
            <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.8 3.5h1.6v4.6H7.2V4.5Zm0 5.6h1.6v1.5H7.2v-1.5Z" />
          </svg>
          {error}
        </span>
      )}
    </p>
  );
}

/** Label above, help and error below. */
export function FieldFrame({
  id,
  label,
  error,
  help,
  className = '',
  children,
}: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-14 text-ink-secondary">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-12 text-ink-quiet">
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
