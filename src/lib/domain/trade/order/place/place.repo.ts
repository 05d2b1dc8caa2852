import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { insertRows, type Along } from '#lib/db/insert-rows.ts';
import { companyApproval, groupOrder, orderLine, orderLog, storeOrder } from '#lib/db/schema.ts';

export type NewGroupOrder = typeof groupOrder.$inferInsert;
export type NewStoreOrder = typeof storeOrder.$inferInsert;
export type NewOrderLine = typeof orderLine.$inferInsert;

export type NewLog = typeof orderLog.$inferInsert;

export interface NewOrder {
  group: NewGroupOrder;
  stores: NewStoreOrder[];
  lines: NewOrderLine[];
}

/** The order with the log of its first step, and what is spent for it along. */
export const addOrder = (
  db: Db,
  { group, stores, lines, log }: NewOrder & { log: readonly NewLog[] },
  along: Along,
): Promise<void> => {
  const rows = [
    [groupOrder, [group]],
    [storeOrder, stores],
    [orderLine, lines],
    [orderLog, log],
  ] as const;
  return insertRows(db, rows, { along });
};

export const addApproval = (db: Db, row: typeof companyApproval.$inferInsert) =>
  db.insert(companyApproval).values(row);

/** Amount that a member has bought for a company since then without approval, cancelled orders left out, fen. */
export async function boughtUnasked(
  db: Db,
  { companyId, uid, since }: { companyId: number; uid: number; since: Date },
): Promise<number> {
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${groupOrder.payPrice} + ${groupOrder.balancePrice}), 0)` })
    .from(groupOrder)
    .where(
      and(
        eq(groupOrder.companyId, companyId),
        eq(groupOrder.uid, uid),
        gt(groupOrder.createdAt, since),
        isNull(groupOrder.approval),
        ne(groupOrder.status, 'cancelled'),
      ),
    );
  return Number(rows[0]?.sum ?? 0);
}

const inDay = (column: typeof groupOrder.cancelledAt | typeof groupOrder.paidAt) =>
  gt(column, sql.placeholder('dayAgo'));

/**
 * Query for `readTogether`: how many orders of a buyer are unpaid or have ended unpaid in the last day, less those that
 * were paid in it. One that waits for the company's approval holds its goods as well. No order waits longer for its payment
 * than since `monthAgo`.
 */
export const unpaidOrders = (db: Db) =>
  db
    .select({
      n: sql<number>`(count(*) filter (where ${groupOrder.status} = 'unpaid')
        + count(*) filter (where ${groupOrder.status} = 'cancelled' and ${inDay(groupOrder.cancelledAt)})
        - count(*) filter (where ${inDay(groupOrder.paidAt)}))::int`,
    })
    .from(groupOrder)
    .where(
      and(eq(groupOrder.uid, oneOf('uid', 'int')), gt(groupOrder.createdAt, sql.placeholder('monthAgo'))),
    );
