import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import type { Translate } from '#lib/i18n/translate.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Buying, BuyingSku, Quantities } from './buying.ts';
import { Price } from './Price.tsx';
import { ArrivalButton } from '../arrival/ArrivalButton.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { lessOf, moreOf, priceOf, publicPriceOf } from './selection.ts';

interface Props {
  t: Translate;
  buying: Buying;
  rows: BuyingSku[];
  quantities: Quantities;
  current: BuyingSku | undefined;
  refused: string | undefined;
  /** Sold-out sizes that the visitor waits for. */
  asked: readonly number[];
  onAsk: (unique: number) => void;
  onQuantity: (sku: BuyingSku, quantity: number) => void;
}

/** From ¥1,000 on a phone has no room for a column of prices beside that of quantities, fen. */
const WIDE_PRICE = 100_000;

const head = 'sticky top-0 bg-ground py-2 font-normal';

export function SkuTable({ t, buying, rows, quantities, current, refused, asked, onAsk, onQuantity }: Props) {
  const last = buying.attrs.at(-1);
  return (
    <div
      className="max-h-[420px] overflow-y-auto overscroll-contain rounded border border-line"
      role="region"
      aria-label={t('goods:buy.sizes')}
      tabIndex={0}
    >
      <table
        className="sku-table"
        data-wide={rows.some((sku) => priceOf(buying, quantities, sku) >= WIDE_PRICE) || undefined}
      >
        <thead className="text-12 text-ink-secondary">
          <tr>
            <th scope="col" className={`${head} pl-3 text-left`}>
              {t('goods:buy.designation')}
            </th>
            <th scope="col" className={`${head} px-2 text-right`}>
              {t('goods:buy.price_per', { unit: buying.unit })}
            </th>
            <th scope="col" className={`${head} px-2 text-right max-md:hidden`}>
              {t('goods:buy.stock_in', { unit: buying.unit })}
            </th>
            <th scope="col" className={`${head} pr-3 text-right`}>
              {t('goods:buy.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((sku) => {
            const quantity = quantities[sku.unique] ?? 0;
            const value = last?.values[sku.choice[buying.attrs.length - 1] ?? -1] ?? '';
            const isSold = sku.stock <= 0;
            const price = priceOf(buying, quantities, sku);
            const everybody = publicPriceOf(buying, quantities, sku);
            return (
              <tr
                key={sku.unique}
                data-sku={sku.unique}
                aria-current={current?.unique === sku.unique || undefined}
                className={
                  quantity > 0 ? 'bg-brand-tint' : current?.unique === sku.unique ? 'bg-ground' : undefined
                }
              >
                <th scope="row">
                  <span className={isSold ? 'font-normal text-ink-quiet' : undefined}>{sku.designation}</span>
                  {value && !sku.designation.includes(value.split(' ')[0] ?? '') && (
                    <span className="ml-2 text-12 text-ink-quiet">{value}</span>
                  )}
                  <span className="sku-price" data-chosen={quantity > 0 || undefined}>
                    <Price fen={price} /> <small>/ {buying.unit}</small>
                    {price < everybody && (
                      <PublicPrice t={t} price={yuan(everybody)} className="[&>:last-child]:hidden" />
                    )}
                  </span>
                  <small>
                    {isSold
                      ? t('goods:buy.sold_out')
                      : t('goods:buy.stock_n', { n: sku.stock.toLocaleString('en-US') })}
                  </small>
                </th>
                <td>
                  <Price fen={price} className={quantity > 0 ? 'font-semibold text-brand' : ''} />
                  {/* A phone has no room for both: the tiers above say what everybody pays. */}
                  {price < everybody && (
                    <PublicPrice t={t} price={yuan(everybody)} className="max-md:[&>:last-child]:hidden" />
                  )}
                </td>
                <td>{isSold ? t('goods:buy.sold_out') : sku.stock.toLocaleString('en-US')}</td>
                <td>
                  {isSold ? (
                    <ArrivalButton
                      t={t}
                      label={sku.designation}
                      isAsked={asked.includes(sku.unique)}
                      onAsk={() => onAsk(sku.unique)}
                    />
                  ) : (
                    <QuantityStepper
                      t={t}
                      label={sku.designation}
                      value={quantity}
                      more={moreOf(buying, quantities, sku)}
                      less={lessOf(buying, quantities, sku)}
                      invalid={refused === String(sku.unique) && quantity > 0}
                      describedBy="buy-refusal"
                      onChange={(next) => onQuantity(sku, next)}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
