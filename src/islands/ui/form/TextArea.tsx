import { useId } from 'react';
import { describedBy, FieldFrame, type FrameProps } from './FieldFrame.tsx';

interface Props extends FrameProps {
  value: string;
  most: number;
  rows?: number;
  placeholder?: string;
  onChange: (text: string) => void;
}

/** Some lines of text, with how many characters there are of those that fit. */
export function TextArea({
  label,
  error,
  help,
  className,
  value,
  most,
  rows = 3,
  placeholder,
  onChange,
}: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help} className={className}>
      <textarea
        id={id}
        rows={rows}
        maxLength={most}
        value={value}
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, help)}
        onChange={(event) => onChange(event.target.value)}
        className={`w-full rounded border p-3 text-14 placeholder:text-ink-quiet max-md:text-16 ${error ? 'border-brand' : 'border-line-strong'}`}
      />
      <p className="text-right text-12 text-ink-quiet">
        {[...value].length}/{most}
      </p>
    </FieldFrame>
  );
}
