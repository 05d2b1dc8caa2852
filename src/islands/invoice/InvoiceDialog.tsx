import { useEffect, useState } from 'react';
import { invoiceApi, type HeaderForm, type HeaderView, type InvoiceView } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { FormDialog } from '#islands/form/FormDialog.tsx';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Amount } from '#islands/ui/Amount.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { EMPTY_HEADER, HeaderFields } from './HeaderFields.tsx';
import { formOf, headerWord } from './words.ts';

interface Props {
  t: Translate;
  /** Requests the invoice of an order, changes the request, or requests an issued one again. */
  act: 'apply' | 'change' | 'reissue';
  /** Id of the order (`apply`) or of the invoice. */
  id: string;
  amount: string;
  /** The header that the invoice has now. */
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
  const [{ chosen, form }, setHeader] = useState({ chosen: '', form: header ?? EMPTY_HEADER });
  const [reason, setReason] = useState('');
  useKeptForm(`invoice ${act} ${id}`, { chosen, form, reason }, (typed) => {
    setHeader(typed);
    setReason(typed.reason);
  });
  const [errors, setErrors] = useState<Record<string, string>>({});

  useEffect(() => {
    void call(invoiceApi.headers, { limit: 100 }).then((result) => {
      if (!result.ok) return;
      setKept(result.value.list);
      const first = result.value.list.find((row) => row.is_default);
      if (!first) return;
      // Not over what has been typed meanwhile.
      setHeader((now) =>
        now.form === EMPTY_HEADER ? { chosen: first.user_receipt_id, form: formOf(first) } : now,
      );
    });
  }, []);

  const choose = (headerId: string): void => {
    const row = kept.find((candidate) => candidate.user_receipt_id === headerId);
    setHeader({ chosen: headerId, form: row ? formOf(row) : EMPTY_HEADER });
    setErrors({});
  };
  const send = () =>
    act === 'reissue'
      ? call(invoiceApi.reissue, { id, ...form, reason })
      : call(invoiceApi[act], { id, ...form });

  return (
    <FormDialog
      t={t}
      title={t(TITLES[act])}
      save={t('invoice:submit')}
      saved={t(DONE[act])}
      send={send}
      onSaved={onDone}
      onErrors={setErrors}
      onClose={onClose}
      className="max-w-2xl"
    >
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
          setHeader({ chosen, form: next });
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
    </FormDialog>
  );
}
