import { atom } from 'nanostores';
import { cartApi } from '../contracts/cart.ts';
import { call } from './call.ts';

/** Lines in the cart of whoever is logged in. */
export const $cartNumber = atom(0);

export async function loadCartNumber(): Promise<void> {
  const result = await call(cartApi.count);
  if (result.ok) $cartNumber.set(result.value[0]?.count ?? 0);
}
