import { useState } from 'react';
import { Field } from '#islands/ui/Field.tsx';
import type { DeliveryView } from '#lib/contracts/delivery.ts';
import { draftName, dropDraft } from '../../../drafts.ts';
import type { Drawing } from '../../../screen.ts';
import { useTyped } from '../../../use-typed.ts';
import type { StepInput } from './kept-acts.ts';
import { smallPhoto } from './small-photo.ts';
import { StepSheet } from './StepSheet.tsx';

interface Props {
  ride: DeliveryView;
  person: number;
  draw: Drawing;
  onClose: () => void;
  onDone: (input: StepInput, photo?: Blob) => void;
}

const WAYS = ['code', 'photo'] as const;
const BLANK = { way: 'code', code: '', name: '' };

/**
 * How goods are handed over: with the code that the buyer names, or with a picture and the name of the person who took
 * them. What was typed stays when the sheet or the page is left; a picture is taken again.
 */
export function HandOver({ ride, person, draw, onClose, onDone }: Props) {
  const { w, t } = draw;
  const draft = draftName(person, 'delivery/rides', 'deliver', ride.delivery_id);
  const { typed, type, isDraft, forget } = useTyped(draft, BLANK);
  const { way, code, name } = typed;
  const [photo, setPhoto] = useState<Blob | undefined>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const take = async (file: File | undefined): Promise<void> => {
    setErrors({});
    setPhoto(file && (await smallPhoto(file)));
  };
  const hand = (): void => {
    const needed = t('desk:form.required');
    const input: StepInput = { id: ride.delivery_id, event: 'deliver' };
    if (way === 'code') {
      if (!/^\d{6}$/.test(code.trim())) return setErrors({ code: w('hint.code') });
      dropDraft(draft);
      return onDone({ ...input, code: code.trim() });
    }
    if (!photo || !name.trim())
      return setErrors({ ...(photo ? {} : { photo: needed }), ...(name.trim() ? {} : { taken_by: needed }) });
    dropDraft(draft);
    return onDone({ ...input, taken_by: name.trim() }, photo);
  };
  const title = w('act.deliver.name');
  return (
    <StepSheet
      title={title}
      ride={ride}
      draw={draw}
      onClose={onClose}
      onSend={hand}
      onForget={isDraft ? forget : undefined}
    >
      <div role="radiogroup" aria-label={w('hand.how')} className="grid grid-cols-2 gap-2">
        {WAYS.map((one) => (
          <label
            key={one}
            className={`flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded border px-2 text-14 focus-within:outline focus-within:outline-2 focus-within:outline-info ${one === way ? 'border-brand bg-brand-tint text-brand' : 'border-line-strong'}`}
          >
            <input
              type="radio"
              name="hand"
              className="accent-brand"
              checked={one === way}
              onChange={() => {
                type({ way: one });
                setErrors({});
              }}
            />
            {w(`hand.${one}`)}
          </label>
        ))}
      </div>
      {way === 'code' ? (
        <Field
          label={w('field.code')}
          help={w('act.deliver.sure')}
          error={errors['code']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={code}
          onChange={(event) => type({ code: event.target.value })}
        />
      ) : (
        <>
          <Field
            label={w('field.photo')}
            help={photo ? w('hand.taken') : w('hint.photo')}
            error={errors['photo']}
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <Field
            label={w('field.taken_by')}
            error={errors['taken_by']}
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={(event) => type({ name: event.target.value })}
          />
        </>
      )}
    </StepSheet>
  );
}
