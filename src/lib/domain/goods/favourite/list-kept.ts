import type { KeptGoods } from '#lib/contracts/favourite.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { cardOf, cardsByIds } from '../catalog/index.ts';
import { countKept, keptIds, keptPage, onSaleIds } from './favourite.repo.ts';
import { kindOf } from './kind.ts';

interface Paging {
  page: number;
  limit: number;
}

/** Products that the caller keeps, newest first; those taken down stay in the list and say so. */
export async function listKeptGoods(
  ctx: UserContext,
  paging: Paging,
): Promise<Result<{ count: number; list: KeptGoods[] }>> {
  const { db } = ctx.database;
  const count = await countKept(db, ctx.actor.uid, 'product');
  const ids = await keptPage(db, ctx.actor.uid, 'product', paging);
  if (ids.length === 0) return ok({ count, list: [] });
  const onSale = await onSaleIds(db, ids);
  const cards = (await cardsByIds(db, ids)).map(cardOf(ctx.locale));
  return ok({ count, list: cards.map((spu) => ({ spu, is_on_sale: onSale.has(spu.product_id) })) });
}

/** Ids of the stores that the caller follows, newest first, one page. */
export async function followedStores(
  ctx: UserContext,
  paging: Paging,
): Promise<{ count: number; ids: number[] }> {
  const { db } = ctx.database;
  return {
    count: await countKept(db, ctx.actor.uid, 'store'),
    ids: await keptPage(db, ctx.actor.uid, 'store', paging),
  };
}

/** Which of these products or stores the caller keeps. */
export async function listKeptOf(
  ctx: UserContext,
  { ids, type }: { ids: string; type: number },
): Promise<Result<number[]>> {
  return ok(await keptIds(ctx.database.db, ctx.actor.uid, kindOf(type), ids.split(',').map(Number)));
}
