import { and, desc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { OPEN_REFUND_STATES } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { orderLine, refundLine, refundOrder, storeOrder } from '#lib/db/schema.ts';
import type { RefundRow } from '../refund.repo.ts';
import { found } from './desk.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

export type Owner = { uid: number } | 'platform';
export type Part = 'all' | 'open' | 'closed';
function matching(owner: Owner, part: Part, keyword: string | undefined): SQL | undefined {
  if (owner === 'platform')
    return and(eq(refundOrder.status, 'arbitrating'), found({ keyword, isCovered: true }));
  const own = and(eq(refundOrder.uid, owner.uid), isNull(refundOrder.hiddenAt));
  const states = [...OPEN_REFUND_STATES];
  if (part === 'open') return and(own, inArray(refundOrder.status, states));
  return part === 'closed' ? and(own, notInArray(refundOrder.status, states)) : own;
}

export async function refundsOf(
  db: Db,
  owner: Owner,
  part: Part,
  { page, limit, keyword }: Page & { keyword?: string | undefined },
): Promise<{ count: number; list: RefundRow[] }> {
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(refundOrder)
    .where(matching(owner, part, keyword));
  const rows = await db
    .select()
    .from(refundOrder)
    .where(matching(owner, part, keyword))
    .orderBy(desc(refundOrder.createdAt), desc(refundOrder.refundOrderId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: counted[0]?.n ?? 0, list: rows };
}

/** Parts of refunds with the lines of the order that they are of. */
export const partsWithLines = async (db: Db, refundOrderIds: readonly string[]) =>
  refundOrderIds.length === 0
    ? []
    : db
        .select({ part: refundLine, line: orderLine })
        .from(refundLine)
        .innerJoin(orderLine, eq(orderLine.orderLineId, refundLine.orderLineId))
        .where(inArray(refundLine.refundOrderId, [...refundOrderIds]))
        .orderBy(orderLine.sort, refundLine.refundLineId);

export const orderSnsOf = async (db: Db, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : db
        .select({ orderId: storeOrder.orderId, orderSn: storeOrder.orderSn })
        .from(storeOrder)
        .where(inArray(storeOrder.orderId, [...orderIds]));
