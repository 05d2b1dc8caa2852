import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { UNDELIVERED, type DeliveryView } from '#lib/contracts/delivery.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import type { Drawing } from '../../../screen.ts';
import type { StepInput } from './kept-acts.ts';

interface Props {
  ride: DeliveryView;
  draw: Drawing;
  onClose: () => void;
  onDone: (input: StepInput) => void;
}

/** Why goods were not handed over; they are brought back to the store. */
export function NotDelivered({ ride, draw, onClose, onDone }: Props) {
  const { w, t } = draw;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const known = UNDELIVERED.find((one) => one === reason);
  const title = w('act.bring_back.name');
  const send = (): void => {
    const needed = t('desk:form.required');
    if (!known) return setErrors({ reason: needed });
    if (known === 'other' && !note.trim()) return setErrors({ note: needed });
    onDone({ id: ride.delivery_id, event: 'bring_back', reason: known, note: note.trim() });
  };
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose}>
      <form
        className="grid gap-4 p-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h2 className="pr-10 text-16 font-semibold">
          {title}
          <span className="ml-2 font-normal text-ink-secondary">{ride.receiver.real_name}</span>
        </h2>
        <p className="text-14 text-ink-secondary">{w('act.bring_back.sure')}</p>
        <Select
          label={w('field.reason')}
          error={errors['reason']}
          empty={t('desk:form.choose')}
          options={UNDELIVERED.map((value) => ({ value, name: wireWord(t, 'delivery:undelivered', value) }))}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setErrors({});
          }}
        />
        <TextArea
          label={w('field.note') + (known === 'other' ? '' : t('desk:form.optional'))}
          most={200}
          error={errors['note']}
          value={note}
          onChange={setNote}
        />
        <Button type="submit">{title}</Button>
      </form>
    </Dialog>
  );
}
