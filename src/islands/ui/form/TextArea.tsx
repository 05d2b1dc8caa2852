import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { controlLook, describedBy, FieldFrame, type FrameProps } from './FieldFrame.tsx';

interface Props extends FrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  value: string;
  /** Most characters; the count stands in the corner. */
  most?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. What is too long is not cut off: the count turns red and the form says so. */
export function TextArea({ label, error, help, className, most, value, ...area }: Props) {
  const id = useId();
  const length = [...value].length;
  return (
    <FieldFrame id={id} label={label} error={error} help={help} className={className}>
      <div className="relative">
        <textarea
          rows={4}
          {...area}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
          className={`${controlLook(error)} block py-2 ${most ? 'pb-6' : ''}`}
        />
        {most !== undefined && (
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute bottom-1 right-3 text-12 ${length > most ? 'font-semibold text-brand' : 'text-ink-quiet'}`}
          >
            {length}/{most}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
