import type { SystemContext } from '#lib/domain/context.ts';
import { gatherCustomerCounts, gatherOrderCounts } from './due.repo.ts';

/** Keeps the rows few by which orders and what customers bought are counted; the numbers stay what they are. */
export async function sweepOrderCounts(ctx: Pick<SystemContext, 'database'>): Promise<void> {
  await gatherOrderCounts(ctx.database.db);
  await gatherCustomerCounts(ctx.database.db);
}
