import { cartApi } from '#lib/contracts/cart.ts';
import type { Failure, Result } from '#lib/kernel/result.ts';
import { call } from '#lib/stores/call.ts';
import { $cartNumber } from '#lib/stores/cart.ts';
import type { ChosenLine } from './selection.ts';

/**
 * Puts the lines into the cart, or buys them at once; answers their cart ids.
 * A line that the server refuses is the failure, although the others may be in the cart by then.
 */
export async function putInCart(
  lines: readonly ChosenLine[],
  isDirect: boolean,
): Promise<Result<string[], string>> {
  const items = lines.map(({ sku, quantity }) => ({ product_attr_unique: sku.unique, cart_num: quantity }));
  const put = await call(cartApi.createMany, { items, is_new: isDirect ? 1 : 0 });
  if (!put.ok) return put;
  if (!isDirect) $cartNumber.set(put.value.count);
  const [refused] = put.value.refused;
  if (!refused) return { ok: true, value: put.value.cart_id };
  const failure: Failure = { code: refused.reason, field: String(refused.product_attr_unique) };
  return { ok: false, failure };
}
