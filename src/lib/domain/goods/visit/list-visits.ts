import type { Visit } from '#lib/contracts/visit.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { cardOf, cardsByIds } from '../catalog/index.ts';
import { countVisits, visitsOf } from './visit.repo.ts';

/** Products that the caller has looked at, the latest first; those taken down say so. */
export async function listVisits(
  ctx: UserContext,
  paging: { page: number; limit: number },
): Promise<Result<{ count: number; list: Visit[] }, never>> {
  const { db } = ctx.database;
  const count = await countVisits(db, ctx.actor.uid);
  const rows = await visitsOf(db, ctx.actor.uid, paging);
  const ids = rows.map((row) => row.productId);
  const cards = ids.length === 0 ? [] : (await cardsByIds(db, ids)).map(cardOf(ctx.locale));
  const list = rows.flatMap((row): Visit[] => {
    const spu = cards.find((card) => card.product_id === row.productId);
    return spu
      ? [{ spu, is_on_sale: row.status === 'on_sale', visit_time: row.visitedAt.toISOString() }]
      : [];
  });
  return ok({ count, list });
}
