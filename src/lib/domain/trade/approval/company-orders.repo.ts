import { and, count, desc, eq, ilike, not, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import type { BOOKED_STATES } from '#lib/contracts/approval.ts';
import { groupOrder, orderLine, storeOrder, user } from '#lib/db/schema.ts';
import { groupHolding } from '../order/index.ts';

export interface BookFilter {
  status?: (typeof BOOKED_STATES)[number] | undefined;
  /** What an order is found by, or who has it. */
  keyword?: string | undefined;
}

/** What waits for approval is unpaid as well, but nobody may pay it. */
function standingAs(status: BookFilter['status']): SQL | undefined {
  if (status === undefined) return undefined;
  const waits = sql`${groupOrder.approval} is not distinct from 'waiting'`;
  if (status === 'waiting_approval') return and(eq(groupOrder.status, 'unpaid'), waits);
  return and(eq(groupOrder.status, status), status === 'unpaid' ? not(waits) : undefined);
}

/** Group orders of a company with who has them, newest first. */
export async function companyOrders(
  db: Db,
  companyId: number,
  { status, keyword = '' }: BookFilter,
  { page, limit }: { page: number; limit: number },
) {
  const where = and(
    eq(groupOrder.companyId, companyId),
    standingAs(status),
    keyword.trim() ? or(groupHolding(db, keyword), ilike(user.nickname, containing(keyword))) : undefined,
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
  const counted = await db
    .select({ n: count() })
    .from(groupOrder)
    .innerJoin(user, eq(user.uid, groupOrder.uid))
    .where(where);
  return { count: counted[0]?.n ?? 0, list };
}
