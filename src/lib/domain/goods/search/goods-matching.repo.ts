import { sql, type SQL } from 'drizzle-orm';

/** Numbers of the goods on sale that a tsquery matches, as rows of one column; always found by the index of words. */
export const goodsMatching = (query: string): SQL => sql`goods_matching(${query}::tsquery)`;
