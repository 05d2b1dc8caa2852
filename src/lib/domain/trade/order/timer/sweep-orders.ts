import type { SystemContext } from '#lib/domain/context.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { dueOrders, overdueGroups } from './due.repo.ts';
import { orderDue } from './order-due.ts';

/** Orders of each kind in one sweep; the rest is due again in a minute. */
const SWEEP_SIZE = 200;

/** Makes the steps that are due and that no job has made: a job may be lost, and a clock may jump. */
export async function sweepOrders(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  const { db } = ctx.database;
  for (const groupOrderId of await overdueGroups(db, now, SWEEP_SIZE))
    await closeUnpaid(ctx, { groupOrderId });
  for (const orderId of await dueOrders(db, now, SWEEP_SIZE)) await orderDue(ctx, { orderId });
}
