import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { product } from '../../../../db/schema.ts';
import { goodsMatching } from '../../search/index.ts';

const MOST = 2;

/** The top categories that most of what matches stands in: the best one, and another when it has half as many. */
export async function mainCategories(db: Db, query: string): Promise<number[]> {
  const rows = await db
    .select({ id: product.categoryId1, count: sql<number>`count(*)::int` })
    .from(product)
    .where(sql`${product.productId} in (select ${goodsMatching(query)})`)
    .groupBy(product.categoryId1)
    .orderBy(sql`count(*) desc`, product.categoryId1)
    .limit(MOST);
  const best = rows[0]?.count ?? 0;
  return rows.filter((row) => row.count * 2 >= best).map((row) => row.id);
}
