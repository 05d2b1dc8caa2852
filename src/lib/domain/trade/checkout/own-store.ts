import { fail, type Refused } from '#lib/kernel/result.ts';
import type { PurchaseRow } from '../cart/index.ts';

/**
 * Nobody buys from the store they work for, nor from one that people of their own company work for: sales, points
 * and reviews would be the store's own. Undefined when all is well.
 */
export function ownStore(
  rows: readonly PurchaseRow[],
  own: readonly { merId: number | null }[],
): Refused<'checkout.own_store'> | undefined {
  const stores = new Set(own.map(({ merId }) => merId));
  const line = rows.find((row) => stores.has(row.merchant.merId));
  return line ? fail('checkout.own_store', undefined, line.cartId) : undefined;
}
