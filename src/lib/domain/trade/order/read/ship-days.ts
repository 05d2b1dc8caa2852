import type { Db } from '#lib/db/database.ts';
import { shipBy } from '#lib/kernel/ship-by.ts';
import { closingOf, leadDaysOf } from '../desk/desk.repo.ts';
import type { OrderRow } from '../order.repo.ts';

/** The days by which those of a store's orders that are paid and not sent are to be sent, by the orders' ids. */
export async function shipDays(
  db: Db,
  merId: number,
  orders: readonly OrderRow[],
): Promise<Map<string, string>> {
  const waiting = orders.flatMap(({ orderId, status, paidAt }) =>
    status === 'to_ship' && paidAt ? [{ orderId, paidAt }] : [],
  );
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ orderId }) => orderId);
  const leads = await leadDaysOf(db, ids);
  const closing = await closingOf(db, merId);
  return new Map(
    waiting.map(({ orderId, paidAt }) => [orderId, shipBy(paidAt, leads.get(orderId) ?? 0, closing)]),
  );
}
