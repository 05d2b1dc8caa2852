import type { PresaleOrderRow } from '#lib/contracts/presale.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { showOrders } from '../read/show-orders.ts';
import { ordersByIds } from '../read/read.repo.ts';
import { countPresales, openPresalesOf, overduePresales, presalesOf } from './presale-order.repo.ts';
import { presellView } from './presell-view.ts';

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
