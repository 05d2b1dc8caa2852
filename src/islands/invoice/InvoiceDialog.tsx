import { useEffect, useState, type SyntheticEvent } from 'react';
import { invoiceApi, type HeaderForm, type HeaderView, type InvoiceView } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { EMPTY_HEADER, HeaderFields } from './HeaderFields.tsx';
import { formOf, headerWord } from './words.ts';

interface Props {
  t: Translate;
  /** Asks for the invoice of an order, changes the wish, or asks for an issued one anew. */
  act: 'apply' | 'change' | 'reissue';
  /** Of the order or of the invoice. */
  id: string;
  amount: string;
  /** What it says now. */
  header?: HeaderForm;
  onClose: () => void;
  onDone: (invoice: InvoiceView) => void;
}

const TITLES = {
  apply: 'invoice:apply_title',
  change: 'invoice:change',
  reissue: 'invoice:reissue_title',
} as const;
const DONE = {
  apply: 'invoice:applied',
  change: 'invoice:saved',
  reissue: 'invoice:reissue_asked',
} as const;

/** To whom the invoice is made out: one of the kept headers, or a new one. */
export function InvoiceDialog({ t, act, id, amount, header, onClose, onDone }: Props) {
  const [kept, setKept] = useState<HeaderView[]>([]);
  const [chosen, setChosen] = useState('');
  const [form, setForm] = useState<HeaderForm>(header ?? EMPTY_HEADER);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);

  const isBlank = header === undefined;
  useEffect(() => {
    void call(invoiceApi.headers, { limit: 100 }).then((result) => {
      if (!result.ok) return;
      setKept(result.value.list);
      const first = result.value.list.find((row) => row.is_default);
      if (!isBlank || !first) return;
      setChosen(first.user_receipt_id);
      setForm(formOf(first));
    });
  }, [isBlank]);

  const choose = (headerId: string): void => {
    const row = kept.find((candidate) => candidate.user_receipt_id === headerId);
    setChosen(headerId);
    setForm(row ? formOf(row) : EMPTY_HEADER);
    setErrors({});
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const result =
      act === 'reissue'
        ? await call(invoiceApi.reissue, { id, ...form, reason })
        : await call(invoiceApi[act], { id, ...form });
    setPending(false);
    if (result.ok) {
      toast(t(DONE[act]), 'success');
      return onDone(result.value);
    }
    const { field, message = '' } = result.failure;
    if (field) setErrors({ [field]: message });
    else showRefusal(result.failure);
  };

  return (
    <Dialog label={t(TITLES[act])} closeLabel={t('common:close')} onClose={onClose} className="max-w-2xl">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 p-6">
        <h2 className="text-18 font-semibold">{t(TITLES[act])}</h2>
        <p>
          <span className="text-ink-secondary">{t('invoice:amount')} </span>
          <Amount value={amount} className="text-18 font-semibold text-brand" />
          <span className="block text-12 text-ink-quiet">{t('invoice:amount_hint')}</span>
        </p>
        {kept.length > 0 && (
          <Select
            label={t('invoice:choose')}
            value={chosen}
            options={kept.map((row) => ({ value: row.user_receipt_id, name: headerWord(t, row) }))}
            empty={t('invoice:new_header')}
            onChange={(event) => choose(event.target.value)}
          />
        )}
        <HeaderFields
          t={t}
          form={form}
          errors={errors}
          onChange={(next) => {
            setForm(next);
            setErrors({});
          }}
        />
        {act === 'reissue' && (
          <Field
            label={t('invoice:reason')}
            value={reason}
            maxLength={100}
            error={errors['reason']}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" pending={isPending}>
            {t('invoice:submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
