import { sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '#lib/db/database.ts';

/** Takes sets if there are so many; answers what is left (null: not counted), nothing when there are fewer. */
export async function takeSets(
  db: Db,
  activityId: number,
  n: number,
): Promise<{ stock: number | null } | undefined> {
  const rows = await rowsOf<{ stock: number | null }>(
    db,
    sql`update bundle set stock = stock - ${n}::int
      where activity_id = ${activityId} and (stock is null or stock >= ${n}::int) returning stock`,
  );
  return rows[0];
}

export async function returnSets(db: Db, activityId: number, n: number): Promise<void> {
  await rowsOf(
    db,
    sql`update bundle set stock = least(stock + ${n}::int, limited) where activity_id = ${activityId}`,
  );
}
