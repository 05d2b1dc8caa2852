import type { ReactNode } from 'react';
import type { RefundDetail } from '#lib/contracts/refund.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  refund: Pick<RefundDetail, 'mer_delivery_user' | 'mer_delivery_address' | 'mer_delivery_label' | 'phone'>;
  copy?: ReactNode;
}

/** Where returned goods go; in English it also shows what to write on the parcel. */
export function ReturnPlace({ t, refund, copy }: Props) {
  const { mer_delivery_user: name, mer_delivery_address: address, mer_delivery_label: label, phone } = refund;
  const isTranslated = !label.includes(name) || !label.includes(address);
  return (
    <>
      <p>
        {name} {phone}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-ink-secondary">
        {address} {!isTranslated && copy}
      </p>
      {isTranslated && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-12 text-ink-secondary">
          {t('refund:on_parcel')} <span lang="zh-CN">{label}</span> {copy}
        </p>
      )}
    </>
  );
}
