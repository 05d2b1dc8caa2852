import { fail, type Refused } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import type { PurchaseRow } from '../cart/index.ts';
import { storesOfBuyer } from './checkout.repo.ts';

/**
 * Nobody buys from the store they work for, nor from one that people of their own company work for: sales, points
 * and reviews would be the store's own. Undefined when all is well.
 */
export async function ownStore(
  ctx: UserContext,
  rows: readonly PurchaseRow[],
): Promise<Refused<'checkout.own_store'> | undefined> {
  const merIds = [...new Set(rows.map((row) => row.merchant.merId))];
  const own = await storesOfBuyer(ctx.database.db, ctx.actor.uid, merIds);
  const line = rows.find((row) => own.includes(row.merchant.merId));
  return line ? fail('checkout.own_store', undefined, line.cartId) : undefined;
}
