import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { product, visit } from '#lib/db/schema.ts';

interface NewVisit {
  uid: number;
  productId: number;
  visitedAt: Date;
}

/** A product visited again moves up, never down; what is not sold is not remembered. */
export const addVisits = async (db: Db, rows: readonly NewVisit[]): Promise<void> => {
  const sold = await db
    .select({ id: product.productId })
    .from(product)
    .where(
      and(
        inArray(
          product.productId,
          rows.map((row) => row.productId),
        ),
        eq(product.status, 'on_sale'),
      ),
    );
  // In the order of the ids, so that two tabs of one buyer do not deadlock.
  const known = rows
    .filter((row) => sold.some(({ id }) => id === row.productId))
    .toSorted((a, b) => a.productId - b.productId);
  if (known.length === 0) return;
  await db
    .insert(visit)
    .values(known)
    .onConflictDoUpdate({
      target: [visit.uid, visit.productId],
      set: { visitedAt: sql`greatest(${visit.visitedAt}, excluded.visited_at)` },
    });
};

/** Drops all but the latest visits of an account. */
export const trimVisits = (db: Db, uid: number, keep: number) =>
  db
    .delete(visit)
    .where(
      and(
        eq(visit.uid, uid),
        lt(
          visit.visitedAt,
          sql`(select v.visited_at from visit v where v.uid = ${uid} order by v.visited_at desc offset ${keep - 1} limit 1)`,
        ),
      ),
    );

export const visitsOf = (db: Db, uid: number, { page, limit }: { page: number; limit: number }) =>
  db
    .select({ productId: visit.productId, visitedAt: visit.visitedAt, status: product.status })
    .from(visit)
    .innerJoin(product, eq(product.productId, visit.productId))
    .where(eq(visit.uid, uid))
    .orderBy(desc(visit.visitedAt), desc(visit.productId))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countVisits(db: Db, uid: number): Promise<number> {
  const rows = await db.select({ n: count() }).from(visit).where(eq(visit.uid, uid));
  return rows[0]?.n ?? 0;
}

/** Some products, or all without a list. */
export const dropVisits = (db: Db, uid: number, productIds?: readonly number[]) =>
  db
    .delete(visit)
    .where(and(eq(visit.uid, uid), productIds ? inArray(visit.productId, [...productIds]) : undefined))
    .returning({ productId: visit.productId });
