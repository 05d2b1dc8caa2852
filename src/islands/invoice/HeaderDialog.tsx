import { useState } from 'react';
import { invoiceApi, type HeaderForm, type HeaderView } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { FormDialog } from '#islands/form/FormDialog.tsx';
import { EMPTY_HEADER, HeaderFields } from './HeaderFields.tsx';
import { formOf } from './words.ts';

interface Props {
  t: Translate;
  /** The header to change, or null for a new one. */
  header: HeaderView | null;
  onClose: () => void;
  onSaved: (header: HeaderView) => void;
}

/** Adds or changes a header. */
export function HeaderDialog({ t, header, onClose, onSaved }: Props) {
  const [form, setForm] = useState<HeaderForm>(header ? formOf(header) : EMPTY_HEADER);
  const [isDefault, setDefault] = useState(header?.is_default ?? false);
  useKeptForm(`header ${header?.user_receipt_id ?? 'new'}`, { form, isDefault }, (kept) => {
    setForm(kept.form);
    setDefault(kept.isDefault);
  });
  const [errors, setErrors] = useState<Record<string, string>>({});

  const send = () => {
    const sent = { ...form, is_default: isDefault };
    return header
      ? call(invoiceApi.changeHeader, { ...sent, id: header.user_receipt_id })
      : call(invoiceApi.addHeader, sent);
  };

  return (
    <FormDialog
      t={t}
      title={t(header ? 'invoice:edit_header' : 'invoice:add_header')}
      save={t('invoice:save')}
      saved={t('invoice:saved')}
      send={send}
      onSaved={onSaved}
      onErrors={setErrors}
      onClose={onClose}
      className="max-w-2xl"
    >
      <HeaderFields
        t={t}
        form={form}
        errors={errors}
        onChange={(next) => {
          setForm(next);
          setErrors({});
        }}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-[--brand]"
          checked={isDefault}
          disabled={header?.is_default}
          onChange={(event) => setDefault(event.target.checked)}
        />
        {t('invoice:make_default')}
      </label>
    </FormDialog>
  );
}
