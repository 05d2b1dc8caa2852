import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import type { Page } from '#lib/kernel/page.ts';
import { product, sampleBuyer, sampleSku, sku } from '#lib/db/schema.ts';

export const samplesOf = async (db: Db, skuIds: number[]) =>
  skuIds.length === 0 ? [] : db.select().from(sampleSku).where(inArray(sampleSku.skuId, skuIds));

/** SKUs among these of which a buyer has had a sample. */
export async function takenOf(db: Db, uid: number, skuIds: number[]): Promise<number[]> {
  if (skuIds.length === 0) return [];
  const rows = await db
    .select({ skuId: sampleBuyer.skuId })
    .from(sampleBuyer)
    .where(and(eq(sampleBuyer.uid, uid), inArray(sampleBuyer.skuId, skuIds)));
  return rows.map((row) => row.skuId);
}

/** False when the buyer has had one: two orders at the same moment cannot both get it. */
export async function takeSample(
  db: Db,
  row: { uid: number; skuId: number; createdAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(sampleBuyer)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: sampleBuyer.uid });
  return rows.length === 1;
}

/** The account that placed the order may have a sample of the SKU again, even if another account has the order now. */
export const returnSample = (db: Db, orderId: string, skuId: number) =>
  db.execute(sql`delete from sample_buyer b using store_order o
    where o.order_id = ${orderId} and b.uid = coalesce(o.bought_by, o.uid) and b.sku_id = ${skuId}`);

/** SKUs that a merchant has of a product, shown ones only. */
export const ownSkus = (db: Db, merId: number, productId: number) =>
  db
    .select({ skuId: sku.skuId })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(and(eq(product.merId, merId), eq(product.productId, productId), eq(sku.shown, true)));

const sampled = (merId: number, keyword: string | undefined) =>
  and(
    eq(product.merId, merId),
    sql`exists (select 1 from ${sampleSku} where ${sampleSku.productId} = ${product.productId})`,
    hasWords(
      keyword,
      product.name,
      product.nameEn,
      sql`(select string_agg(s.designation, ' ') from sample_sku n join sku s using (sku_id) where n.product_id = ${product.productId})`,
    ),
  );

/** Goods of a store of which there are samples, the latest first. */
export const sampledGoods = (
  db: Db,
  merId: number,
  { page, limit, keyword }: Page & { keyword: string | undefined },
) =>
  db
    .select({
      productId: product.productId,
      name: product.name,
      nameEn: product.nameEn,
      image: product.image,
      unitName: product.unitName,
      unitNameEn: product.unitNameEn,
    })
    .from(product)
    .where(sampled(merId, keyword))
    .orderBy(desc(product.productId))
    .limit(limit)
    .offset((page - 1) * limit);

export const countSampled = (db: Db, merId: number, keyword: string | undefined): Promise<number> =>
  db.$count(product, sampled(merId, keyword));

/** Samples of these goods, with what a piece costs otherwise and how many buyers have had one. */
export const samplesOfGoods = async (db: Db, productIds: number[]) =>
  productIds.length === 0
    ? []
    : db
        .select({
          productId: sampleSku.productId,
          skuId: sampleSku.skuId,
          price: sampleSku.price,
          designation: sku.designation,
          usual: sku.price,
          taken: sql<number>`(select count(*)::int from ${sampleBuyer} where ${sampleBuyer.skuId} = ${sampleSku.skuId})`,
        })
        .from(sampleSku)
        .innerJoin(sku, eq(sku.skuId, sampleSku.skuId))
        .where(inArray(sampleSku.productId, productIds))
        .orderBy(asc(sampleSku.skuId));

/** Locks a product's row, so that two savings of its samples take turns. */
export const lockProduct = (db: Db, productId: number) =>
  db
    .select({ id: product.productId })
    .from(product)
    .where(eq(product.productId, productId))
    .for('no key update');

export async function putSamples(
  db: Db,
  productId: number,
  rows: { skuId: number; price: number; createdAt: Date }[],
): Promise<void> {
  await db.delete(sampleSku).where(eq(sampleSku.productId, productId));
  if (rows.length > 0) await db.insert(sampleSku).values(rows.map((row) => ({ ...row, productId })));
}
