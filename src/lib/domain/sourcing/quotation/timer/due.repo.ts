import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { inquiry, inquiryItem, quotation } from '#lib/db/schema.ts';

export async function overdueQuotations(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: quotation.quotationId })
    .from(quotation)
    .where(
      and(inArray(quotation.status, ['quoted', 'negotiating', 'accepted']), lte(quotation.validUntil, now)),
    )
    .limit(500);
  return rows.map((row) => row.id);
}

/** Inquiries with an order that may have been paid or cancelled since. */
export async function unsettledInquiries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: inquiry.inquiryId })
    .from(inquiry)
    .innerJoin(inquiryItem, eq(inquiryItem.inquiryId, inquiry.inquiryId))
    .where(and(eq(inquiry.status, 'chosen'), isNotNull(inquiryItem.groupOrderId)))
    .limit(500);
  return rows.map((row) => row.id);
}
