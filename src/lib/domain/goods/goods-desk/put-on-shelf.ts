import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { goodsToTurn, isReviewed, logChanges, turnGoods } from './desk.repo.ts';

/** Puts goods of the caller's store on the shelf or takes them off, all of them or none; answers how many turned. */
export async function putOnShelf(
  ctx: MerchantContext,
  { ids, on_sale: isOnSale }: { ids: number[]; on_sale: boolean },
): Promise<Result<{ changed: number }, 'goods.not_found' | 'goods.withheld'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId, uid } = ctx.actor;
    const wanted = [...new Set(ids)];
    const held = await goodsToTurn(db, merId, wanted);
    if (held.length < wanted.length) return fail('goods.not_found');
    if (held.some((row) => row.status === 'withheld')) return fail('goods.withheld');
    const after = !isOnSale ? 'off_shelf' : (await isReviewed(db, merId)) ? 'reviewing' : 'on_sale';
    const turning = held.filter((row) => row.status !== after);
    if (turning.length === 0) return ok({ changed: 0 });
    const createdAt = ctx.clock.now();
    const turned = turning.map((row) => row.productId);
    await turnGoods(db, turned, after, createdAt);
    await logChanges(
      db,
      turning.map(({ productId, status: before }) => ({
        goodsChangeId: newId(createdAt),
        productId,
        merId,
        uid,
        program: ctx.actor.machine?.name ?? null,
        what: 'shelf' as const,
        before,
        after,
        createdAt,
      })),
    );
    const pages = turned.map((id) => `goods:${id}`);
    await ctx.changed(...pages, 'goods', `goods-of:${merId}`, `store:${merId}`, 'categories', 'home');
    return ok({ changed: turned.length });
  });
}
