import { permille, type Fen } from '#lib/kernel/money.ts';
import type { ContractPrice } from '../pricing/index.ts';

/** A line of a list that holds for a buyer now. Of sku, product and category at most one is named; none is everything. */
export interface ContractLine {
  priceListId: number;
  /** 0: the buyer's own list, 1: that of the company they buy for, 2: that of a group. */
  level: number;
  startsAt: Date;
  skuId: number | null;
  productId: number | null;
  categoryId: number | null;
  /** Price of one unit; null: `offPermille` is taken off the list price. */
  price: Fen | null;
  offPermille: number | null;
  minimum: number;
}

export interface ContractGoods {
  skuId: number;
  productId: number;
  categoryPath: readonly number[];
  /** List price: of one unit in the smallest quantity. */
  price: Fen;
  priceOnRequest: boolean;
}

/** How closely a line names goods: everything 0, a category by its depth, a product, a size; undefined: not at all. */
function closeness(line: ContractLine, goods: ContractGoods): number | undefined {
  if (line.skuId !== null) return line.skuId === goods.skuId ? 1000 : undefined;
  if (line.productId !== null) return line.productId === goods.productId ? 999 : undefined;
  if (line.categoryId === null) return 0;
  const depth = goods.categoryPath.indexOf(line.categoryId);
  return depth < 0 ? undefined : depth + 1;
}

/**
 * Which line of the lists that hold for a buyer gives the price of some goods: the buyer's own list before the
 * company's, that before a group's; on one level the list that began last; in one list whatever names the goods most
 * closely. Goods priced on request are not covered by lists. docs/money.md describes the rule.
 */
export function chooseContract<L extends ContractLine>(
  lines: readonly L[],
  goods: ContractGoods,
): L | undefined {
  if (goods.priceOnRequest) return undefined;
  const fitting = lines.flatMap((line) => {
    const near = closeness(line, goods);
    return near === undefined ? [] : [{ line, near }];
  });
  return fitting.toSorted(
    (a, b) =>
      a.line.level - b.line.level ||
      b.line.startsAt.getTime() - a.line.startsAt.getTime() ||
      b.line.priceListId - a.line.priceListId ||
      b.near - a.near,
  )[0]?.line;
}

/** What a line makes of a list price, fen; never nothing. Shares are truncated, so what is taken off is never too much. */
export const priceBy = (
  { price, offPermille }: Pick<ContractLine, 'price' | 'offPermille'>,
  listPrice: Fen,
): Fen => price ?? Math.max(listPrice - permille(listPrice, offPermille ?? 0), 1);

/** The price that a line gives, as the pricing takes it. */
export const contractBy = (line: ContractLine, goods: ContractGoods): ContractPrice => ({
  priceListId: line.priceListId,
  price: priceBy(line, goods.price),
  minimum: line.minimum,
});
