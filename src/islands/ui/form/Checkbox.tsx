import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldError } from './FieldFrame.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** Words, or words with links. */
  children?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick. Without words it needs an `aria-label`. */
export function Checkbox({ children, error, className = '', ...input }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="inline-flex min-h-11 items-center gap-2 text-14 md:min-h-8">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="size-4 shrink-0 accent-brand"
        />
        {children && <span>{children}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
