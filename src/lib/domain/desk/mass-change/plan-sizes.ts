import { isDeepStrictEqual } from 'node:util';
import type { MassChangeFault } from '#lib/contracts/mass-change.ts';
import type { TierRow } from '#lib/db/schema/goods.ts';
import { GOODS_PRICE_MAX, PRODUCT_STOCK_MAX, STOCK_MAX } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import type { ListedSku } from '../../goods/goods-desk/index.ts';
import { fenBy, typedValue } from './typed-values.ts';

/** What a row was, and shall be. */
interface Planned {
  target: string;
  name: string;
  before: string;
  after: string;
  fault: '' | MassChangeFault;
}
export interface PlannedSize extends Planned {
  held?: ListedSku;
  tiers?: TierRow[];
  stock?: number;
}

const nameOf = (ctx: Pick<Context, 'locale'>, { product, sku }: ListedSku): string =>
  `${sku.designation} ${inLocale(ctx.locale, product.name, product.nameEn)}`.trim();

const gone = (id: number): PlannedSize => ({
  target: String(id),
  name: String(id),
  before: '',
  after: '',
  fault: 'gone',
});

/** A new price is that of the smallest quantity; what is added is added to all quantities. */
function tiersBy(held: ListedSku, text: string): { tiers: TierRow[]; fault: '' | MassChangeFault } {
  const typed = typedValue(text);
  const [first = { start: held.product.moq, price: held.sku.price }, ...larger] = held.sku.tiers;
  if (!typed) return { tiers: held.sku.tiers, fault: 'value' };
  const tiers = typed.isAdded
    ? [first, ...larger].map(({ start, price }) => ({ start, price: fenBy(typed, price) }))
    : [{ start: first.start, price: typed.amount }, ...larger];
  if (tiers.some(({ price }) => price <= 0 || price > GOODS_PRICE_MAX)) return { tiers, fault: 'value' };
  return { tiers, fault: (tiers[1]?.price ?? 0) > tiers[0]!.price ? 'tier_above' : '' };
}

/** Prices as they are and shall be, in the order in which the rows were named. */
export const planPrices = (
  ctx: Pick<Context, 'locale'>,
  sizes: ReadonlyMap<number, ListedSku>,
  ids: readonly number[],
  texts: readonly string[],
): PlannedSize[] =>
  ids.map((id, at) => {
    const held = sizes.get(id);
    if (!held) return gone(id);
    const text = texts[at] ?? '';
    const { tiers, fault } = text ? tiersBy(held, text) : { tiers: held.sku.tiers, fault: '' as const };
    const before = yuan(held.sku.price);
    const after = fault ? text : yuan(tiers[0]?.price ?? held.sku.price);
    return { target: String(id), name: nameOf(ctx, held), before, after, fault, held, tiers };
  });

/** Pieces as they are and shall be; what was sold since the caller has read them stays sold. */
export const planStocks = (
  ctx: Pick<Context, 'locale'>,
  sizes: ReadonlyMap<number, ListedSku>,
  ids: readonly number[],
  texts: readonly string[],
  was: readonly number[],
): PlannedSize[] => {
  /** What is added to a product, which has a most of its own. */
  const added = new Map<number, number>();
  return ids.map((id, at) => {
    const held = sizes.get(id);
    if (!held) return gone(id);
    const { product, sku } = held;
    const base = { target: String(id), name: nameOf(ctx, held), before: String(sku.stock), held };
    const text = texts[at] ?? '';
    if (!text) return { ...base, after: base.before, fault: '', stock: sku.stock };
    const typed = typedValue(text);
    if (!typed || typed.isPercent || typed.amount % 100 !== 0)
      return { ...base, after: text, fault: 'value' };
    const pieces = typed.amount / 100;
    const difference = typed.isAdded ? pieces : pieces - (was[at] ?? sku.stock);
    const stock = sku.stock + difference;
    const sum = (added.get(product.productId) ?? 0) + difference;
    if (stock < 0 || stock > STOCK_MAX || product.stock + sum > PRODUCT_STOCK_MAX)
      return { ...base, after: String(stock), fault: 'stock' };
    added.set(product.productId, sum);
    return { ...base, after: String(stock), fault: '', stock };
  });
};

/** Rows that change: neither faulty nor as they were. */
export const isChanged = ({ fault, held, tiers, stock }: PlannedSize): boolean =>
  fault === '' &&
  held !== undefined &&
  (tiers ? !isDeepStrictEqual(tiers, held.sku.tiers) : stock !== held.sku.stock);
