import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { product } from '#lib/db/schema.ts';

/** Best sellers of a store that have a price. */
export async function bestSellersOf(db: Db, merId: number, n: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(and(eq(product.merId, merId), eq(product.status, 'on_sale'), eq(product.priceOnRequest, false)))
    .orderBy(desc(product.sales), asc(product.productId))
    .limit(n);
  return rows.map((row) => row.id);
}
