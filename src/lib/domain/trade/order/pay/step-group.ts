import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { groupOrderFlow, type GroupOrderEvent, type GroupOrderState } from '../order.flow.ts';
import { changeGroup, type GroupRow } from '../order.repo.ts';

/** Makes one step of a group order whose row the caller's transaction has locked. */
export async function stepGroup(
  ctx: Context,
  group: Pick<GroupRow, 'groupOrderId' | 'status'>,
  event: GroupOrderEvent,
  values: Partial<GroupRow> = {},
): Promise<Result<GroupOrderState, 'order.wrong_state'>> {
  const status = groupOrderFlow.next(group.status, event);
  if (!status) return fail('order.wrong_state');
  await changeGroup(ctx.database.db, group.groupOrderId, { ...values, status });
  return ok(status);
}
