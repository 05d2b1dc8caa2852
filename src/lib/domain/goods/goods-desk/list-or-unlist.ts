import type { ProductState } from '#lib/contracts/states.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { logByHand } from '../by-hand/index.ts';
import { goodsToTurn, stateOnShelf, turnGoods } from './desk.repo.ts';

/** Goods whose place is changed, with the state that they had. */
export interface Turned {
  productId: number;
  before: ProductState;
  after: ProductState;
}

/** What goods become that are put on the shelf, or taken off it. */
export const stateWhenListed = async (ctx: MerchantContext, isOnSale: boolean): Promise<ProductState> =>
  isOnSale ? stateOnShelf(ctx.database.db, ctx.actor.merId) : 'off_shelf';

/** Turns locked goods, and writes down who did it. */
export async function changeStateOfLocked(ctx: MerchantContext, turned: readonly Turned[]): Promise<void> {
  if (turned.length === 0) return;
  const { db } = ctx.database;
  const { merId, uid } = ctx.actor;
  const createdAt = ctx.clock.now();
  for (const [after, rows] of Map.groupBy(turned, (row) => row.after)) {
    const ids = rows.map((row) => row.productId);
    await turnGoods(db, ids, after, createdAt);
  }
  await logByHand(
    db,
    turned.map(({ productId, before, after }) => ({
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
  const pages = turned.map((row) => `goods:${row.productId}`);
  await ctx.changed(...pages, 'goods', `goods-of:${merId}`, `store:${merId}`, 'categories', 'home');
}

/** Puts goods of the caller's store on the shelf or takes them off, all of them or none; answers those that turned. */
export async function listOrUnlist(
  ctx: MerchantContext,
  ids: readonly number[],
  isOnSale: boolean,
): Promise<Result<Turned[], 'goods.not_found' | 'goods.withheld'>> {
  const { db } = ctx.database;
  const wanted = [...new Set(ids)];
  const held = await goodsToTurn(db, ctx.actor.merId, wanted);
  if (held.length < wanted.length) return fail('goods.not_found');
  if (held.some((row) => row.status === 'withheld')) return fail('goods.withheld');
  const after = await stateWhenListed(ctx, isOnSale);
  const turned = held.flatMap(({ productId, status: before }) =>
    before === after ? [] : [{ productId, before, after }],
  );
  await changeStateOfLocked(ctx, turned);
  return ok(turned);
}
