import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, bundle, bundlePart, bundleSku, merchant, product, sku } from '#lib/db/schema.ts';

export type BundlePartRow = typeof bundlePart.$inferSelect;
export type BundleSkuRow = typeof bundleSku.$inferSelect;

export interface NewBundle {
  activity: typeof activity.$inferInsert;
  bundle: Omit<typeof bundle.$inferInsert, 'activityId'>;
  parts: Omit<BundlePartRow, 'activityId'>[];
  skus: Omit<BundleSkuRow, 'activityId'>[];
}

export async function addBundle(db: Db, row: NewBundle): Promise<number> {
  const added = await db.insert(activity).values(row.activity).returning({ id: activity.activityId });
  const activityId = added[0]!.id;
  await db.insert(bundle).values({ ...row.bundle, activityId });
  await db.insert(bundlePart).values(row.parts.map((part) => ({ ...part, activityId })));
  await db.insert(bundleSku).values(row.skus.map((one) => ({ ...one, activityId })));
  return activityId;
}

/** Sets among some activities; flash sales and presales are left out. */
export const bundlesById = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ activity, bundle })
        .from(bundle)
        .innerJoin(activity, eq(activity.activityId, bundle.activityId))
        .where(inArray(bundle.activityId, ids));
export type BundleRow = Awaited<ReturnType<typeof bundlesById>>[number];

export const partsOf = async (db: Db, ids: number[]): Promise<BundlePartRow[]> =>
  ids.length === 0
    ? []
    : db.select().from(bundlePart).where(inArray(bundlePart.activityId, ids)).orderBy(asc(bundlePart.sort));

export const skusOf = async (db: Db, ids: number[]): Promise<BundleSkuRow[]> =>
  ids.length === 0 ? [] : db.select().from(bundleSku).where(inArray(bundleSku.activityId, ids));

/** SKUs that a merchant has on sale of some products. */
export const skusOnSale = (db: Db, merId: number, productIds: number[]) =>
  db
    .select({ skuId: sku.skuId, productId: sku.productId, price: sku.price, tiers: sku.tiers })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      and(
        eq(product.merId, merId),
        inArray(product.productId, productIds),
        eq(product.status, 'on_sale'),
        eq(sku.shown, true),
      ),
    );

/** Goods that stand in an approved set, sold now or at another time. */
export const goodsInSets = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectDistinct({ id: bundlePart.productId })
      .from(bundlePart)
      .innerJoin(activity, eq(activity.activityId, bundlePart.activityId))
      .where(eq(activity.status, 'approved'))
  ).map(({ id }) => id);

/**
 * Sets that hold a product and are sold now, in one query: a row for each SKU that may be chosen, with its part and its
 * goods, in the order they are shown.
 */
export const bundlesOfProduct = (db: Db, productId: number, now: Date) =>
  db
    .select({
      activity,
      bundle,
      part: bundlePart,
      price: bundleSku.price,
      product: {
        productId: product.productId,
        name: product.name,
        nameEn: product.nameEn,
        image: product.image,
        unitName: product.unitName,
        unitNameEn: product.unitNameEn,
        options: product.options,
        status: product.status,
        priceOnRequest: product.priceOnRequest,
      },
      sku: {
        skuId: sku.skuId,
        designation: sku.designation,
        choice: sku.choice,
        price: sku.price,
        tiers: sku.tiers,
        stock: sku.stock,
        shown: sku.shown,
      },
    })
    .from(bundle)
    .innerJoin(activity, eq(activity.activityId, bundle.activityId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .innerJoin(bundlePart, eq(bundlePart.activityId, bundle.activityId))
    .innerJoin(product, eq(product.productId, bundlePart.productId))
    .innerJoin(
      bundleSku,
      and(eq(bundleSku.activityId, bundle.activityId), eq(bundleSku.productId, bundlePart.productId)),
    )
    .innerJoin(sku, eq(sku.skuId, bundleSku.skuId))
    .where(
      and(
        sql`${bundle.activityId} in (select p.activity_id from bundle_part p where p.product_id = ${productId})`,
        eq(activity.status, 'approved'),
        eq(merchant.status, 'open'),
        lte(activity.startAt, now),
        gt(activity.endAt, now),
        sql`${bundle.stock} is distinct from 0`,
      ),
    )
    .orderBy(asc(bundle.activityId), asc(bundlePart.sort), asc(sku.sort), asc(sku.skuId));
export type ShownRow = Awaited<ReturnType<typeof bundlesOfProduct>>[number];
