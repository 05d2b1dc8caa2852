// A cart of a size that somebody needs: enough for a coupon, or for a bank transfer.
import { cartApi } from '#lib/contracts/cart.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { valueOf } from './account.ts';
import type { Mall } from './mall.ts';

/** Puts goods worth at least so many yuan into the cart, of one store if it is named; answers the line. */
export async function cartWorth(mall: Mall, token: string, worth: number, mer_id?: number): Promise<string> {
  const filter = { ...(mer_id ? { mer_id } : {}), order: 'sales' as const, stock: 1, limit: 20 };
  for (const { product_id } of valueOf(await mall.as()(goodsApi.list, filter)).list) {
    const goods = valueOf(await mall.as()(goodsApi.detail, { id: product_id }));
    const step = Math.max(1, goods.once_min_count);
    for (const { unique, price, stock } of goods.sku) {
      // Half as much again: many pieces cost less each.
      const cart_num = Math.ceil((worth * 1.5) / Number(price) / step) * step;
      if (cart_num > stock) continue;
      const put = await mall.as(token)(cartApi.create, { product_attr_unique: unique, cart_num });
      if (put.ok) return put.value.cart_id;
    }
  }
  throw new Error(`Nothing is in stock for ¥${worth}`);
}
