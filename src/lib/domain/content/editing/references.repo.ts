import { and, asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { article, articleCategory, belt, category, market, product } from '../../../db/schema.ts';

/** What a text of an editor may name: by a key, goods and articles by their number. */
export type Named = 'goods_category' | 'news_category' | 'belt' | 'market' | 'product' | 'article';

const KEYED = {
  goods_category: { table: category, key: category.key, id: category.categoryId },
  news_category: { table: articleCategory, key: articleCategory.key, id: articleCategory.articleCategoryId },
  belt: { table: belt, key: belt.key, id: belt.beltId },
  market: { table: market, key: market.key, id: market.marketId },
};
const MOST_NAMED = 24;
/** Largest number of a row; a longer one names nothing. */
const MAX_ID = 2 ** 31 - 1;

/** Those of the keys or numbers that the mall has. */
export async function existing(db: Db, named: Named, keys: string[]): Promise<Set<string>> {
  if (named !== 'product' && named !== 'article') {
    const { table, key: column } = KEYED[named];
    const rows = await db.select({ key: column }).from(table).where(inArray(column, keys));
    return new Set(rows.map(({ key }) => key));
  }
  const ids = keys.map(Number).filter((id) => id <= MAX_ID);
  if (ids.length === 0) return new Set();
  const rows =
    named === 'product'
      ? await db
          .select({ id: product.productId })
          .from(product)
          .where(and(inArray(product.productId, ids), inArray(product.status, ['on_sale', 'off_shelf'])))
      : await db.select({ id: article.articleId }).from(article).where(inArray(article.articleId, ids));
  return new Set(rows.map(({ id }) => String(id)));
}

/** Keys that an editor can choose from, the oldest first. */
export async function someKeys(db: Db, named: keyof typeof KEYED): Promise<string[]> {
  const { table, key, id } = KEYED[named];
  const rows = await db.select({ key }).from(table).orderBy(asc(id)).limit(MOST_NAMED);
  return rows.map(({ key }) => key);
}
