import type { Db } from '#lib/db/database.ts';
import { companyApproval, groupOrder, orderLine, storeOrder } from '#lib/db/schema.ts';

export type NewGroupOrder = typeof groupOrder.$inferInsert;
export type NewStoreOrder = typeof storeOrder.$inferInsert;
export type NewOrderLine = typeof orderLine.$inferInsert;

export interface NewOrder {
  group: NewGroupOrder;
  stores: NewStoreOrder[];
  lines: NewOrderLine[];
}

export async function addOrder(db: Db, { group, stores, lines }: NewOrder): Promise<void> {
  await db.insert(groupOrder).values(group);
  await db.insert(storeOrder).values(stores);
  await db.insert(orderLine).values(lines);
}

export const addApproval = (db: Db, row: typeof companyApproval.$inferInsert) =>
  db.insert(companyApproval).values(row);
