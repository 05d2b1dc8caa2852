import { useState, type FormEvent } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { SAVED_LIST_NAME_MAX } from '#lib/kernel/cart-limits.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { SendOrCancel } from '#islands/ui/SendOrCancel.tsx';

interface Props {
  t: Translate;
  title: string;
  initial: string;
  /** Answers why the name was refused; empty when it was taken. */
  onSave: (name: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for the name of a saved list. */
export function NameDialog({ t, title, initial, onSave, onClose }: Props) {
  const [name, setName] = useState(initial);
  const [refused, setRefused] = useState('');
  const [isPending, setPending] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const reason = await onSave(name);
    setPending(false);
    setRefused(reason);
    if (!reason) onClose();
  };
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose}>
      <form className="grid gap-4 p-6" onSubmit={(event) => void save(event)} noValidate>
        <h2 className="text-18 font-semibold">{title}</h2>
        <Field
          label={t('cart:saved.name')}
          error={refused}
          value={name}
          data-autofocus
          maxLength={SAVED_LIST_NAME_MAX}
          autoComplete="off"
          placeholder={t('cart:saved.name_hint')}
          onChange={(event) => setName(event.target.value)}
        />
        <SendOrCancel t={t} send={t('cart:saved.save')} isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
