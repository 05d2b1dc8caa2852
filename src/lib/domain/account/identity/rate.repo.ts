import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { rateCount } from '../../../db/schema.ts';

/** Adds one in a single statement, so that parallel requests cannot miss each other. */
export async function addToCount(db: Db, bucket: string, now: Date, resetsAt: Date): Promise<number> {
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
    .returning({ count: rateCount.count });
  return rows[0]!.count;
}
