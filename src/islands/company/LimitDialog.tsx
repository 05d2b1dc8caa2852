import { useState } from 'react';
import type { Result } from '#lib/kernel/result.ts';
import type { TeamView } from '#lib/contracts/company-team.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { toast } from '#lib/stores/toast.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { SendOrCancel } from '#islands/ui/SendOrCancel.tsx';

interface Props {
  t: Translate;
  title: string;
  help: string;
  initial: string | null;
  save: (limit: string | null) => Promise<Result<TeamView, string>>;
  onSaved: (team: TeamView) => void;
  onClose: () => void;
}

/** A sum in yuan above which orders wait; an empty field takes it away. */
export function LimitDialog({ t, title, help, initial, save, onSaved, onClose }: Props) {
  const [amount, setAmount] = useState(initial ?? '');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    const result = await save(amount.trim() || null);
    setPending(false);
    if (!result.ok) return setError(result.failure.message);
    toast(t('company:limit.saved'), 'success');
    onSaved(result.value);
  };
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose} className="max-w-sm">
      <form
        noValidate
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h3 className="pr-8 text-16 font-semibold">{title}</h3>
        <Field
          data-autofocus
          label={t('company:limit.amount')}
          help={help}
          error={error}
          value={amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={(event) => {
            setAmount(event.target.value);
            setError(undefined);
          }}
        />
        <SendOrCancel t={t} send={t('company:do.save')} isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
