import type { PresellOrder } from '#lib/contracts/order-views.ts';
import type { PresaleOrderRow } from '#lib/contracts/presale.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { showOrders } from '../read/show-orders.ts';
import { ordersByIds } from '../read/read.repo.ts';
import {
  countPresales,
  openPresalesOf,
  overduePresales,
  presalesOf,
  type PresaleRow,
} from './presale-order.repo.ts';

/** Where the balance stands by the mall's clock: 0 not open yet, 1 to be paid now, 2 over. */
function activeStatus(row: PresaleRow, now: Date): number {
  if (now < row.finalStartAt) return 0;
  return now < row.finalEndAt ? 1 : 2;
}

/** A balance as the pages of an order show it. */
export const presellView = (row: PresaleRow, now: Date): PresellOrder => ({
  presell_order_id: row.presaleOrderId,
  presell_order_sn: row.presaleOrderSn,
  status: row.status,
  deposit_price: yuan(row.deposit),
  pay_price: yuan(row.balance),
  final_start_time: row.finalStartAt.toISOString(),
  final_end_time: row.finalEndAt.toISOString(),
  activeStatus: activeStatus(row, now),
  pay_time: row.paidAt?.toISOString() ?? null,
  now: now.toISOString(),
});

/** Orders of the caller whose balance is due or was closed; the next to close first. */
export async function listBalances(
  ctx: UserContext,
  page: { page: number; limit: number },
): Promise<Result<{ count: number; list: PresaleOrderRow[] }, never>> {
  const { db } = ctx.database;
  const rows = await presalesOf(db, ctx.actor.uid, page);
  const orders = await ordersByIds(
    db,
    rows.map((row) => row.orderId),
  );
  const views = new Map((await showOrders(ctx, orders)).map((view) => [view.order_id, view]));
  const now = ctx.clock.now();
  const list = rows.map((row) => ({ ...views.get(row.orderId)!, presell: presellView(row, now) }));
  return ok({ count: await countPresales(db, ctx.actor.uid), list });
}

/** Of these orders, those whose deposit is paid and whose balance is not, by the order's id. */
export async function openBalances(ctx: UserContext, groupOrderIds: string[]) {
  const rows = await openPresalesOf(ctx.database.db, groupOrderIds);
  return new Map(rows.map((row) => [row.groupOrderId, row]));
}

/** Balances that were not paid in time; for the job that closes them. */
export const overdueBalances = (ctx: Pick<UserContext, 'database' | 'clock'>, limit: number) =>
  overduePresales(ctx.database.db, ctx.clock.now(), limit);
