import type { Context } from '#lib/domain/context.ts';
import { publishAccountMoved } from '../../notice/index.ts';
import { RIGHTS } from './rights.ts';
import { roleOf } from './membership.ts';
import { membersOf } from './team.repo.ts';

/**
 * Pages on which somebody of a company may decide about an order ask again: those of all approvers, in every tab, whether
 * it was decided, called off by its buyer or left until its time ran out.
 */
export async function tellApprovers(ctx: Pick<Context, 'database'>, companyId: number): Promise<void> {
  const rows = await membersOf(ctx.database.db, companyId);
  for (const row of rows) if (RIGHTS[roleOf(row)].approve) await publishAccountMoved(ctx, row.uid);
}
