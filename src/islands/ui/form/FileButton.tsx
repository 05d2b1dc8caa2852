import { useRef, type ComponentProps } from 'react';
import { Button } from '#islands/ui/Button.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  label: string;
  /** What the field of files is called, where the button's words change. */
  fieldLabel?: string;
  /** Endings and types, as a field of files takes them. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that asks for files; the field that the browser needs for it is not seen. */
export function FileButton({
  label,
  fieldLabel = label,
  accept,
  multiple = false,
  onFiles,
  ...button
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-label={fieldLabel}
        className="sr-only"
        onChange={({ target }) => {
          // Clearing the field empties its list of files, and lets the same file be chosen again.
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
