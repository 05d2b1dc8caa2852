import type { Failure } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { sizeName } from '../../../goods/catalog/index.ts';
import { addLines, type Wanted } from '../add-lines.ts';
import { cartRowsOf, goodsBySku, type GoodsRow, type PurchaseRow } from '../purchase-lines.repo.ts';
import { inLocale } from '../purchase-lines.ts';

/** What became of one SKU; `num` of the `wanted` units are in the cart. */
interface Put {
  product_attr_unique: number;
  product_id: number;
  name: string;
  image: string;
  state: 'added' | 'capped' | 'refused';
  wanted: number;
  num: number;
  failure: Failure | null;
}
export interface PutAll {
  count: number;
  lines: Put[];
}

/**
 * Puts SKUs into the cart, each as far as stock and maximum allow together with what lies there already, and answers
 * for each SKU how many went in and why not more. Quantities are in sales units.
 */
export async function putReported(ctx: UserContext, wanted: readonly Wanted[]): Promise<PutAll> {
  const { db } = ctx.database;
  const asked = new Map<number, number>();
  for (const { product_attr_unique: skuId, cart_num } of wanted)
    asked.set(skuId, (asked.get(skuId) ?? 0) + cart_num);
  const goods = new Map((await goodsBySku(db, [...asked.keys()])).map((row) => [row.sku.skuId, row]));
  const productIds = [...new Set([...goods.values()].map((row) => row.product.productId))];
  const inCart = await cartRowsOf(db, ctx.actor.uid, productIds);

  const limits = limitsOf(goods, asked, inCart);
  const fitting = [...limits].filter(([, { num }]) => num > 0);
  const added = await addLines(
    ctx,
    fitting.map(([skuId, { num }]) => ({ product_attr_unique: skuId, cart_num: num })),
    false,
  );
  const refused = new Map(added.refused.map((row) => [row.product_attr_unique, row.failure]));

  const lines = [...asked].map(([skuId, quantity]): Put => {
    const row = goods.get(skuId);
    const limit = limits.get(skuId);
    const refusal: Failure | undefined = row ? refused.get(skuId) : { code: 'goods.gone' };
    const num = refusal ? 0 : (limit?.num ?? 0);
    return {
      product_attr_unique: skuId,
      product_id: row?.product.productId ?? 0,
      name: row
        ? `${inLocale(ctx.locale, row.product.name, row.product.nameEn)} ${sizeName(ctx.locale, row.sku, row.product.options)}`.trim()
        : '',
      image: row ? row.sku.image || row.product.image : '',
      state: num === 0 ? 'refused' : num < quantity ? 'capped' : 'added',
      wanted: quantity,
      num,
      failure: refusal ?? limit?.failure ?? null,
    };
  });
  return { count: added.count, lines };
}

interface Limit {
  num: number;
  failure: Failure | null;
}

/** How many more units of each SKU the cart may take, and the reason why not more. */
function limitsOf(
  goods: ReadonlyMap<number, GoodsRow>,
  asked: ReadonlyMap<number, number>,
  inCart: readonly PurchaseRow[],
): Map<number, Limit> {
  const ofProduct = new Map<number, number>();
  for (const row of inCart)
    ofProduct.set(row.product.productId, (ofProduct.get(row.product.productId) ?? 0) + row.quantity);
  const limits = new Map<number, Limit>();
  for (const [skuId, quantity] of asked) {
    const row = goods.get(skuId);
    if (!row) continue;
    const { maxPerOrder, productId } = row.product;
    const multiple = row.product.multiple || 1;
    const have = inCart.find((line) => line.sku.skuId === skuId)?.quantity ?? 0;
    const byStock = row.sku.stock - have;
    const byMaximum = maxPerOrder > 0 ? maxPerOrder - (ofProduct.get(productId) ?? 0) : Infinity;
    const room = Math.min(byStock, byMaximum);
    if (quantity <= room) limits.set(skuId, { num: quantity, failure: null });
    else {
      const failure: Failure =
        byStock <= byMaximum
          ? { code: 'stock.short', params: { n: Math.max(row.sku.stock, 0) } }
          : { code: 'quantity.above_maximum', params: { n: maxPerOrder } };
      limits.set(skuId, {
        num: Math.max(Math.floor((have + room) / multiple) * multiple - have, 0),
        failure,
      });
    }
    ofProduct.set(productId, (ofProduct.get(productId) ?? 0) + limits.get(skuId)!.num);
  }
  return limits;
}
