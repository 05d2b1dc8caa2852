import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { rateCount } from '#lib/db/schema.ts';

const addOne = sqlOnce<{ count: number; resetsAt: string }>(
  sql`insert into ${rateCount} as r (bucket, count, resets_at)
    values (${sql.placeholder('bucket')}, 1, ${sql.placeholder('resetsAt')})
    on conflict (bucket) do update set
      count = case when r.resets_at <= ${sql.placeholder('now')} then 1 else r.count + 1 end,
      resets_at = case when r.resets_at <= ${sql.placeholder('now')} then excluded.resets_at else r.resets_at end
    returning count, resets_at as "resetsAt"`,
);

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
  const values = { bucket, now: now.toISOString(), resetsAt: resetsAt.toISOString() };
  const [row] = await addOne(db, values);
  return { count: row!.count, resetsAt: new Date(row!.resetsAt) };
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
