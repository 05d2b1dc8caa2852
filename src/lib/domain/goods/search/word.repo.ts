import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { product, searchWord } from '../../../db/schema.ts';

/** From two letters on: the initials of a word of two characters. */
const LETTERS = '^[a-z]{2,24}$';

/** Counts the latin words and the pinyin of all goods on sale anew. */
export async function learnWords(db: Db): Promise<void> {
  await db.execute(sql`insert into search_word (word, uses)
    select word, ndoc from ts_stat('select search from product where status = ''on_sale''') where word ~ ${LETTERS}
    on conflict (word) do update set uses = excluded.uses where search_word.uses <> excluded.uses`);
}

/** Words that a typing error may have been made of: the same beginning, about the same length. */
export const wordsLike = (db: Db, word: string, reach: number): Promise<{ word: string; uses: number }[]> =>
  db
    .select()
    .from(searchWord)
    .where(
      sql`left(search_word.word, 1) in (${word[0]}, ${word[1] ?? word[0]})
        and length(search_word.word) between ${word.length - reach} and ${word.length + reach}`,
    );

export const wordsAmong = (db: Db, words: string[]): Promise<{ word: string; uses: number }[]> =>
  db.select().from(searchWord).where(inArray(searchWord.word, words));

/** How many goods match. Not limited: a limit makes the planner read goods one by one in the hope of an early end. */
export async function countMatches(db: Db, query: string): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(product)
    .where(sql`${product.status} = 'on_sale' and ${product.search} @@ ${query}::tsquery`);
  return rows[0]?.count ?? 0;
}
