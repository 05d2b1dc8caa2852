import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { product } from '../../../../db/schema.ts';

/** As a constant, so that the indexes of goods on sale are seen to fit. */
export const onSale = sql`${product.status} = 'on_sale'`;

const MOST = 2;

/** The top categories that most of what matches stands in: the best one, and another when it has half as many. */
export async function mainCategories(db: Db, query: string): Promise<number[]> {
  const rows = await db
    .select({ id: product.categoryId1, count: sql<number>`count(*)::int` })
    .from(product)
    .where(sql`${onSale} and ${product.search} @@ ${query}::tsquery`)
    .groupBy(product.categoryId1)
    .orderBy(sql`count(*) desc`, product.categoryId1)
    .limit(MOST);
  const best = rows[0]?.count ?? 0;
  return rows.filter((row) => row.count * 2 >= best).map((row) => row.id);
}
