import type { SystemContext } from '#lib/domain/context.ts';
import { gatherCustomerCounts, gatherOrderCounts } from './due.repo.ts';

/** Merges counter rows of orders and customers, so that there stay few of them; the sums do not change. */
export async function sweepOrderCounts(ctx: Pick<SystemContext, 'database'>): Promise<void> {
  await gatherOrderCounts(ctx.database.db);
  await gatherCustomerCounts(ctx.database.db);
}
