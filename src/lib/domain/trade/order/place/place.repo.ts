import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
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
