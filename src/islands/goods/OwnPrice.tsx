import { beforeUnit } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Buying, BuyingSku, Quantities } from './buying.ts';
import { Price } from './Price.tsx';
import { publicPriceOf } from './selection.ts';

interface Props {
  t: Translate;
  buying: Buying;
  quantities: Quantities;
  /** The size that is looked at; without one the lowest of the visitor's own prices is shown. */
  sku: BuyingSku | undefined;
}

/** What the goods cost this visitor, from how many on, and what that saves; nothing where it is no price of their own. */
export function OwnPrice({ t, buying, quantities, sku }: Props) {
  const sizes = sku ? [sku] : buying.skus;
  const priced = sizes.flatMap((size) => (size.own ? [{ size, own: size.own }] : []));
  const [best] = priced.toSorted((a, b) => a.own.price - b.own.price);
  if (!best) return null;
  const { size, own } = best;
  const saved = publicPriceOf(buying, quantities, size) - own.price;
  // A large quantity costs everybody less than was agreed.
  if (saved <= 0) return null;
  return (
    <p
      className="flex flex-wrap items-baseline gap-x-2 border-t border-line px-2 py-2 text-14 sm:px-3"
      aria-live="polite"
      data-own-price
    >
      <span className="rounded bg-brand-tint px-1.5 text-12 text-brand-pressed">{t('goods:buy.own')}</span>
      <span className="whitespace-nowrap">
        <Price fen={own.price} className="text-20 font-semibold text-brand" />
        <span className="text-12 text-ink-quiet">/{buying.unit}</span>
      </span>
      {!sku && buying.skus.length > 1 && (
        <span className="text-12 text-ink-secondary">{size.designation}</span>
      )}
      {own.start > (buying.rule.minimum ?? 1) && (
        <span className="text-12 text-ink-secondary">
          {t('goods:buy.own_from', { n: beforeUnit(own.start, buying.unit), unit: buying.unit })}
        </span>
      )}
      <span className="text-12 text-success">
        {t('goods:buy.own_saves', { amount: yuan(saved), unit: buying.unit })}
      </span>
    </p>
  );
}
