// A cart of a size that somebody needs: enough for a coupon, or for a bank transfer.
import { cartApi } from '#lib/contracts/cart.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { valueOf } from './account.ts';
import type { Mall } from './mall.ts';

/** Puts goods worth at least so many yuan into the cart, of one store if it is named; answers the lines. */
export async function cartWorth(
  mall: Mall,
  token: string,
  worth: number,
  mer_id?: number,
): Promise<string[]> {
  const lines: string[] = [];
  // Half as much again: many pieces cost less each.
  let missing = worth * 1.5;
  const filter = { ...(mer_id ? { mer_id } : {}), order: 'sales' as const, stock: 1, limit: 40 };
  for (const { product_id } of valueOf(await mall.as()(goodsApi.list, filter)).list) {
    const goods = valueOf(await mall.as()(goodsApi.detail, { id: product_id }));
    const step = Math.max(1, goods.once_min_count);
    const [best] = goods.sku.toSorted((a, b) => Number(b.price) * b.stock - Number(a.price) * a.stock);
    if (!best) continue;
    const wanted = Math.ceil(missing / Number(best.price) / step) * step;
    const cart_num = Math.min(wanted, Math.floor(best.stock / step) * step);
    const put = await mall.as(token)(cartApi.create, { product_attr_unique: best.unique, cart_num });
    if (!put.ok) continue;
    lines.push(put.value.cart_id);
    missing -= cart_num * Number(best.price);
    if (missing <= 0) return lines;
  }
  throw new Error(`Not enough is in stock for ¥${worth}`);
}
