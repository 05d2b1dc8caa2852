import { asc, eq, inArray, sql } from 'drizzle-orm';
import { sqlOnce } from '../../../db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import { searchStandard, searchSynonym } from '../../../db/schema.ts';

const versions = sqlOnce<{ version: string }>(sql`
  select (select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from search_synonym) || ' '
    || (select count(*) || '.' || coalesce(sum(xmin::text::bigint), 0) from search_standard) as version`);
/**
 * Another text whenever a group has changed, without reading any: a row that was written bears the number of a later
 * transaction, and one that was taken away is not counted.
 */
export const synonymVersion = async (db: Db): Promise<string> => (await versions(db, {}))[0]!.version;

/** Standards that operators have marked as describing the same part. */
export const standardGroups = async (db: Db): Promise<string[][]> =>
  (await db.select({ names: searchStandard.names }).from(searchStandard)).map(({ names }) => names);

export const allSynonyms = (db: Db) =>
  db
    .select({ id: searchSynonym.synonymId, words: searchSynonym.words, updatedAt: searchSynonym.updatedAt })
    .from(searchSynonym)
    .orderBy(asc(searchSynonym.synonymId));

export async function addSynonyms(db: Db, words: string[], now: Date): Promise<number> {
  const rows = await db
    .insert(searchSynonym)
    .values({ words, updatedAt: now })
    .returning({ id: searchSynonym.synonymId });
  return rows[0]!.id;
}

export async function changeSynonyms(db: Db, id: number, words: string[], now: Date): Promise<boolean> {
  const rows = await db
    .update(searchSynonym)
    .set({ words, updatedAt: now })
    .where(eq(searchSynonym.synonymId, id))
    .returning({ id: searchSynonym.synonymId });
  return rows.length > 0;
}

/** Takes groups away; those that were there. */
export const removeSynonyms = (db: Db, ids: readonly number[]) =>
  db
    .delete(searchSynonym)
    .where(inArray(searchSynonym.synonymId, [...ids]))
    .returning({ id: searchSynonym.synonymId, words: searchSynonym.words });
