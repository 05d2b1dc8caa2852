import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { controlLook, describedBy, FieldFrame, type FrameProps } from './form/FieldFrame.tsx';

interface Props extends FrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Shown to the right of the input: a button or a picture. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A line of text with its label, help and error. */
export function Field({ label, error, help, beside, className, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} help={help} className={className}>
      <div className="flex gap-2">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
          className={controlLook(error)}
        />
        {beside}
      </div>
    </FieldFrame>
  );
}
