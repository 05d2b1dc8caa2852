import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldFrame.tsx';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: string;
  error?: string | undefined;
  children: ReactNode;
}

/** One thing that is so or not. */
export function Check({ checked, onChange, help, error, children }: Props) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-2 py-2 text-14 md:min-h-9">
      <input
        type="checkbox"
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-brand"
      />
      <span>
        {children}
        {help && <span className="block text-12 text-ink-quiet">{help}</span>}
        {error !== undefined && <FieldError id={id} error={error} />}
      </span>
    </label>
  );
}
