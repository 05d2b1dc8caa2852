import { useState } from 'react';
import type { InquiryItemView } from '#lib/contracts/inquiry.ts';
import { quotationApi, type QuotationView } from '#lib/contracts/quotation.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { AmountMark } from './AmountMark.tsx';
import { amountWarning } from './amount-warning.ts';
import { toOrder } from './compare.ts';

interface Props {
  t: Translate;
  row: QuotationView;
  /** Where freight was quoted for. */
  region: string;
  items: InquiryItemView[];
  onOrdered: (cartIds: string[]) => void;
  onClose: () => void;
}

/** How many of each product that is accepted and not ordered yet: a tenth more or less than quoted. */
export function OrderDialog({ t, row, region, items, onOrdered, onClose }: Props) {
  const own = toOrder(row, items);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<Failure | undefined>();
  const [pending, setPending] = useState(false);
  const order = async (): Promise<void> => {
    setPending(true);
    const result = await call(quotationApi.order, {
      id: row.quotation_id,
      items: own.map((offer) => ({
        item_id: offer.item_id,
        num: Math.trunc(Number(numbers[offer.item_id] ?? offer.num)) || 0,
      })),
    });
    setPending(false);
    if (result.ok) return onOrdered(result.value.cart_id);
    setFailure(result.failure);
    if (!own.some((offer) => offer.item_id === result.failure.field)) showRefusal(result.failure);
  };
  const warningOf = (offer: (typeof own)[number]): string => {
    const item = items.find((one) => one.item_id === offer.item_id)!;
    const num = Math.trunc(Number(numbers[offer.item_id] ?? offer.num)) || 0;
    return amountWarning(t, item, { ...offer, num });
  };
  return (
    <Dialog label={t('quotation:dialog.order')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid gap-3 p-6">
        <h2 className="pr-8 text-18 font-semibold">{t('quotation:dialog.order')}</h2>
        <p className="text-14 text-ink-secondary">{t('quotation:dialog.order_text')}</p>
        {row.freight_included && region && (
          <p className="text-14 text-ink-secondary">{t('quotation:dialog.freight_text', { region })}</p>
        )}
        {own.map((offer) => (
          <div key={offer.item_id}>
            <Field
              label={`${offer.store_name} ${offer.sku}\u00a0· ${formatAmount(offer.price)}/${offer.unit_name}`}
              inputMode="numeric"
              value={numbers[offer.item_id] ?? String(offer.num)}
              error={failure?.field === offer.item_id ? (failure.message ?? failure.code) : undefined}
              help={t('quotation:order.range', {
                min: Math.ceil((offer.num * 9) / 10),
                max: Math.floor((offer.num * 11) / 10),
              })}
              onChange={(event) => setNumbers({ ...numbers, [offer.item_id]: event.target.value })}
            />
            <AmountMark text={warningOf(offer)} />
          </div>
        ))}
        <div className="flex justify-end gap-3">
          <Button kind="line" onClick={onClose}>
            {t('quotation:dialog.cancel')}
          </Button>
          <Button pending={pending} onClick={() => void order()}>
            {t('quotation:act.order')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
