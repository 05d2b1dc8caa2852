import { useState } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { chinaTime } from './china-time.ts';

interface Props {
  t: Translate;
  deadline: string;
  onSend: (deadline: string) => Promise<string | undefined>;
  onClose: () => void;
}

const DAY = 86_400_000;

/** Asks until when stores may quote. */
export function ExtendDialog({ t, deadline, onSend, onClose }: Props) {
  const [value, setValue] = useState(() => chinaTime(Date.parse(deadline) + 3 * DAY));
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    setError(await onSend(`${value.slice(0, 16)}:00+08:00`));
    setPending(false);
  };
  return (
    <Dialog label={t('inquiry:dialog.extend')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{t('inquiry:dialog.extend')}</h2>
        <Field
          label={t('inquiry:field.deadline')}
          type="datetime-local"
          value={value}
          error={error}
          help={t('inquiry:hint.deadline')}
          onChange={(event) => setValue(event.target.value)}
        />
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('inquiry:dialog.cancel')}
          </Button>
          <Button pending={pending} onClick={() => void send()}>
            {t('inquiry:dialog.ok')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
