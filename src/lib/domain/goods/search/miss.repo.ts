import { and, between, desc, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { hasWords } from '../../../db/has-words.ts';
import { searchMiss } from '../../../db/schema.ts';

/** So that a flood of nonsense fills no disk. */
const MOST_A_DAY = 5000;

export const countMiss = (db: Db, day: string, words: string) =>
  db.execute(sql`insert into search_miss (day, words, count)
    select ${day}::date, ${words}, 1 where (select count(*) from search_miss where day = ${day}::date) < ${MOST_A_DAY}
    on conflict (day, words) do update set count = search_miss.count + 1`);

/** Words of these days, the most wanted first. */
export const missesBetween = (
  db: Db,
  {
    from,
    to,
    keyword,
    limit,
    offset,
  }: { from: string; to: string; keyword?: string | undefined; limit: number; offset: number },
) =>
  db
    .select({
      words: searchMiss.words,
      count: sql<number>`sum(${searchMiss.count})::int`,
      lastDay: sql<string>`max(${searchMiss.day})::text`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(searchMiss)
    .where(and(between(searchMiss.day, from, to), hasWords(keyword, searchMiss.words)))
    .groupBy(searchMiss.words)
    .orderBy(desc(sql`sum(${searchMiss.count})`), searchMiss.words)
    .limit(limit)
    .offset(offset);
