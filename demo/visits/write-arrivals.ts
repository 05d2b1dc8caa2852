import { and, asc, eq } from 'drizzle-orm';
import { product, sku } from '#lib/db/schema.ts';
import { askArrival } from '#lib/domain/goods/arrival/index.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf } from '../writer/write-orders.ts';

const WAITED_FOR = 3;

/** Sold-out sizes that the demo buyer waits for. */
export async function writeArrivals(seeding: Seeding): Promise<void> {
  const sizes = await seeding.db
    .select({ unique: sku.skuId, product_id: sku.productId })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(and(eq(sku.stock, 0), eq(product.status, 'on_sale')))
    .orderBy(asc(sku.skuId))
    .limit(WAITED_FOR);
  const ctx = contextOf(seeding, DEMO_UIDS.personal, seeding.now);
  for (const size of sizes) await askArrival(ctx, size);
}
