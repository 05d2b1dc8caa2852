import { useState, type SyntheticEvent } from 'react';
import { refundApi, type RefundDetail } from '#lib/contracts/refund.ts';
import { phoneFault } from '#lib/contracts/fields.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { WAYBILL } from '#lib/kernel/waybill.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useFirstFault } from '#islands/form/use-first-fault.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { MarkField } from './MarkField.tsx';
import { EvidencePics } from './EvidencePics.tsx';

interface Props {
  i18n: Messages;
  refund: RefundDetail;
  couriers: { label: string; value: string }[];
}

/** With which parcel the goods come back. */
export default function ReturnForm({ i18n, refund, couriers }: Props) {
  const t = createT(i18n);
  const sentBy = couriers.find(({ label }) => label === refund.delivery_type);
  const [courier, setCourier] = useState(sentBy?.value ?? '');
  const [tracking, setTracking] = useState(refund.delivery_id);
  const [phone, setPhone] = useState(refund.delivery_phone);
  const [mark, setMark] = useState(refund.delivery_mark);
  const [pics, setPics] = useState<string[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isPending, setPending] = useState(false);
  const { sheet, goToFault } = useFirstFault();
  useKeptForm('return', { courier, tracking, phone, mark, pics }, (kept) => {
    setCourier(kept.courier);
    setTracking(kept.tracking);
    setPhone(kept.phone);
    setMark(kept.mark);
    setPics(kept.pics);
  });
  const detail = localizedPath(`/refund_detail?id=${refund.refund_order_id}`, i18n.locale);

  const faults = (): Record<string, string> => {
    const found: Record<string, string> = {};
    if (!courier) found['delivery_type'] = t('refund:choose_courier');
    if (!WAYBILL.test(tracking.trim())) found['delivery_id'] = t('failures:shipment.tracking');
    const wrong = phone === '' ? undefined : phoneFault(phone);
    if (wrong) found['delivery_phone'] = t(`failures:${wrong}`);
    return found;
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const found = faults();
    setErrors(found);
    if (Object.keys(found).length > 0) return goToFault();
    setPending(true);
    const result = await call(refundApi.sendBack, {
      id: refund.refund_order_id,
      delivery_type: courier,
      delivery_id: tracking.trim(),
      delivery_phone: phone,
      delivery_mark: mark,
      delivery_pics: pics,
    });
    setPending(false);
    if (result.ok) return window.location.assign(detail);
    const { field, message } = result.failure;
    if (!field || field === 'id') return showRefusal(result.failure);
    setErrors({ [field]: message ?? result.failure.code });
    goToFault();
  };

  return (
    <form
      ref={sheet}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[640px] gap-4 p-4 sm:p-6"
    >
      <Select
        label={t('refund:courier')}
        empty={t('refund:choose_courier')}
        value={courier}
        error={errors['delivery_type']}
        options={couriers.map(({ label, value }) => ({ value, name: label }))}
        onChange={(event) => setCourier(event.target.value)}
      />
      <Field
        label={t('refund:tracking_no')}
        value={tracking}
        error={errors['delivery_id']}
        autoComplete="off"
        onChange={(event) => setTracking(event.target.value)}
      />
      <Field
        label={`${t('refund:sender_phone')} (${t('refund:optional')})`}
        value={phone}
        inputMode="tel"
        autoComplete="tel"
        error={errors['delivery_phone']}
        onChange={(event) => setPhone(event.target.value.trim())}
      />
      <MarkField t={t} value={mark} onChange={setMark} />
      <EvidencePics t={t} pics={pics} onChange={setPics} />
      <p className="flex flex-wrap gap-3 max-sm:justify-center">
        <Button type="submit" className="max-sm:w-full" pending={isPending}>
          {t('refund:do.send')}
        </Button>
        <a href={detail} className="inline-flex min-h-11 items-center px-2 text-info hover:underline">
          {t('refund:do.back')}
        </a>
      </p>
    </form>
  );
}
