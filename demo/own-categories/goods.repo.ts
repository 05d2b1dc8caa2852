import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { product } from '#lib/db/schema.ts';

/** Goods on sale of a store that stand in none of its categories yet and whose name has these words. */
export const goodsCalled = async (db: Db, merId: number, words: string): Promise<number[]> =>
  (
    await db
      .select({ id: product.productId })
      .from(product)
      .where(
        and(
          eq(product.merId, merId),
          eq(product.status, 'on_sale'),
          isNull(product.merCateId),
          sql`${product.name} ~ ${words}`,
        ),
      )
      .orderBy(asc(product.productId))
  ).map((row) => row.id);
