import { useState } from 'react';
import { bankTransferApi, type TransferPage } from '#lib/contracts/bank-transfer.ts';
import { VOUCHERS_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { sendSlip, type Payable } from './payable.ts';
import { TransferPayee } from './TransferPayee.tsx';
import { PicsField } from '#islands/media/PicsField.tsx';

interface Props {
  t: Translate;
  payable: Payable;
  page: TransferPage;
  onSent: () => void;
}

const NAMES = ['payer_name', 'bank', 'serial_no', 'amount'] as const;
type Name = (typeof NAMES)[number];
type Errors = Partial<Record<Name | 'voucher', string>>;

const LABELS = {
  payer_name: 'payment:transfer.payer_name',
  bank: 'payment:transfer.payer_bank',
  serial_no: 'payment:transfer.serial_no',
  amount: 'payment:transfer.paid_amount',
} as const;
const FAULTS = {
  payer_name: 'transfer.payer_name',
  bank: 'transfer.bank',
  serial_no: 'transfer.serial_no',
  amount: 'transfer.amount_shape',
} as const;

/** The bank account to transfer to, and the data of the bank's slip. */
export function TransferForm({ t, payable, page, onSent }: Props) {
  // Who has been refused corrects what was sent.
  const before = page.transfer?.status === 'refused' ? page.transfer : null;
  const [values, setValues] = useState<Record<Name, string>>({
    payer_name: before?.payer_name ?? '',
    bank: before?.bank ?? '',
    serial_no: before?.serial_no ?? '',
    amount: page.pay_price,
  });
  const [pics, setPics] = useState<string[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);
  const { sheet, goToFault } = useFirstFault();
  useKeptForm('transfer', { values, pics }, (kept) => {
    setValues(kept.values);
    setPics(kept.pics);
  });

  const [isKeeping, setKeeping] = useState(false);
  const keep = async (): Promise<void> => {
    setKeeping(true);
    const result = await call(bankTransferApi.announce, { group_id: page.group_order_id });
    setKeeping(false);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('payment:transfer.kept'), 'success');
    onSent();
  };

  const find = (): Errors => {
    const found: Errors = {};
    for (const name of NAMES) if (values[name].trim() === '') found[name] = t(`failures:${FAULTS[name]}`);
    if (pics.length === 0) found.voucher = t('failures:transfer.voucher');
    return found;
  };
  const send = async (): Promise<void> => {
    const found = find();
    setErrors(found);
    if (Object.keys(found).length > 0) return goToFault();
    setPending(true);
    const result = await sendSlip(payable, { ...values, voucher: pics });
    setPending(false);
    if (result.ok) {
      toast(t('payment:transfer.sent'), 'success');
      return onSent();
    }
    const { field, message } = result.failure;
    if (field && (field === 'voucher' || NAMES.includes(field as Name))) {
      setErrors({ [field]: message ?? '' });
      return goToFault();
    }
    showRefusal(result.failure);
    onSent();
  };

  return (
    <section className="panel grid gap-6 p-4 sm:p-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <TransferPayee t={t} page={page} />
        {page.can_announce && (
          <div data-no-print className="grid justify-items-start gap-2">
            <p className="text-ink-secondary">{t('payment:transfer.keep_lead')}</p>
            <Button kind="line" pending={isKeeping} onClick={() => void keep()}>
              {t('payment:transfer.keep')}
            </Button>
          </div>
        )}
      </div>
      <form
        ref={sheet}
        data-no-print
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="grid content-start gap-3"
      >
        <div>
          <h2 className="mb-1 text-16 font-semibold">{t('payment:transfer.form')}</h2>
          <p className="text-ink-secondary">{t('payment:transfer.form_lead')}</p>
        </div>
        {before && (
          <p role="alert" className="rounded border border-warning bg-warning-tint px-3 py-2 text-warning">
            {t('payment:transfer.refused', { reason: before.reason })}
          </p>
        )}
        {NAMES.map((name) => (
          <Field
            key={name}
            label={t(LABELS[name])}
            value={values[name]}
            error={errors[name]}
            inputMode={name === 'amount' ? 'decimal' : undefined}
            autoComplete={name === 'payer_name' ? 'organization' : 'off'}
            maxLength={60}
            onChange={(event) => {
              setValues({ ...values, [name]: event.target.value });
              setErrors({ ...errors, [name]: undefined });
            }}
          />
        ))}
        <PicsField
          id="voucher"
          field="voucher"
          most={VOUCHERS_MAX}
          pics={pics}
          error={errors.voucher}
          onChange={(chosen) => {
            setPics(chosen);
            setErrors({ ...errors, voucher: undefined });
          }}
          words={{
            label: t('payment:transfer.pics'),
            hint: t('payment:transfer.pics_hint'),
            add: t('payment:transfer.add'),
            remove: t('payment:transfer.remove'),
            uploading: t('payment:transfer.uploading'),
          }}
        />
        <p>
          <Button type="submit" pending={isPending} className="w-full sm:w-auto">
            {t('payment:transfer.send')}
          </Button>
        </p>
      </form>
    </section>
  );
}
