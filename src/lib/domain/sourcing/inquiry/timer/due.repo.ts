import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { inquiry } from '#lib/db/schema.ts';

export async function overdueInquiries(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: inquiry.inquiryId })
    .from(inquiry)
    .where(and(eq(inquiry.status, 'quoting'), lte(inquiry.deadline, now)))
    .limit(500);
  return rows.map((row) => row.id);
}
