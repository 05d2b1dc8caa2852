import { and, arrayContains, count, desc, eq, sql } from 'drizzle-orm';
import type { StoreClosingState } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { merchant, storeClosing, user, userRole } from '#lib/db/schema.ts';
import type { Page } from '#lib/kernel/page.ts';

export type ClosingRow = typeof storeClosing.$inferSelect;

/** False when the store closes, or is closed, already. */
export async function addClosing(db: Db, row: typeof storeClosing.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(storeClosing)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: storeClosing.storeClosingId });
  return rows.length > 0;
}

/** Holds the store first, as whoever begins a closing does: two who hold one each would wait for each other. */
export async function lockClosing(db: Db, id: string): Promise<ClosingRow | undefined> {
  const isIt = eq(storeClosing.storeClosingId, id);
  const ofIt = db.select({ merId: storeClosing.merId }).from(storeClosing).where(isIt);
  await db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, ofIt)).for('update');
  return (await db.select().from(storeClosing).where(isIt).for('update'))[0];
}

export const changeClosing = (
  db: Db,
  id: string,
  values: Required<Pick<ClosingRow, 'status' | 'decidedBy' | 'decidedAt'>>,
) => db.update(storeClosing).set(values).where(eq(storeClosing.storeClosingId, id));

/** A page of closings with their stores, the latest first, and how many there are. */
export async function closingRows(
  db: Db,
  {
    merId,
    status,
    keyword,
    page,
    limit,
  }: Page & { merId?: number; status?: StoreClosingState | undefined; keyword?: string | undefined },
) {
  const wanted = and(
    merId === undefined ? undefined : eq(storeClosing.merId, merId),
    status ? eq(storeClosing.status, status) : undefined,
    hasWords(keyword, merchant.name, merchant.nameEn, storeClosing.reason),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        row: storeClosing,
        store: merchant.name,
        storeEn: merchant.nameEn,
        by: sql<string | null>`${user.nickname}`,
      })
      .from(storeClosing)
      .innerJoin(merchant, eq(merchant.merId, storeClosing.merId))
      .leftJoin(user, eq(user.uid, storeClosing.askedBy))
      .where(wanted)
      .orderBy(desc(storeClosing.createdAt), desc(storeClosing.storeClosingId))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ n: count() })
      .from(storeClosing)
      .innerJoin(merchant, eq(merchant.merId, storeClosing.merId))
      .where(wanted),
  ]);
  return { rows, count: counted!.n };
}

/** The owners of a store, and its names. */
export const ownersOf = (db: Db, merId: number) =>
  db
    .select({ uid: userRole.uid, store: merchant.name, storeEn: merchant.nameEn })
    .from(userRole)
    .innerJoin(merchant, eq(merchant.merId, userRole.merId))
    .where(
      and(
        eq(userRole.role, 'merchant'),
        eq(userRole.merId, merId),
        arrayContains(userRole.storeRoles, ['owner']),
      ),
    );
