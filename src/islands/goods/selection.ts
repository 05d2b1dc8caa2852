import { multiply, sumFen, type Fen } from '#lib/kernel/money.ts';
import { checkMaximum, checkMinimum, checkMultiple, checkStock, nextAllowed } from '#lib/kernel/quantity.ts';
import { fail, firstFailure, type Failure } from '#lib/kernel/result.ts';
import type { Buying, BuyingSku, BuyingTier, Quantities } from './buying.ts';

export interface ChosenLine {
  sku: BuyingSku;
  quantity: number;
  /** Price of one unit at what is chosen now, fen. */
  price: Fen;
}

/** The last tier that the quantity reaches; below the first one its price still stands as the offer. */
export const tierAt = <T extends BuyingTier>(tiers: readonly T[], quantity: number): T | undefined =>
  tiers.findLast((tier) => tier.start <= quantity) ?? tiers[0];

export const totalOf = (quantities: Quantities): number =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** What tiers and minimum are measured with: everything chosen of a mixed product, else the SKU alone. */
export const batchOf = (buying: Buying, quantities: Quantities, sku: BuyingSku): number =>
  buying.mixed ? totalOf(quantities) : (quantities[sku.unique] ?? 0);

/** What everybody pays at what is chosen now. */
export const publicPriceOf = (buying: Buying, quantities: Quantities, sku: BuyingSku): Fen =>
  tierAt(sku.tiers, batchOf(buying, quantities, sku))?.price ?? 0;

/** A tier as the visitor pays it; `everybody` pays that, or more than the visitor. */
export interface OwnTier extends BuyingTier {
  everybody: Fen;
}

/** Tables of sizes ask for the prices of each of them again and again: they are worked out once. */
const worked = new WeakMap<BuyingSku, OwnTier[]>();

/** Prices by quantity with the visitor's own: a tier begins where it holds, and it never makes one dearer. */
export function ownTiers(buying: Pick<Buying, 'rule'>, sku: BuyingSku): OwnTier[] {
  const known = worked.get(sku);
  if (known) return known;
  const found = tiersFor(buying, sku);
  worked.set(sku, found);
  return found;
}

function tiersFor({ rule }: Pick<Buying, 'rule'>, { tiers, own }: BuyingSku): OwnTier[] {
  if (!own) return tiers.map(({ start, price }) => ({ start, price, everybody: price }));
  // Below what can be bought at all nothing begins.
  const from = own.start > (rule.minimum ?? 1) ? own.start : 0;
  const isNew = from > 0 && own.price < (tierAt(tiers, from)?.price ?? 0);
  const starts = [...tiers.map(({ start }) => start), ...(isNew ? [from] : [])];
  return [...new Set(starts)]
    .toSorted((a, b) => a - b)
    .map((start) => {
      const everybody = tierAt(tiers, start)?.price ?? 0;
      return { start, everybody, price: from <= start ? Math.min(everybody, own.price) : everybody };
    });
}

/** What the visitor pays at what is chosen now. */
export const priceOf = (buying: Buying, quantities: Quantities, sku: BuyingSku): Fen =>
  tierAt(ownTiers(buying, sku), batchOf(buying, quantities, sku))?.price ?? 0;

export function chosenLines(buying: Buying, quantities: Quantities): ChosenLine[] {
  return buying.skus
    .filter((sku) => (quantities[sku.unique] ?? 0) > 0)
    .map((sku) => ({ sku, quantity: quantities[sku.unique] ?? 0, price: priceOf(buying, quantities, sku) }));
}

/** Goods only: freight and coupons are the check-out's. */
export const amountOf = (lines: readonly ChosenLine[]): Fen =>
  sumFen(lines.map((line) => multiply(line.price, line.quantity)));

/** Why this cannot be bought, the first reason; `field` names the SKU. The server checks the same again. */
export function refusalOf(buying: Buying, quantities: Quantities): Failure | undefined {
  const lines = chosenLines(buying, quantities);
  if (lines.length === 0)
    return fail(buying.skus.length > 1 ? 'goods.sku_required' : 'quantity.required').failure;
  const { rule } = buying;
  return firstFailure(
    ...lines.flatMap(({ sku, quantity }) => {
      const field = String(sku.unique);
      return [() => checkStock(quantity, sku.stock, field), () => checkMultiple(quantity, rule, field)];
    }),
    ...lines.map(
      ({ sku }) =>
        () =>
          checkMinimum(batchOf(buying, quantities, sku), rule, String(sku.unique)),
    ),
    () => checkMaximum(totalOf(quantities), rule),
  )?.failure;
}

/** One press of + on a SKU: to the least allowed at first, then by the multiple. */
export function moreOf(buying: Buying, quantities: Quantities, sku: BuyingSku): number {
  const step = buying.rule.multiple || 1;
  const now = quantities[sku.unique] ?? 0;
  const others = buying.mixed ? totalOf(quantities) - now : 0;
  const wanted = now === 0 && others === 0 ? (nextAllowed(1, buying.rule) ?? step) : now + step;
  return Math.min(wanted, sku.stock);
}

/** One press of −: by the multiple, and to nothing below the least that can be bought. */
export function lessOf(buying: Buying, quantities: Quantities, sku: BuyingSku): number {
  const step = buying.rule.multiple || 1;
  const now = quantities[sku.unique] ?? 0;
  const others = buying.mixed ? totalOf(quantities) - now : 0;
  const next = Math.max(now - step, 0);
  return next + others < (buying.rule.minimum ?? 1) && others === 0 ? 0 : next;
}

/** A quantity that would end the refusal, if one SKU is enough for that. */
export function cureOf(buying: Buying, quantities: Quantities, refusal: Failure): Quantities | undefined {
  const sku = buying.skus.find((one) => String(one.unique) === refusal.field);
  if (!sku) return undefined;
  const now = quantities[sku.unique] ?? 0;
  const lacking = (buying.rule.minimum ?? 1) - batchOf(buying, quantities, sku);
  const multiple = buying.rule.multiple || 1;
  const wanted = Math.ceil((now + Math.max(lacking, 0)) / multiple) * multiple;
  const most = Math.floor(sku.stock / multiple) * multiple;
  const quantity = Math.min(wanted, most);
  return quantity > 0 && quantity !== now ? { ...quantities, [sku.unique]: quantity } : undefined;
}

/** What the next tier of a SKU takes: so many more units, and what each of all of them costs then. */
export interface NextTier {
  add: number;
  price: Fen;
}

/** Undefined at the last tier, before anything is chosen, and where stock or the limit ends earlier. */
export function nextTierOf(buying: Buying, quantities: Quantities, sku: BuyingSku): NextTier | undefined {
  const batch = batchOf(buying, quantities, sku);
  const now = priceOf(buying, quantities, sku);
  const tier = ownTiers(buying, sku).find(({ start, price }) => start > batch && price < now);
  if (batch === 0 || !tier) return undefined;
  const multiple = buying.rule.multiple || 1;
  const add = Math.ceil((tier.start - batch) / multiple) * multiple;
  if ((quantities[sku.unique] ?? 0) + add > sku.stock) return undefined;
  if (checkMaximum(totalOf(quantities) + add, buying.rule).ok) return { add, price: tier.price };
  return undefined;
}
