import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant, product, sku } from '#lib/db/schema.ts';

const forSale = and(eq(product.status, 'on_sale'), eq(sku.shown, true), eq(merchant.status, 'open'));

/** SKUs that are called exactly so; the best sellers first. */
export const skusByKeys = async (db: Db, keys: string[], limit: number) =>
  keys.length === 0
    ? []
    : db
        .select({ skuId: sku.skuId, key: sku.designationKey })
        .from(sku)
        .innerJoin(product, eq(product.productId, sku.productId))
        .innerJoin(merchant, eq(merchant.merId, product.merId))
        .where(and(inArray(sku.designationKey, keys), forSale))
        .orderBy(desc(product.sales), sku.skuId)
        .limit(limit);

/** Those of them whose product has all the words. */
export const skusByKeysAndWords = async (db: Db, keys: string[], query: string, limit: number) =>
  keys.length === 0
    ? []
    : db
        .select({ skuId: sku.skuId, productId: sku.productId })
        .from(sku)
        .innerJoin(product, eq(product.productId, sku.productId))
        .innerJoin(merchant, eq(merchant.merId, product.merId))
        .where(and(inArray(sku.designationKey, keys), forSale, sql`${product.search} @@ ${query}::tsquery`))
        .orderBy(desc(product.sales), sku.skuId)
        .limit(limit);

/** The sizes of some products, in the order of their tables. */
export const skusOf = async (db: Db, productIds: number[]) =>
  productIds.length === 0
    ? []
    : db
        .select({ skuId: sku.skuId, productId: sku.productId, key: sku.designationKey, stock: sku.stock })
        .from(sku)
        .innerJoin(product, eq(product.productId, sku.productId))
        .innerJoin(merchant, eq(merchant.merId, product.merId))
        .where(and(inArray(sku.productId, productIds), forSale))
        .orderBy(sku.productId, sku.sort, sku.skuId);
