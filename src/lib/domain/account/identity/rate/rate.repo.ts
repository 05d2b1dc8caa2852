import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { rateCount } from '#lib/db/schema.ts';

const add = sqlOnce<{ count: number; resetsAt: string }>(
  sql`insert into ${rateCount} as r (bucket, count, resets_at)
    values (${sql.placeholder('bucket')}, ${sql.placeholder('n')}::int, ${sql.placeholder('resetsAt')})
    on conflict (bucket) do update set
      count = case when r.resets_at <= ${sql.placeholder('now')} then excluded.count else r.count + excluded.count end,
      resets_at = case when r.resets_at <= ${sql.placeholder('now')} then excluded.resets_at else r.resets_at end
    returning count, resets_at as "resetsAt"`,
);

/** Adds in a single statement, so that parallel requests cannot miss each other. */
export const addToCount = async (db: Db, bucket: string, now: Date, resetsAt: Date): Promise<number> =>
  (await addAndLook(db, bucket, now, resetsAt)).count;

/** The same, with the moment at which the counter starts again. */
export async function addAndLook(
  db: Db,
  bucket: string,
  now: Date,
  resetsAt: Date,
  n = 1,
): Promise<{ count: number; resetsAt: Date }> {
  const values = { bucket, n, now: now.toISOString(), resetsAt: resetsAt.toISOString() };
  const [row] = await add(db, values);
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
