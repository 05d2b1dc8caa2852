import { leadFor } from '#lib/kernel/lead-time.ts';
import { withoutTax, yuan } from '#lib/kernel/money.ts';
import { beforeUnit } from '#lib/i18n/format.ts';
import { failureWord, type Translate } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Buying, Quantities } from './buying.ts';
import { Price } from './Price.tsx';
import { amountOf, chosenLines, cureOf, totalOf } from './selection.ts';

interface Props {
  t: Translate;
  buying: Buying;
  quantities: Quantities;
  refusal: Failure | undefined;
  /** False where the store does not send to the chosen region: nothing can be bought there. */
  isServed: boolean;
  /** Which of the two buttons waits for its answer. */
  pending: 'cart' | 'now' | undefined;
  inquiry: string;
  onCure: (quantities: Quantities) => void;
  onBuy: (kind: 'cart' | 'now') => void;
}

const button =
  'inline-flex min-h-11 flex-1 items-center justify-center whitespace-nowrap rounded px-2 text-16 font-semibold max-[359px]:px-1 max-[359px]:text-14 md:flex-none md:px-6 md:min-w-[160px] max-[359px]:px-1 max-[359px]:text-14';

/** What is chosen, what stands in the way of buying it, and the two ways to buy. */
export function BuyBar({ t, buying, quantities, refusal, isServed, pending, inquiry, onCure, onBuy }: Props) {
  const lines = chosenLines(buying, quantities);
  const cure = refusal && lines.length > 0 ? cureOf(buying, quantities, refusal) : undefined;
  // With nothing chosen the buttons ask for it; they are off only when what is chosen cannot be bought.
  const isSoldOut = buying.skus.every((sku) => sku.stock <= 0);
  const isBlocked = !isServed || (refusal !== undefined && lines.length > 0) || isSoldOut;
  const off = 'aria-disabled:cursor-not-allowed';
  return (
    <div
      className="buy-bar z-20 -mx-3 grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-white px-3 py-2 md:mx-0 md:border-0 md:p-0"
      data-buy-bar
    >
      <div
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-14"
        aria-live="polite"
      >
        {lines.length > 0 ? (
          <>
            <span className="text-ink-secondary">
              {t('goods:buy.chosen', {
                count: lines.length,
                total: beforeUnit(totalOf(quantities), buying.unit),
                unit: buying.unit,
              })}
              {buying.lead && `\u00a0· ${leadOf(t, leadFor(buying.lead, totalOf(quantities)))}`}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-12 text-ink-quiet">{t('goods:buy.amount')}</span>
              <Price fen={amountOf(lines)} className="text-24 font-semibold text-brand" />
              <span className="text-12 text-ink-quiet" title={t('goods:buy.tax')}>
                {t('goods:buy.net', { amount: yuan(withoutTax(amountOf(lines))) })}
              </span>
            </span>
          </>
        ) : (
          <span className="text-ink-quiet max-md:hidden">
            {t('goods:buy.rule', { n: beforeUnit(buying.rule.minimum ?? 1, buying.unit), unit: buying.unit })}
          </span>
        )}
      </div>
      <p
        id="buy-refusal"
        role="status"
        className="flex min-h-5 flex-wrap items-center gap-x-3 text-14 text-warning empty:hidden"
      >
        {!isServed && <span>{t('goods:postage.not_served')}</span>}
        {refusal && lines.length > 0 && (
          <>
            <span>
              {nameOf(buying, refusal)}
              {failureWord(t, refusal)}
            </span>
            {cure && (
              <button
                type="button"
                className="min-h-6 font-semibold text-info underline"
                onClick={() => onCure(cure)}
              >
                {t('goods:buy.cure', { n: cure[Number(refusal.field)] ?? 0 })}
              </button>
            )}
          </>
        )}
      </p>
      <div className="flex gap-2 md:gap-3" data-no-print>
        <a
          href={inquiry}
          className="order-last inline-flex min-h-11 shrink-0 items-center px-2 text-14 text-info underline-offset-2 hover:underline max-md:order-first max-md:rounded max-md:border max-md:border-line max-md:px-3 max-md:text-ink max-[359px]:!px-1.5"
        >
          <span className="max-md:hidden">{t('goods:buy.inquiry')}</span>
          <span className="md:hidden">{t('goods:buy.inquiry_short')}</span>
        </a>
        <button
          type="button"
          aria-disabled={isBlocked || pending !== undefined}
          aria-busy={pending === 'cart' || undefined}
          aria-describedby="buy-refusal"
          onClick={() => onBuy('cart')}
          className={`${button} ${off} border border-brand bg-white text-brand hover:bg-brand-tint aria-disabled:border-line aria-disabled:bg-ground aria-disabled:text-ink-quiet`}
        >
          {t('goods:buy.to_cart')}
        </button>
        <button
          type="button"
          aria-disabled={isBlocked || pending !== undefined}
          aria-busy={pending === 'now' || undefined}
          aria-describedby="buy-refusal"
          onClick={() => onBuy('now')}
          className={`${button} ${off} bg-brand text-white hover:bg-brand-pressed aria-disabled:bg-ink-quiet`}
        >
          {t(isSoldOut ? 'goods:buy.sold_out' : 'goods:buy.now')}
        </button>
      </div>
    </div>
  );
}

/** When what is chosen leaves, where that depends on how much it is. */
const leadOf = (t: Translate, days: number): string =>
  days === 0 ? t('goods:buy.lead_now') : t('goods:buy.lead_days', { count: days });

function nameOf(buying: Buying, refusal: Failure): string {
  if (buying.skus.length === 1) return '';
  const sku = buying.skus.find((one) => String(one.unique) === refusal.field);
  return sku ? `${sku.designation}: ` : '';
}
