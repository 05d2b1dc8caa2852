import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Words of what is wrong; read out when they appear. */
  error?: string | undefined;
  help?: string | undefined;
  /** Stands to the right of the input: a button, a picture. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Label above, help and error below; the error has a sign and words, never colour alone. */
export function Field({ label, error, help, beside, className = '', ...input }: Props) {
  const id = useId();
  const describedBy = [help && `${id}-help`, `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-14 text-ink-secondary">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={`min-h-11 w-full min-w-0 flex-1 rounded border bg-white px-3 text-14 text-ink outline-offset-2 placeholder:text-ink-quiet ${error ? 'border-brand' : 'border-line-strong'}`}
        />
        {beside}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-12 text-ink-quiet">
          {help}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-12 text-brand">
        {error && (
          <span className="mt-1 flex items-start gap-1">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-0.5 h-3 w-3 shrink-0 fill-current">
              <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.8 3.5h1.6v4.6H7.2V4.5Zm0 5.6h1.6v1.5H7.2v-1.5Z" />
            </svg>
            {error}
          </span>
        )}
      </p>
    </div>
  );
}
