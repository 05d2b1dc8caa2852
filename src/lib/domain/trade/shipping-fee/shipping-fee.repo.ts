import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { product, sku } from '#lib/db/schema.ts';

/** The size that a goods page names first, with the rules of its quantity. */
export async function firstSku(db: Db, productId: number) {
  const rows = await db
    .select({ skuId: sku.skuId, moq: product.moq, multiple: product.multiple })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(and(eq(sku.productId, productId), eq(sku.shown, true)))
    .orderBy(asc(sku.sort), asc(sku.skuId))
    .limit(1);
  return rows[0];
}
