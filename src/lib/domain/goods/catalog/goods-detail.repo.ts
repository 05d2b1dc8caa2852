import { and, desc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
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
  type DocumentRow,
  type sku,
  user,
} from '../../../db/schema.ts';

/** What a page shows of a size. */
export type ShownSku = Pick<
  typeof sku.$inferSelect,
  | 'skuId'
  | 'designation'
  | 'choice'
  | 'price'
  | 'tiers'
  | 'stock'
  | 'weightG'
  | 'volumeCm3'
  | 'barCode'
  | 'image'
  | 'params'
> & { samplePrice: number | null };

/**
 * The sizes of a product come with it, so that a page asks once. Names are written out: bare columns would be the subquery's
 * own. Text of JSON is made in a third of the time of jsonb.
 */
const shownSkus = sql<ShownSku[]>`(
  select coalesce(json_agg(size), '[]') from (
    select sku.sku_id as "skuId", sku.designation, sku.choice, sku.price, sku.tiers, sku.stock, sku.weight_g as "weightG",
      sku.volume_cm3 as "volumeCm3", sku.bar_code as "barCode", sku.image, sku.params, sample_sku.price as "samplePrice"
    from sku left join sample_sku on sample_sku.sku_id = sku.sku_id
    where sku.product_id = product.product_id and sku.shown order by sku.sort, sku.sku_id) size)`;

/** Without what only searches read, half of the row. */
const { search: _words, searchRules: _rules, searchText: _text, ...shownColumns } = getTableColumns(product);

const productOf = builtOnce((db) =>
  db
    .select({
      product: shownColumns,
      skus: shownSkus,
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

/** What may have changed since a page was made: every reader of a page of goods asks for it. */
type LiveSku = Pick<typeof sku.$inferSelect, 'skuId' | 'tiers' | 'stock'>;
const liveSkus = sql<LiveSku[]>`(
  select coalesce(json_agg(size), '[]') from (
    select sku.sku_id as "skuId", sku.tiers, sku.stock from sku
    where sku.product_id = product.product_id and sku.shown order by sku.sort, sku.sku_id) size)`;
const liveOf = builtOnce((db) =>
  db
    .select({
      status: product.status,
      stock: product.stock,
      priceOnRequest: product.priceOnRequest,
      skus: liveSkus,
    })
    .from(product)
    .where(eq(product.productId, sql.placeholder('id'))),
);
export const liveRow = async (db: Db, id: number) => (await liveOf(db).execute({ id }))[0];

/** Documents of a product that is on sale. */
export async function documentsShown(db: Db, id: number): Promise<DocumentRow[]> {
  const [row] = await db
    .select({ documents: product.documents })
    .from(product)
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .where(and(eq(product.productId, id), eq(product.status, 'on_sale'), ne(merchant.status, 'deleted')));
  return row?.documents ?? [];
}

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
