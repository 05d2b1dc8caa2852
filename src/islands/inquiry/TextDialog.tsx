import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { INQUIRY_TEXT_MAX } from '#lib/kernel/limits.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { TypedDialog } from '#islands/form/TypedDialog.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';

interface Props {
  t: Translate;
  title: string;
  text: string;
  label: string;
  yes: string;
  no: string;
  /** Answers the words of a refusal, or nothing when it is done. */
  onSend: (text: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for a sentence: a reason, or a wish. */
export function TextDialog({ t, title, text, label, yes, no, onSend, onClose }: Props) {
  const [value, setValue] = useKeptState(`text ${title}`, '');
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    setError(await onSend(value));
    setPending(false);
  };
  return (
    <TypedDialog t={t} label={title} onClose={onClose}>
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{title}</h2>
        <p className="text-14 text-ink-secondary">{text}</p>
        <TextArea
          label={label}
          most={INQUIRY_TEXT_MAX}
          value={value}
          error={error}
          onChange={(next) => {
            setValue(next);
            setError(undefined);
          }}
        />
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {no}
          </Button>
          <Button pending={pending} onClick={() => void send()}>
            {yes}
          </Button>
        </div>
      </div>
    </TypedDialog>
  );
}
