import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { savedList, savedListLine } from '#lib/db/schema.ts';

const isOf = (uid: number, id: string) => and(eq(savedList.savedListId, id), eq(savedList.uid, uid));

export const listsOf = (db: Db, uid: number) =>
  db
    .select({
      savedListId: savedList.savedListId,
      name: savedList.name,
      updatedAt: savedList.updatedAt,
      count: count(savedListLine.skuId),
    })
    .from(savedList)
    .leftJoin(savedListLine, eq(savedListLine.savedListId, savedList.savedListId))
    .where(eq(savedList.uid, uid))
    .groupBy(savedList.savedListId)
    .orderBy(desc(savedList.updatedAt), desc(savedList.savedListId));

/** Lists of a buyer; whoever counts too waits until the transaction ends. */
export async function countLists(db: Db, uid: number): Promise<number> {
  await takeTurns(db, 'saved_list', uid);
  return db.$count(savedList, eq(savedList.uid, uid));
}

/** A list of this buyer; another buyer's is not found. */
export async function listOfUser(db: Db, uid: number, id: string) {
  const rows = await db.select().from(savedList).where(isOf(uid, id));
  return rows[0];
}

export const linesOf = (db: Db, id: string) =>
  db
    .select({ skuId: savedListLine.skuId, quantity: savedListLine.quantity })
    .from(savedListLine)
    .where(eq(savedListLine.savedListId, id))
    .orderBy(asc(savedListLine.place));

export async function addList(
  db: Db,
  list: typeof savedList.$inferInsert,
  lines: readonly { skuId: number; quantity: number }[],
): Promise<void> {
  await db.insert(savedList).values(list);
  await db
    .insert(savedListLine)
    .values(lines.map((line, place) => ({ ...line, place, savedListId: list.savedListId })));
}

/** False when this buyer has no such list. */
export async function setList(
  db: Db,
  uid: number,
  id: string,
  values: { name?: string; updatedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(savedList)
    .set(values)
    .where(isOf(uid, id))
    .returning({ id: savedList.savedListId });
  return rows.length > 0;
}

export async function dropList(db: Db, uid: number, id: string): Promise<boolean> {
  const rows = await db.delete(savedList).where(isOf(uid, id)).returning({ id: savedList.savedListId });
  return rows.length > 0;
}

const isLine = (id: string, skuId: number) =>
  and(eq(savedListLine.savedListId, id), eq(savedListLine.skuId, skuId));

export const setLineOfList = (db: Db, id: string, skuId: number, quantity: number) =>
  db.update(savedListLine).set({ quantity }).where(isLine(id, skuId));

export const dropLineOfList = (db: Db, id: string, skuId: number) =>
  db.delete(savedListLine).where(isLine(id, skuId));
