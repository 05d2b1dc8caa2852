import { ARRIVALS_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addArrival, askedOf, countArrivals, skuOfProduct } from './arrival.repo.ts';

type Refusal = 'goods.not_found' | 'goods.gone' | 'arrival.in_stock' | 'arrival.limit';

/** Asks for a notice when a sold-out size is back; asking twice changes nothing. */
export async function askArrival(
  ctx: UserContext,
  { product_id: productId, unique }: { product_id: number; unique: number },
): Promise<Result<undefined, Refusal>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const found = await skuOfProduct(db, productId, unique);
  if (!found) return fail('goods.not_found');
  if (found.status !== 'on_sale') return fail('goods.gone');
  if (found.stock > 0) return fail('arrival.in_stock', undefined, 'unique');
  return allOrNothing(ctx.database, async () => {
    if ((await countArrivals(db, uid)) >= ARRIVALS_MAX) return fail('arrival.limit', { n: ARRIVALS_MAX });
    await addArrival(db, { uid, skuId: unique, productId, createdAt: ctx.clock.now() });
    return ok();
  });
}

/** The sizes of a product that the caller waits for. */
export async function listAsked(ctx: UserContext, { id }: { id: number }): Promise<Result<number[], never>> {
  const rows = await askedOf(ctx.database.db, ctx.actor.uid, id);
  return ok(rows.map((row) => row.skuId));
}
