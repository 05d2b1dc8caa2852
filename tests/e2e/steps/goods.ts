// Goods for a test: of different stores, on the shelf, with the smallest quantity that may be bought.
import { cartApi } from '#lib/contracts/cart.ts';
import { goodsApi, type GoodsCard } from '#lib/contracts/goods.ts';
import { valueOf } from './account.ts';
import type { Mall } from './mall.ts';

/** The best sellers of as many different stores; every visit reads the same seed, so they are always the same. */
export async function goodsOfStores(mall: Pick<Mall, 'as'>, count: number): Promise<GoodsCard[]> {
  const { list } = valueOf(await mall.as()(goodsApi.list, { limit: 60, order: 'sales', stock: 1 }));
  const chosen: GoodsCard[] = [];
  for (const goods of list) {
    const isOther = chosen.every((other) => other.merchant.mer_id !== goods.merchant.mer_id);
    if (isOther && chosen.length < count && Number(goods.price) < 200) chosen.push(goods);
  }
  if (chosen.length < count) throw new Error('The seed has too few stores with goods in stock');
  return chosen;
}

/** Puts the first size in stock of each into the cart of whoever holds the token; answers the cart's lines. */
export async function fillCart(
  mall: Pick<Mall, 'as'>,
  token: string,
  goods: readonly GoodsCard[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { product_id } of goods) {
    const detail = valueOf(await mall.as()(goodsApi.detail, { id: product_id }));
    const sku = detail.sku.find((one) => one.stock > detail.once_min_count * 5);
    if (!sku) throw new Error(`Nothing of goods ${product_id} is in stock`);
    const line = { product_attr_unique: sku.unique, cart_num: Math.max(1, detail.once_min_count) };
    ids.push(valueOf(await mall.as(token)(cartApi.create, line)).cart_id);
  }
  return ids;
}
