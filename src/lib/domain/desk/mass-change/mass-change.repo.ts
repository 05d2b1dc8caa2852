import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { MassChangeKind, MassChangeOutcome } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { massChange, massChangeLine, product, sku, user } from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

export type MassChangeRow = typeof massChange.$inferSelect;
export type MassChangeLineRow = typeof massChangeLine.$inferSelect;

/** Names of a change that its row in the list shows. */
const NAMES = 3;
const LATEST: Keyset = { by: massChange.createdAt, id: massChange.massChangeId, isDown: true, kind: 'time' };

/**
 * What a line is of, in the reader's language: sizes and goods are called as they are now; what is gone, and what has one
 * name alone, as it was when it was changed.
 */
function nameIn(locale: string): SQL {
  const called = sql.raw(locale === 'en-US' ? `coalesce(nullif(p.name_en, ''), p.name)` : 'p.name');
  return sql`coalesce(case
    when ${massChange.kind} in ('price', 'stock') then (
      select trim(s.designation || ' ' || ${called}) from ${sku} s join ${product} p using (product_id)
        where s.sku_id = l.target::int)
    when ${massChange.kind} in ('shelf', 'own_category') then (
      select ${called} from ${product} p where p.product_id = l.target::int)
    end, l.name)`;
}

const columns = (locale: string) => ({
  change: massChange,
  author: user.nickname,
  count: sql<number>`(select count(*)::int from ${massChangeLine} l where l.mass_change_id = ${massChange.massChangeId})`,
  names: sql<string>`(select string_agg(${nameIn(locale)}, ' · ' order by l.sort) from ${massChangeLine} l
    where l.mass_change_id = ${massChange.massChangeId} and l.sort < ${NAMES})`,
});

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
  locale: string,
  { keyword, kinds, ...ask }: KeysetAsk & { keyword?: string | undefined; kinds?: readonly MassChangeKind[] },
) => {
  const { within, order } = keysetQuery(LATEST, ask);
  const words = keyword?.trim().replace(/[\\%_]/g, '\\$&');
  const found = words
    ? sql`exists (select 1 from ${massChangeLine} l where l.mass_change_id = ${massChange.massChangeId} and l.name ilike ${`%${words}%`})`
    : undefined;
  return db
    .select(columns(locale))
    .from(massChange)
    .innerJoin(user, eq(user.uid, massChange.uid))
    .where(within(and(eq(massChange.merId, merId), kinds && inArray(massChange.kind, [...kinds]), found)))
    .orderBy(...order)
    .limit(ask.limit + 1);
};

export async function massChangeOf(db: Db, merId: number, locale: string, id: string) {
  const [row] = await db
    .select(columns(locale))
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

/** Lines of a change as its record shows them. */
export const namedLinesOf = (db: Db, id: string, locale: string) =>
  db
    .select({
      name: sql<string>`${nameIn(locale)}`,
      before: sql<string>`l.before`,
      after: sql<string>`l.after`,
      outcome: sql<MassChangeOutcome>`l.outcome`,
    })
    .from(massChange)
    .innerJoin(sql`${massChangeLine} l`, sql`l.mass_change_id = ${massChange.massChangeId}`)
    .where(eq(massChange.massChangeId, id))
    .orderBy(sql`l.sort`);

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
