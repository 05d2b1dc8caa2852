import { useState, type ReactNode } from 'react';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import { SendTo } from '../shipping-fee/SendTo.tsx';
import { BuyBar } from './BuyBar.tsx';
import { pictureOf, type Buying } from './buying.ts';
import { Price } from './Price.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { showSize } from './shown-size.ts';
import { lessOf, moreOf, priceOf, refusalOf } from './selection.ts';
import { useBuy } from './use-buy.ts';
import { useOwn } from './use-own.ts';
import { OwnPrice } from './OwnPrice.tsx';

interface Props {
  i18n: Messages;
  buying: Buying;
  /** Content between price and sizes: freight, lead time, promises. */
  children?: ReactNode;
}

/** The buy panel of the old layout: one size at a time, one price. */
export default function PlainBuy({ i18n, buying: given, children }: Props) {
  const buying = useOwn(given);
  const [t, say] = [createT(i18n), createT(i18n)];
  const [unique, setUnique] = useState((buying.skus.find((one) => one.stock > 0) ?? buying.skus[0])?.unique);
  const [isServed, setServed] = useState(true);
  const sku = buying.skus.find((one) => one.unique === unique);
  const [quantity, setQuantity] = useState(sku ? moreOf(buying, {}, sku) : 0);
  const quantities = sku ? { [sku.unique]: quantity } : {};
  const refusal = refusalOf(buying, quantities);
  const { pending, buy } = useBuy({
    i18n,
    buying,
    quantities,
    isServed,
    onAdded: () => undefined,
    onRefused: () => undefined,
  });
  const choose = (wanted: number): void => {
    setUnique(wanted);
    const size = buying.skus.find((one) => one.unique === wanted);
    if (!size) return;
    const picture = buying.pictures && pictureOf(buying, size);
    showSize({ unique: size.unique, name: size.designation, picture });
  };
  if (!sku) return null;
  return (
    <div className="grid gap-4 text-14">
      <p className="rounded bg-ground px-4 py-3">
        <Price fen={priceOf(buying, quantities, sku)} className="text-30 font-semibold text-brand" /> /{' '}
        {buying.unit}
      </p>
      <OwnPrice t={t} buying={buying} quantities={quantities} sku={sku} />
      {children}
      <SendTo i18n={i18n} buying={buying} quantities={quantities} onServed={setServed} />
      <label className="grid gap-1">
        <span className="text-ink-secondary">{t('goods:buy.designation')}</span>
        <select
          value={sku.unique}
          onChange={(event) => choose(Number(event.target.value))}
          className="h-11 max-w-[360px] rounded border border-line bg-white px-3"
        >
          {buying.skus.map((one) => (
            <option key={one.unique} value={one.unique} disabled={one.stock <= 0}>
              {one.designation}
            </option>
          ))}
        </select>
      </label>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuantityStepper
          t={t}
          label={sku.designation}
          value={quantity}
          more={moreOf(buying, quantities, sku)}
          less={lessOf(buying, quantities, sku)}
          invalid={refusal !== undefined}
          describedBy="buy-refusal"
          onChange={setQuantity}
        />
        <span className="text-ink-secondary">
          {unitAfter(quantity, buying.unit)}&nbsp;·{' '}
          {t('goods:buy.stock_n', { n: sku.stock.toLocaleString('en-US') })}
        </span>
      </p>
      <BuyBar
        t={say}
        buying={buying}
        quantities={quantities}
        refusal={refusal}
        isServed={isServed}
        pending={pending}
        inquiry={localizedPath(`/search_price_order?product_id=${buying.productId}`, i18n.locale)}
        onCure={(cure) => setQuantity(cure[sku.unique] ?? quantity)}
        onBuy={(kind) => void buy(kind)}
      />
    </div>
  );
}
