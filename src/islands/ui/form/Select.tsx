import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { controlLook, describedBy, FieldFrame, type FrameProps } from './FieldFrame.tsx';

interface Props extends FrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  options: readonly { value: string | number; name: string; disabled?: boolean }[];
  /** Text of the empty choice; without it there is no empty choice. */
  empty?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several; the browser's own list, which every keyboard and every phone knows. */
export function Select({ label, error, help, className, options, empty, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help} className={className}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help)}
        className={controlLook(error)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, name, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
