import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { RefundState } from '#lib/contracts/states.ts';
import { refundLine, refundOrder } from '#lib/db/schema.ts';

/** Refunds that came to nothing; lines do not show them. */
const VOID: RefundState[] = ['refused', 'cancelled'];

/** By line, the refund that shows its state: the one that is still open, else the last that was paid. */
export async function refundsOfLines(db: Db, lineIds: string[]): Promise<Map<string, string>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([refundLine.orderLineId], {
      lineId: refundLine.orderLineId,
      refundId: refundOrder.refundOrderId,
    })
    .from(refundLine)
    .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundLine.refundOrderId))
    .where(
      and(
        inArray(refundLine.orderLineId, lineIds),
        notInArray(refundOrder.status, VOID),
        isNull(refundOrder.hiddenAt),
      ),
    )
    .orderBy(
      asc(refundLine.orderLineId),
      sql`${refundOrder.status} = 'refunded'`,
      desc(refundOrder.createdAt),
    );
  return new Map(rows.map((row) => [row.lineId, row.refundId]));
}
