import type { Translate } from '#lib/i18n/translate.ts';
import { PublicPrice } from '#islands/ui/PublicPrice.tsx';
import { beforeUnit, grouped } from '#lib/i18n/format.ts';
import { eachText } from '#lib/i18n/unit-price.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import type { Buying, BuyingSku } from './buying.ts';
import { Price } from './Price.tsx';
import { ownTiers, tierAt, type NextTier } from './selection.ts';

interface Props {
  t: Translate;
  buying: Buying;
  /** The SKU whose prices are shown; without one the range over all of them. */
  sku: BuyingSku | undefined;
  /** Start of the tier that is reached now; undefined while nothing is chosen. */
  reached: number | undefined;
  /** What would make it cheaper. */
  next: NextTier | undefined;
  onNext: (add: number) => void;
}

/** Prices by quantity as columns: "10–39 / box" above "¥3.79". */
export function TierTable({ t, buying, sku, reached, next, onNext }: Props) {
  const first = buying.skus[0];
  const single = sku ?? (buying.skus.length === 1 ? first : undefined);
  const tiers = single && ownTiers(buying, single);
  const columns = (tiers ?? first?.tiers ?? []).map((tier) => tier.start);
  // On a phone three prices and more stand below one another: beside one another their words would break.
  const isNarrow = columns.length > 2;
  return (
    <>
      {buying.skus.length > 1 && (
        <p className="px-2 pt-2 text-12 text-ink-secondary sm:px-3" aria-live="polite" data-tiers-of>
          {single
            ? t('goods:buy.tiers_of', { name: single.designation, unit: buying.unit })
            : t('goods:buy.tiers_all', { n: buying.skus.length, unit: buying.unit })}
        </p>
      )}
      <table className={isNarrow ? 'tiers is-narrow' : 'tiers'} aria-label={t('goods:buy.tiers')}>
        <thead>
          <tr>
            {columns.map((start, at) => (
              <th key={start} scope="col" className={start === reached ? 'text-brand' : undefined}>
                {beforeUnit(band(t, start, columns[at + 1]), buying.unit)}{' '}
                {unitAfter(columns[at + 1] === 2 ? 1 : 2, buying.unit)}
                {start === reached && <span className="sr-only"> {t('goods:buy.tier_reached')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map((start, at) => {
              const isReached = start === reached;
              const tier = tiers?.[at];
              const isOwn = tier !== undefined && tier.price < tier.everybody;
              return (
                <td key={start} className={isReached ? 'border-brand' : undefined}>
                  {tier ? (
                    <Price
                      fen={tier.price}
                      className={`font-semibold text-brand ${isReached ? 'text-24' : 'text-20'}`}
                    />
                  ) : (
                    <Range fen={pricesAt(buying, start)} />
                  )}
                  {isOwn && <PublicPrice t={t} price={yuan(tier.everybody)} isUnmarked />}
                  {buying.holds && (
                    <span
                      className={`text-12 text-ink-secondary ${tier && !isOwn ? 'md:block' : 'hidden md:block'}`}
                      data-each
                    >
                      {eachText(t, {
                        ...rangeOf(tier ? [tier.price] : pricesAt(buying, start)),
                        unit_name: buying.unit,
                        holds: buying.holds,
                      })}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
      {next && (
        <p className="flex px-2 pb-2 text-12 sm:px-3 md:min-h-8">
          <button
            type="button"
            onClick={() => onNext(next.add)}
            className="ml-auto inline-flex min-h-6 items-center text-left text-info hover:underline max-md:min-h-11"
          >
            {t('goods:buy.next_tier', {
              n: beforeUnit(next.add, buying.unit),
              unit: buying.unit,
              price: yuan(next.price),
            })}
          </button>
        </p>
      )}
    </>
  );
}

function band(t: Translate, start: number, next: number | undefined): string {
  if (next === undefined) return `≥ ${grouped(start)}`;
  return next - 1 === start
    ? grouped(start)
    : t('goods:buy.band', { from: grouped(start), to: grouped(next - 1) });
}

/** A price as in the API: the lowest, and the highest of several. */
const rangeOf = (fen: Fen[]) => ({ price: yuan(Math.min(...fen)), price_max: yuan(Math.max(...fen)) });
const pricesAt = (buying: Buying, start: number): Fen[] =>
  buying.skus.map((sku) => tierAt(ownTiers(buying, sku), start)?.price ?? 0);

function Range({ fen }: { fen: Fen[] }) {
  const [low, high] = [Math.min(...fen), Math.max(...fen)];
  return (
    <span className="range">
      <Price fen={low} />
      {high > low && <Price fen={high} />}
    </span>
  );
}
