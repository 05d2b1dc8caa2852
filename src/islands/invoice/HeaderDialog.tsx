import { useState, type SyntheticEvent } from 'react';
import { invoiceApi, type HeaderForm, type HeaderView } from '#lib/contracts/invoice.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { EMPTY_HEADER, HeaderFields } from './HeaderFields.tsx';
import { formOf } from './words.ts';

interface Props {
  t: Translate;
  /** The header to change, or null for a new one. */
  header: HeaderView | null;
  onClose: () => void;
  onSaved: (header: HeaderView) => void;
}

/** Adds or changes a header; a refusal stands at its field and nothing that was typed is lost. */
export function HeaderDialog({ t, header, onClose, onSaved }: Props) {
  const [form, setForm] = useState<HeaderForm>(header ? formOf(header) : EMPTY_HEADER);
  const [isDefault, setDefault] = useState(header?.is_default ?? false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const sent = { ...form, is_default: isDefault };
    const result = header
      ? await call(invoiceApi.changeHeader, { ...sent, id: header.user_receipt_id })
      : await call(invoiceApi.addHeader, sent);
    setPending(false);
    if (result.ok) {
      toast(t('invoice:saved'), 'success');
      return onSaved(result.value);
    }
    const { field, message = '' } = result.failure;
    if (field) setErrors({ [field]: message });
    else showRefusal(result.failure);
  };

  const title = t(header ? 'invoice:edit_header' : 'invoice:add_header');
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose} className="max-w-2xl">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4 p-6">
        <h2 className="text-18 font-semibold">{title}</h2>
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
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" pending={isPending}>
            {t('invoice:save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
