import { useState } from 'react';
import { addressApi, type AddressView } from '#lib/contracts/address.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { FormDialog } from '#islands/form/FormDialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { RegionSelect, type Area } from './RegionSelect.tsx';

interface Props {
  i18n: Messages;
  /** The address to change, or null for a new one. */
  address: AddressView | null;
  onClose: () => void;
  onSaved: (address: AddressView) => void;
}

/** Adds or changes an address. */
export function AddressDialog({ i18n, address, onClose, onSaved }: Props) {
  const t = createT(i18n);
  const [form, setForm] = useState({
    real_name: address?.real_name ?? '',
    phone: address?.phone ?? '',
    area: (address?.area ?? []) as Area[],
    detail: address?.detail ?? '',
    is_default: address?.is_default ?? false,
  });
  useKeptForm(`address ${address?.address_id ?? 'new'}`, form, setForm);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = <K extends keyof typeof form>(name: K, value: (typeof form)[K]): void => {
    setForm({ ...form, [name]: value });
    setErrors({ ...errors, [name]: '' });
  };

  const send = () =>
    call(addressApi.save, { ...form, ...(address ? { address_id: address.address_id } : {}) });

  return (
    <FormDialog
      t={t}
      title={t(address ? 'account:address.edit_title' : 'account:address.add')}
      save={t('common:confirm')}
      saved={t('account:saved')}
      send={send}
      onSaved={onSaved}
      onErrors={setErrors}
      onClose={onClose}
      className="max-w-xl"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('account:address.name')}
          value={form.real_name}
          maxLength={25}
          autoComplete="name"
          error={errors['real_name']}
          onChange={(event) => set('real_name', event.target.value)}
        />
        <Field
          label={t('account:address.phone')}
          value={form.phone}
          maxLength={11}
          inputMode="tel"
          autoComplete="tel"
          error={errors['phone']}
          onChange={(event) => set('phone', event.target.value)}
        />
      </div>
      <RegionSelect t={t} value={form.area} error={errors['area']} onChange={(area) => set('area', area)} />
      <Field
        label={t('account:address.detail')}
        value={form.detail}
        maxLength={120}
        autoComplete="street-address"
        error={errors['detail']}
        onChange={(event) => set('detail', event.target.value)}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-[--brand]"
          checked={form.is_default}
          onChange={(event) => set('is_default', event.target.checked)}
        />
        {t('account:address.make_default')}
      </label>
    </FormDialog>
  );
}
