// A member's purchase by the API: cart, preview, order.
import type { Call } from '#lib/call/call.ts';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import { valueOf } from '../trade-steps.ts';

type More = Partial<CallInput<typeof checkoutApi.create>>;

/** What is needed to order: lines in the cart and a key. */
export async function previewed(call: Call, skuId: number, quantity: number, more: More = {}) {
  const line = { product_attr_unique: skuId, cart_num: quantity };
  const { cart_id } = valueOf(await call(cartApi.create, { ...line, is_new: 1 }));
  const choice = { cart_id: [cart_id].flat(), ...more };
  const { key } = valueOf(await call(checkoutApi.preview, choice));
  return { ...choice, key };
}

export const buy = async (call: Call, skuId: number, quantity: number, more: More = {}) =>
  call(checkoutApi.create, await previewed(call, skuId, quantity, more));
