import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldFrame.tsx';

interface Props<V extends string | number> {
  label: string;
  options: readonly { value: V; name: ReactNode; disabled?: boolean }[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
  className?: string;
}

/** One of a few, all in sight; the arrow keys move between them. */
export function RadioGroup<V extends string | number>({
  label,
  options,
  value,
  onChange,
  error,
  className = '',
}: Props<V>) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={`${id}-error`}>
      <legend className="mb-1 text-14 text-ink-secondary">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-line-strong bg-white px-3 text-14 has-[:checked]:border-brand has-[:disabled]:cursor-not-allowed has-[:disabled]:bg-ground has-[:disabled]:text-ink-quiet md:min-h-10"
          >
            <input
              type="radio"
              name={id}
              className="size-4 accent-brand"
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
