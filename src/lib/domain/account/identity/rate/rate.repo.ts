import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rateCount } from '#lib/db/schema.ts';

/** Adds one in a single statement, so that parallel requests cannot miss each other. */
export const addToCount = async (db: Db, bucket: string, now: Date, resetsAt: Date): Promise<number> =>
  (await addAndLook(db, bucket, now, resetsAt)).count;

/** The same, with the moment at which the counter begins anew. */
export async function addAndLook(
  db: Db,
  bucket: string,
  now: Date,
  resetsAt: Date,
): Promise<{ count: number; resetsAt: Date }> {
  const isOver = sql`${rateCount.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateCount)
    .values({ bucket, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateCount.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCount.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateCount.resetsAt} end`,
      },
    })
    .returning({ count: rateCount.count, resetsAt: rateCount.resetsAt });
  return rows[0]!;
}

export async function countIn(db: Db, bucket: string, now: Date): Promise<number> {
  const rows = await db
    .select({ count: rateCount.count })
    .from(rateCount)
    .where(and(eq(rateCount.bucket, bucket), gt(rateCount.resetsAt, now)));
  return rows[0]?.count ?? 0;
}

export const dropCount = (db: Db, bucket: string) => db.delete(rateCount).where(eq(rateCount.bucket, bucket));

export const dropOverCounts = (db: Db, now: Date) => db.delete(rateCount).where(lte(rateCount.resetsAt, now));
