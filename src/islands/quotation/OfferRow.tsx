import { useState } from 'react';
import type { InquiryItemView } from '#lib/contracts/inquiry.ts';
import type { SkuOffer } from '#lib/contracts/quotation.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { GoodsPicker } from './GoodsPicker.tsx';

export interface OfferState {
  sku: Pick<SkuOffer, 'product_attr_unique' | 'store_name' | 'sku' | 'unit_name'> | undefined;
  price: string;
  num: string;
}
interface Props {
  t: Translate;
  item: InquiryItemView;
  value: OfferState;
  error: string | undefined;
  onChange: (value: OfferState) => void;
}

/** Least quantity above what is wanted that the goods are sold in. */
const fitting = (wanted: number, sku: SkuOffer): number => {
  const step = sku.batch_number || 1;
  return Math.ceil(Math.max(wanted, sku.once_min_count) / step) * step;
};

/** What a store offers for one product of an inquiry. */
export function OfferRow({ t, item, value, error, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const { sku } = value;
  return (
    <li className="grid gap-3 rounded border border-line p-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_120px_120px]">
      <p className="min-w-0 text-14">
        <b className="font-semibold">{item.name}</b> {item.spec}
        <span className="block text-12 text-ink-secondary">
          {item.num} {item.unit}
          {item.target_price && ` · ${t('inquiry:field.target_price')} ${item.target_price}`}
          {item.remark && ` · ${item.remark}`}
        </span>
      </p>
      <div className="min-w-0 text-14">
        <span className="mb-1 block text-ink-secondary">{t('quotation:form.goods')}</span>
        {sku && (
          <span className="block">
            {sku.store_name} {sku.sku}
          </span>
        )}
        <span className="flex gap-2">
          <Button kind="line" size="small" onClick={() => setPicking(true)}>
            {t(sku ? 'quotation:act.change' : 'quotation:act.pick')}
          </Button>
          {sku && (
            <Button kind="text" size="small" onClick={() => onChange({ ...value, sku: undefined })}>
              {t('quotation:act.skip')}
            </Button>
          )}
        </span>
        {error && <span className="block text-12 text-brand">{error}</span>}
      </div>
      <Field
        label={t('quotation:form.price')}
        inputMode="decimal"
        maxLength={11}
        disabled={!sku}
        value={value.price}
        onChange={(event) => onChange({ ...value, price: event.target.value })}
      />
      <Field
        label={`${t('quotation:form.num')}${sku ? `（${sku.unit_name}）` : ''}`}
        inputMode="numeric"
        maxLength={7}
        disabled={!sku}
        value={value.num}
        onChange={(event) => onChange({ ...value, num: event.target.value })}
      />
      {isPicking && (
        <GoodsPicker
          t={t}
          wanted={item.name}
          onPick={(picked) => {
            setPicking(false);
            onChange({
              sku: picked,
              price: value.price || picked.price,
              num: String(fitting(item.num, picked)),
            });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </li>
  );
}
