import { useState } from 'react';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { UNDELIVERED, type DeliveryView } from '#lib/contracts/delivery.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { draftName, dropDraft } from '../../../drafts.ts';
import type { Drawing } from '../../../screen.ts';
import { useTyped } from '../../../use-typed.ts';
import type { StepInput } from './kept-acts.ts';
import { StepSheet } from './StepSheet.tsx';

interface Props {
  ride: DeliveryView;
  person: number;
  draw: Drawing;
  onClose: () => void;
  onDone: (input: StepInput) => void;
}

const BLANK = { reason: '', note: '' };

/** Why goods were not handed over; they are brought back to the store. */
export function NotDelivered({ ride, person, draw, onClose, onDone }: Props) {
  const { w, t } = draw;
  const draft = draftName(person, 'delivery/rides', 'bring_back', ride.delivery_id);
  const { typed, type, isDraft, forget } = useTyped(draft, BLANK);
  const { reason, note } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const known = UNDELIVERED.find((one) => one === reason);
  const title = w('act.bring_back.name');
  const send = (): void => {
    const needed = t('desk:form.required');
    if (!known) return setErrors({ reason: needed });
    if (known === 'other' && !note.trim()) return setErrors({ note: needed });
    dropDraft(draft);
    onDone({ id: ride.delivery_id, event: 'bring_back', reason: known, note: note.trim() });
  };
  return (
    <StepSheet
      title={title}
      ride={ride}
      draw={draw}
      onClose={onClose}
      onSend={send}
      onForget={isDraft ? forget : undefined}
    >
      <p className="text-14 text-ink-secondary">{w('act.bring_back.sure')}</p>
      <Select
        label={w('field.reason')}
        error={errors['reason']}
        empty={t('desk:form.choose')}
        options={UNDELIVERED.map((value) => ({ value, name: wireWord(t, 'delivery:undelivered', value) }))}
        value={reason}
        onChange={(event) => {
          type({ reason: event.target.value });
          setErrors({});
        }}
      />
      <TextArea
        label={w('field.note') + (known === 'other' ? '' : t('desk:form.optional'))}
        most={200}
        error={errors['note']}
        value={note}
        onChange={(text) => type({ note: text })}
      />
    </StepSheet>
  );
}
