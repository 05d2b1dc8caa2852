import { newId } from '#lib/kernel/ids.ts';
import type { Actor, Context } from '#lib/domain/context.ts';
import type { StoreOrderState } from './order.flow.ts';
import { publishAccountMoved } from '../../account/notice/index.ts';
import { addLogs, buyersOf } from './order-log.repo.ts';

export interface LoggedStep {
  event: string;
  from: StoreOrderState | null;
  to: StoreOrderState | null;
}

/** Who acts, as the log keeps it. */
function nameOf(actor: Actor): string {
  if (actor.kind !== 'user') return actor.kind;
  return `user:${actor.uid}`;
}

/** A step of some store orders as their log keeps it. */
export function logOf(ctx: Context, orderIds: readonly string[], step: LoggedStep) {
  const createdAt = ctx.clock.now();
  const actor = nameOf(ctx.actor);
  return orderIds.map((orderId) => ({ orderLogId: newId(createdAt), orderId, ...step, actor, createdAt }));
}

/** Keeps a step of some store orders; part of the transaction that makes it. */
export async function writeLog(ctx: Context, orderIds: readonly string[], step: LoggedStep): Promise<void> {
  if (orderIds.length === 0) return;
  await addLogs(ctx.database.db, logOf(ctx, orderIds, step));
  await publishOrdersMoved(ctx, orderIds);
}

/** Tells open pages of these orders' buyers to read them again. */
export async function publishOrdersMoved(
  ctx: Pick<Context, 'database'>,
  orderIds: readonly string[],
): Promise<void> {
  for (const uid of await buyersOf(ctx.database.db, orderIds)) await publishAccountMoved(ctx, uid);
}
