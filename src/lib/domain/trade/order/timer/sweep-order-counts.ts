import type { SystemContext } from '#lib/domain/context.ts';
import { gatherOrderCounts } from './due.repo.ts';

/** Keeps the rows few by which orders are counted; the numbers stay what they are. */
export async function sweepOrderCounts(ctx: Pick<SystemContext, 'database'>): Promise<void> {
  await gatherOrderCounts(ctx.database.db);
}
