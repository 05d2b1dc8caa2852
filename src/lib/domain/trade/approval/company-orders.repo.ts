import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { GroupOrderState } from '#lib/contracts/states.ts';
import { groupOrder, orderLine, storeOrder, user } from '#lib/db/schema.ts';

/** Group orders of a company with who has them, newest first. */
export async function companyOrders(
  db: Db,
  companyId: number,
  status: GroupOrderState | undefined,
  { page, limit }: { page: number; limit: number },
) {
  const where = and(
    eq(groupOrder.companyId, companyId),
    status === undefined ? undefined : eq(groupOrder.status, status),
  );
  const refunded = db
    .select({ n: sql`coalesce(sum(${orderLine.refundedPrice} + ${orderLine.refundedFreight}), 0)` })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(eq(storeOrder.groupOrderId, groupOrder.groupOrderId));
  const list = await db
    .select({ group: groupOrder, buyer: user.nickname, refunded: sql<number>`(${refunded})`.mapWith(Number) })
    .from(groupOrder)
    .innerJoin(user, eq(user.uid, groupOrder.uid))
    .where(where)
    .orderBy(desc(groupOrder.createdAt), desc(groupOrder.groupOrderId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(groupOrder, where), list };
}
