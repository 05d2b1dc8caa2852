import type { GoodsDetail } from '#lib/contracts/goods.ts';
import type { OwnPrice } from '#lib/contracts/price-list.ts';
import type { Lead } from '#lib/kernel/lead-time.ts';
import { fenOf, type Fen } from '#lib/kernel/money.ts';
import type { QuantityRule } from '#lib/kernel/quantity.ts';
import { unitContentOf, type UnitContent } from '#lib/kernel/sales-unit.ts';

/** From `start` units on, one unit costs `price` fen. */
export interface BuyingTier {
  start: number;
  price: Fen;
}
export interface BuyingSku {
  unique: number;
  designation: string;
  choice: number[];
  tiers: BuyingTier[];
  stock: number;
  /** The visitor's own price from a number of units on, if a price list of the store has one. */
  own?: BuyingTier;
  /** Which of `pictures` shows it, where it looks other than the product. */
  picture?: number;
}

/** What the buy panel needs of a product, and no more: it travels inside the page. */
export interface Buying {
  productId: number;
  name: string;
  image: string;
  merId: number;
  unit: string;
  /** What the unit holds, when it is several pieces. */
  holds?: UnitContent | undefined;
  rule: QuantityRule;
  /** Quantities of all SKUs count together for the minimum and the tiers. */
  mixed: boolean;
  /** How long it takes, where more units take more days. */
  lead?: Lead;
  attrs: { name: string; values: string[] }[];
  skus: BuyingSku[];
  /** Pictures of sizes; many sizes share one. */
  pictures?: string[];
}

/** What a size looks like. */
export const pictureOf = (buying: Buying, sku: BuyingSku | undefined): string =>
  buying.pictures?.[sku?.picture ?? -1] ?? buying.image;

export type Quantities = Readonly<Record<number, number>>;

type WireSku = Pick<GoodsDetail['sku'][number], 'unique' | 'stock' | 'tiers'>;

const tiersOf = (sku: WireSku): BuyingTier[] =>
  sku.tiers.map((tier) => ({ start: tier.start_quantity, price: fenOf(tier.price) }));

export function buyingOf(goods: GoodsDetail): Buying {
  const pictures = [...new Set(goods.sku.map((sku) => sku.image).filter(Boolean))];
  return {
    productId: goods.product_id,
    name: goods.store_name,
    image: goods.image,
    merId: goods.mer_id,
    unit: goods.unit_name,
    holds: unitContentOf(goods.unit_name, goods.packing),
    rule: {
      minimum: goods.once_min_count,
      multiple: goods.batch_number,
      maximum: goods.once_max_count,
      unit: goods.unit_name,
    },
    mixed: goods.mix_wholesale,
    ...(goods.lead_steps.length > 0
      ? { lead: { leadDays: goods.lead_days, leadSteps: goods.lead_steps } }
      : {}),
    attrs: goods.attr.map((attr) => ({ name: attr.attr_name, values: attr.attr_values })),
    skus: goods.sku.map((sku) => ({
      unique: sku.unique,
      designation: sku.designation,
      choice: sku.choice,
      tiers: tiersOf(sku),
      stock: sku.stock,
      ...(sku.image ? { picture: pictures.indexOf(sku.image) } : {}),
    })),
    ...(pictures.length > 0 ? { pictures } : {}),
  };
}

/** The same with stock and prices as of now; SKUs that were taken away since are sold out. */
export function refreshed(buying: Buying, live: readonly WireSku[]): Buying {
  const now = new Map(live.map((sku) => [sku.unique, sku]));
  const skus = buying.skus.map((sku) => {
    const fresh = now.get(sku.unique);
    return fresh ? { ...sku, stock: fresh.stock, tiers: tiersOf(fresh) } : { ...sku, stock: 0 };
  });
  return { ...buying, skus };
}

/** The same with the visitor's own prices; the page itself is the same for everybody. */
export function withOwn(buying: Buying, own: readonly OwnPrice[]): Buying {
  const prices = new Map(own.map((row) => [row.unique, row]));
  const skus = buying.skus.map((sku) => {
    const found = prices.get(sku.unique);
    return found ? { ...sku, own: { start: found.minimum, price: fenOf(found.price) } } : sku;
  });
  return { ...buying, skus };
}
