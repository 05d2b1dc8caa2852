import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { product, sku } from '../../../db/schema.ts';

/** What tells whether sizes are those that were asked for. */
export const offeredRows = async (db: Db, skuIds: readonly number[]) =>
  skuIds.length === 0
    ? []
    : db
        .select({
          skuId: sku.skuId,
          designation: sku.designation,
          choice: sku.choice,
          sizes: sku.sizes,
          words: sku.words,
          params: sku.params,
          name: product.name,
          options: product.options,
          common: product.params,
        })
        .from(sku)
        .innerJoin(product, eq(product.productId, sku.productId))
        .where(inArray(sku.skuId, [...skuIds]));
