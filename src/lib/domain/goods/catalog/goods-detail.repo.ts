import { asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import {
  belt,
  brand,
  merchant,
  merchantType,
  orderLine,
  product,
  review,
  sampleSku,
  sku,
  user,
} from '../../../db/schema.ts';

const productOf = builtOnce((db) =>
  db
    .select({
      product,
      merchant,
      typeName: merchantType.name,
      typeNameEn: merchantType.nameEn,
      belt: {
        beltId: belt.beltId,
        name: belt.name,
        nameEn: belt.nameEn,
        province: belt.province,
        provinceEn: belt.provinceEn,
        city: belt.city,
        cityEn: belt.cityEn,
      },
      brand: { brandId: brand.brandId, name: brand.name, nameEn: brand.nameEn, logo: brand.logo },
    })
    .from(product)
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .leftJoin(belt, eq(belt.beltId, merchant.beltId))
    .leftJoin(brand, eq(brand.brandId, product.brandId))
    .where(eq(product.productId, sql.placeholder('id'))),
);
export const productRow = async (db: Db, id: number) => (await productOf(db).execute({ id }))[0];

const shownSkus = builtOnce((db) =>
  db
    .select({ ...getTableColumns(sku), samplePrice: sampleSku.price })
    .from(sku)
    .leftJoin(sampleSku, eq(sampleSku.skuId, sku.skuId))
    .where(sql`${sku.productId} = ${sql.placeholder('id')} and ${sku.shown}`)
    .orderBy(asc(sku.sort), asc(sku.skuId)),
);
export const skusOf = async (db: Db, id: number) => shownSkus(db).execute({ id });

const KINDS: Record<'' | 'best' | 'middle' | 'negative', SQL> = {
  '': sql`true`,
  best: sql`${review.productScore} >= 4`,
  middle: sql`${review.productScore} = 3`,
  negative: sql`${review.productScore} <= 2`,
};

/** The size is kept with the review in Chinese; its English is what the order line says. */
const reviewColumns = {
  review,
  nickname: user.nickname,
  avatar: user.avatar,
  skuTextEn: sql<string | null>`${orderLine.snapshot}->>'skuTextEn'`,
};

export const reviewsOf = (
  db: Db,
  productId: number,
  kind: keyof typeof KINDS,
  limit: number,
  offset: number,
) =>
  db
    .select(reviewColumns)
    .from(review)
    .innerJoin(user, eq(user.uid, review.uid))
    .leftJoin(orderLine, eq(orderLine.orderLineId, review.orderLineId))
    .where(sql`${review.productId} = ${productId} and ${KINDS[kind]}`)
    .orderBy(desc(review.createdAt))
    .limit(limit)
    .offset(offset);

export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];

const latestGood = builtOnce((db) =>
  db
    .select(reviewColumns)
    .from(review)
    .innerJoin(user, eq(user.uid, review.uid))
    .leftJoin(orderLine, eq(orderLine.orderLineId, review.orderLineId))
    .where(sql`${review.productId} = ${sql.placeholder('id')} and ${KINDS.best}`)
    .orderBy(desc(review.createdAt))
    .limit(1),
);
export const topReview = async (db: Db, id: number) => (await latestGood(db).execute({ id }))[0];

export async function reviewCounts(db: Db, productId: number) {
  const rows = await db
    .select({
      count: sql<number>`count(*)::int`,
      best: sql<number>`(count(*) filter (where ${KINDS.best}))::int`,
      middle: sql<number>`(count(*) filter (where ${KINDS.middle}))::int`,
      negative: sql<number>`(count(*) filter (where ${KINDS.negative}))::int`,
      star: sql<number>`coalesce(avg(${review.productScore}), 5)::float8`,
    })
    .from(review)
    .where(eq(review.productId, productId));
  return rows[0]!;
}
