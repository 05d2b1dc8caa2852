import { sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '#lib/db/database.ts';

/** Counts what a buyer takes against the limit (0: none); false when it would be more. */
export async function countBuyer(
  db: Db,
  { activityId, uid, n, limit }: { activityId: number; uid: number; n: number; limit: number },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into activity_buyer (activity_id, uid, bought)
      select ${activityId}::int, ${uid}::int, ${n}::int where ${limit}::int = 0 or ${n}::int <= ${limit}::int
      on conflict (activity_id, uid) do update set bought = activity_buyer.bought + excluded.bought
        where ${limit}::int = 0 or activity_buyer.bought + excluded.bought <= ${limit}::int
      returning bought`,
  );
  return rows.length === 1;
}

/** Takes units of a SKU if the activity has them; answers what is left, nothing when it is short. */
export async function takeLimited(
  db: Db,
  activityId: number,
  skuId: number,
  n: number,
): Promise<number | undefined> {
  const rows = await rowsOf<{ stock: number }>(
    db,
    sql`update activity_sku set stock = stock - ${n}::int
      where activity_id = ${activityId} and sku_id = ${skuId} and stock >= ${n}::int returning stock`,
  );
  return rows[0]?.stock;
}

export async function limitedLeft(db: Db, activityId: number, skuId: number): Promise<number> {
  const rows = await rowsOf<{ stock: number }>(
    db,
    sql`select stock from activity_sku where activity_id = ${activityId} and sku_id = ${skuId}`,
  );
  return rows[0]?.stock ?? 0;
}

/**
 * Gives units back to the account that placed the order (`bought_by` once the order has passed to a colleague): the
 * limit was counted for that account.
 */
export const returnBuyer = (db: Db, activityId: number, orderId: string, n: number) =>
  rowsOf(
    db,
    sql`update activity_buyer b set bought = greatest(b.bought - ${n}::int, 0) from store_order o
      where o.order_id = ${orderId} and b.uid = coalesce(o.bought_by, o.uid) and b.activity_id = ${activityId}`,
  );

export const returnLimited = (db: Db, activityId: number, skuId: number, n: number) =>
  rowsOf(
    db,
    sql`update activity_sku set stock = least(stock + ${n}::int, limited)
      where activity_id = ${activityId} and sku_id = ${skuId}`,
  );
