import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';

interface Props {
  t: Translate;
  begin: string;
  /** Answers the words of a refusal, or nothing when it is done. */
  onSend: (name: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks under which name the lines of a quotation are kept. */
export function NameDialog({ t, begin, onSend, onClose }: Props) {
  const [name, setName] = useState(begin);
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      label={t('quotation:template.keep')}
      closeLabel={t('common:close')}
      onClose={onClose}
      className="max-w-md"
    >
      <form
        className="grid gap-3 p-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setPending(true);
          void onSend(name).then((refused) => {
            setPending(false);
            setError(refused);
          });
        }}
      >
        <h2 className="pr-8 text-18 font-semibold">{t('quotation:template.keep')}</h2>
        <p className="text-14 text-ink-secondary">{t('quotation:template.keep_text')}</p>
        <Field
          label={t('quotation:template.name')}
          maxLength={40}
          value={name}
          error={error}
          data-autofocus
          onChange={(event) => {
            setError(undefined);
            setName(event.target.value);
          }}
        />
        <Button type="submit" pending={pending} className="justify-self-end">
          {t('quotation:template.keep')}
        </Button>
      </form>
    </Dialog>
  );
}
