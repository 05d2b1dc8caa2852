import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MassChangeKind, MassChangeOutcome } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { massChange, massChangeLine, user } from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

export type MassChangeRow = typeof massChange.$inferSelect;
export type MassChangeLineRow = typeof massChangeLine.$inferSelect;

/** Names of a change that its row in the list shows. */
const NAMES = 3;
const LATEST: Keyset = { by: massChange.createdAt, id: massChange.massChangeId, isDown: true, kind: 'time' };

const columns = {
  change: massChange,
  author: user.nickname,
  count: sql<number>`(select count(*)::int from ${massChangeLine} l where l.mass_change_id = ${massChange.massChangeId})`,
  names: sql<string>`(select string_agg(l.name, ' · ' order by l.sort) from ${massChangeLine} l
    where l.mass_change_id = ${massChange.massChangeId} and l.sort < ${NAMES})`,
};

export async function addMassChange(
  db: Db,
  row: typeof massChange.$inferInsert,
  lines: (typeof massChangeLine.$inferInsert)[],
): Promise<void> {
  await db.insert(massChange).values(row);
  await db.insert(massChangeLine).values(lines);
}

export const massChanges = (
  db: Db,
  merId: number,
  { keyword, kinds, ...ask }: KeysetAsk & { keyword?: string | undefined; kinds?: readonly MassChangeKind[] },
) => {
  const { within, order } = keysetQuery(LATEST, ask);
  const words = keyword?.trim().replace(/[\\%_]/g, '\\$&');
  const found = words
    ? sql`exists (select 1 from ${massChangeLine} l where l.mass_change_id = ${massChange.massChangeId} and l.name ilike ${`%${words}%`})`
    : undefined;
  return db
    .select(columns)
    .from(massChange)
    .innerJoin(user, eq(user.uid, massChange.uid))
    .where(within(and(eq(massChange.merId, merId), kinds && inArray(massChange.kind, [...kinds]), found)))
    .orderBy(...order)
    .limit(ask.limit + 1);
};

export async function massChangeOf(db: Db, merId: number, id: string) {
  const [row] = await db
    .select(columns)
    .from(massChange)
    .innerJoin(user, eq(user.uid, massChange.uid))
    .where(and(eq(massChange.merId, merId), eq(massChange.massChangeId, id)));
  return row;
}

/** A change of a store, locked until the transaction ends. */
export async function lockMassChange(db: Db, merId: number, id: string): Promise<MassChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(massChange)
    .where(and(eq(massChange.merId, merId), eq(massChange.massChangeId, id)))
    .for('update');
  return row;
}

export const linesOf = (db: Db, id: string): Promise<MassChangeLineRow[]> =>
  db
    .select()
    .from(massChangeLine)
    .where(eq(massChangeLine.massChangeId, id))
    .orderBy(asc(massChangeLine.sort));

export async function markUndone(
  db: Db,
  id: string,
  undoneAt: Date,
  outcomes: ReadonlyMap<number, MassChangeOutcome>,
): Promise<void> {
  await db.update(massChange).set({ undoneAt }).where(eq(massChange.massChangeId, id));
  for (const outcome of new Set(outcomes.values())) {
    const sorts = [...outcomes].filter(([, one]) => one === outcome).map(([sort]) => sort);
    await db
      .update(massChangeLine)
      .set({ outcome })
      .where(and(eq(massChangeLine.massChangeId, id), inArray(massChangeLine.sort, sorts)));
  }
}
