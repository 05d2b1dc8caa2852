import type { Db } from '#lib/db/database.ts';
import { shipBy } from '#lib/kernel/ship-by.ts';
import { closingOf, leadDaysOf, presalePromisesOf } from '../desk/desk.repo.ts';
import type { OrderRow } from '../order.repo.ts';

/**
 * The days by which those of a store's orders that are paid and not sent are to be sent, by the orders' ids. Goods of a
 * presale are promised by its own terms, and never for a day before their balance was paid.
 */
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
  const presales = await presalePromisesOf(db, ids);
  const dayOf = (orderId: string, paidAt: Date): string => {
    const presale = presales.get(orderId);
    if (!presale) return shipBy(paidAt, leads.get(orderId) ?? 0, closing);
    const lastPaidAt = presale.balancePaidAt ?? paidAt;
    const promised = shipBy(presale.endAt ?? lastPaidAt, presale.days, closing);
    const earliest = shipBy(lastPaidAt, 0, closing);
    return promised < earliest ? earliest : promised;
  };
  return new Map(waiting.map(({ orderId, paidAt }) => [orderId, dayOf(orderId, paidAt)]));
}
