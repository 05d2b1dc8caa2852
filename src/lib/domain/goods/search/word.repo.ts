import { desc, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../db/database.ts';
import { category, product, searchWord } from '../../../db/schema.ts';
import { goodsMatching } from './goods-matching.repo.ts';

/** From two letters on: the initials of a word of two characters. */
const LETTERS = '^[a-z]{2,24}$';
/** What goods are called, as `headLexeme` writes it. */
const HAN_HEAD = '^\\^[\u4e00-\u9fff]{3,6}$';

/** Counts the Latin words, the pinyin and the Chinese names of all goods on sale again. */
export async function learnWords(db: Db): Promise<void> {
  await db.execute(sql`insert into search_word (word, uses)
    select word, ndoc from ts_stat('select search from product where status = ''on_sale''') where word ~ ${LETTERS} or word ~ ${HAN_HEAD}
    on conflict (word) do update set uses = excluded.uses where search_word.uses <> excluded.uses`);
}

/** Ends of the names of goods on sale, in three characters and more: by these a slip of the pen is put right. */
export async function namesInHan(db: Db): Promise<string[]> {
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(sql`${searchWord.word} ~ ${HAN_HEAD}`);
  return rows.map(({ word }) => word.slice(1));
}

/** As many letters behind the first one must be right when that is wrong. */
const SURE = 3;
/** Words that a typing error may have been made of: about the same length, and the same beginning or what follows it. */
export const wordsLike = (db: Db, word: string, reach: number): Promise<{ word: string; uses: number }[]> =>
  db
    .select()
    .from(searchWord)
    .where(
      sql`(left(search_word.word, 1) in (${word[0]}, ${word[1] ?? word[0]})
          or substr(search_word.word, 2, ${sql.raw(String(SURE))}) in (${word.slice(1, 1 + SURE)}, ${word.slice(0, SURE)}))
        and length(search_word.word) between ${word.length - reach} and ${word.length + reach}`,
    );

export const wordsAmong = (db: Db, words: string[]): Promise<{ word: string; uses: number }[]> =>
  db.select().from(searchWord).where(inArray(searchWord.word, words));

const NAMES = 5;
/** What the best sellers that match are called, and the categories they stand in. */
export async function namesWith(db: Db, query: string): Promise<string[]> {
  const rows = await db
    .select({ name: product.name, category: category.name })
    .from(product)
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(sql`${product.productId} in (select ${goodsMatching(query)})`)
    .orderBy(desc(product.sales))
    .limit(NAMES);
  return rows.flatMap((row) => [row.name, row.category]);
}

/** Some goods that match have one of these among their keywords as a whole. */
export async function hasKeyword(db: Db, query: string, names: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(
      sql`${product.productId} in (select ${goodsMatching(query)}) and exists (
        select from jsonb_array_elements_text(${product.keywords}) as keyword
        where lower(keyword) = any(${sql.param([...names])}::text[]))`,
    )
    .limit(1);
  return rows.length > 0;
}

/** Some goods that match are called exactly so, in one of the languages; `name` in small letters. */
export async function areCalled(db: Db, query: string, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(
      sql`${product.productId} in (select ${goodsMatching(query)})
        and ${name} in (lower(${product.name}), lower(${product.nameEn}))`,
    )
    .limit(1);
  return rows.length > 0;
}

/** How many goods match each of these, asked at once. */
export async function countEach(db: Db, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map((query) => sql`(select count(*)::int from ${goodsMatching(query)})`);
  const rows = await rowsOf<{ counts: string }>(
    db,
    sql`select array[${sql.join(counts, sql`, `)}]::text as counts`,
  );
  return (rows[0]?.counts ?? '{}').slice(1, -1).split(',').map(Number);
}

const BYTES = 4;

/** Numbers of the goods that match each of these in ascending order, asked at once. */
export async function goodsOfEach(db: Db, queries: readonly string[]): Promise<Int32Array[]> {
  if (queries.length === 0) return [];
  const parts = queries.map(
    (query, at) =>
      sql`select ${sql.raw(String(at))} as at, string_agg(int4send(id), ''::bytea order by id) as ids
        from ${goodsMatching(query)} as id`,
  );
  const rows = await rowsOf<{ at: number; ids: Uint8Array | null }>(db, sql.join(parts, sql` union all `));
  const found = queries.map(() => new Int32Array());
  for (const { at, ids } of rows) {
    if (!ids) continue;
    const view = new DataView(ids.buffer, ids.byteOffset, ids.byteLength);
    found[at] = Int32Array.from({ length: ids.byteLength / BYTES }, (_, n) => view.getInt32(n * BYTES));
  }
  return found;
}

/** How many goods match. */
export async function countMatches(
  db: Db,
  query: string,
  places: readonly { stores: number[] }[] = [],
): Promise<number> {
  const inPlaces = places.map(
    ({ stores }) => sql`and ${product.merId} = any(${`{${stores.join(',')}}`}::int[])`,
  );
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(product)
    .where(
      sql`${query ? sql`${product.productId} in (select ${goodsMatching(query)})` : sql`${product.status} = 'on_sale'`} ${sql.join(inPlaces, sql` `)}`,
    );
  return rows[0]?.count ?? 0;
}
