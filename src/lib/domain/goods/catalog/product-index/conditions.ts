import type { GoodsFilter } from '../../../../contracts/goods.ts';
import { fenOf } from '../../../../kernel/money.ts';
import { IN_STOCK, ON_REQUEST, ON_SALE, type Columns } from './columns.ts';

/** Whether the product at a place is wanted. */
export type Test = (at: number) => boolean;
export type Condition = (columns: Columns) => Test;

export const FACETS = [
  'category',
  'brand',
  'province',
  'stock',
  'certified',
  'maker',
  'invoice',
  'sample',
] as const;
export type Facet = (typeof FACETS)[number];

/** What a list is filtered by: what every value of every filter is counted under, and the filters with counts. */
export interface Conditions {
  /** None but these goods, by their numbers: a list of few of them is made without a look at all others. */
  only?: { ids: Int32Array; condition: Condition };
  base: Condition[];
  facets: Partial<Record<Facet, Condition>>;
}

const fenOfPrice = (price: number): number => fenOf(price.toFixed(2));

const WIDEST = 4_000_000;
/** Numbers that are asked for very often. */
export function among(ids: ArrayLike<number>): (id: number) => boolean {
  let last = 0;
  for (let n = 0; n < ids.length; n += 1) last = Math.max(last, ids[n]!);
  if (last > WIDEST) {
    const set = new Set(Array.from(ids));
    return (id) => set.has(id);
  }
  const isThere = new Uint8Array(last + 1);
  for (let n = 0; n < ids.length; n += 1) if (ids[n]! > 0) isThere[ids[n]!] = 1;
  return (id) => isThere[id] === 1;
}

const within =
  (column: 'id' | 'store' | 'storeCategory') =>
  (ids: ArrayLike<number>): Condition => {
    const isWanted = among(ids);
    return ({ [column]: values }) =>
      (at) =>
        isWanted(values[at]!);
  };
export const ofGoods = within('id');
export const ofStores = within('store');
export const ofOwnCategories = within('storeCategory');
export const notOfGoods = (ids: ArrayLike<number>): Condition => {
  const isLeftOut = among(ids);
  return ({ id }) =>
    (at) =>
      !isLeftOut(id[at]!);
};

function inCategory({ cate_id, cate_pid }: Pick<GoodsFilter, 'cate_id' | 'cate_pid'>) {
  const id = cate_id || cate_pid;
  if (!id) return undefined;
  const withLeaf = Boolean(cate_id);
  return (({ category1, category2, category3 }) =>
    (at) =>
      category1[at] === id || category2[at] === id || (withLeaf && category3[at] === id)) satisfies Condition;
}

type Plain = Partial<Omit<GoodsFilter, 'page' | 'limit' | 'order' | 'keyword'>>;

/** Conditions that need nothing but the product itself. */
export function plainConditions(filter: Plain): Conditions {
  const base: Condition[] = [
    ({ flags }) =>
      (at) =>
        (flags[at]! & ON_SALE) !== 0,
  ];
  const equals = (column: 'store' | 'belt', id: number | undefined): void => {
    if (id)
      base.push(
        ({ [column]: values }) =>
          (at) =>
            values[at] === id,
      );
  };
  equals('store', filter.mer_id);
  equals('belt', filter.belt_id);
  const { price_on: from, price_off: to, moq, lead, days, brand_id: brandId } = filter;
  const [lowest, highest] = [fenOfPrice(from ?? 0), fenOfPrice(to ?? 0)];
  if (from !== undefined)
    base.push(
      ({ priceMax }) =>
        (at) =>
          priceMax[at]! >= lowest,
    );
  if (to !== undefined)
    base.push(
      ({ price }) =>
        (at) =>
          price[at]! <= highest,
    );
  // Goods whose prices are on request are not found by price.
  if (from !== undefined || to !== undefined)
    base.push(
      ({ flags }) =>
        (at) =>
          (flags[at]! & ON_REQUEST) === 0,
    );
  if (moq) base.push((columns) => (at) => columns.moq[at]! <= moq);
  if (lead === 1)
    base.push(
      ({ leadDays }) =>
        (at) =>
          leadDays[at] === 0,
    );
  if (lead === 2)
    base.push(
      ({ leadDays }) =>
        (at) =>
          leadDays[at]! > 0,
    );
  if (days !== undefined)
    base.push(
      ({ leadDays }) =>
        (at) =>
          leadDays[at]! <= days,
    );
  if (filter.ids) base.push(ofGoods(filter.ids.split(',').map(Number)));
  const category = inCategory(filter);
  return {
    base,
    facets: {
      ...(category ? { category } : {}),
      ...(brandId
        ? {
            brand: (({ brand }) =>
              (at) =>
                brand[at] === brandId) satisfies Condition,
          }
        : {}),
      ...(filter.stock
        ? {
            stock: (({ flags }) =>
              (at) =>
                (flags[at]! & IN_STOCK) !== 0) satisfies Condition,
          }
        : {}),
    },
  };
}

/** The same with more conditions. */
export const also = (conditions: Conditions, ...more: Condition[]): Conditions => ({
  ...conditions,
  base: [...conditions.base, ...more],
});
