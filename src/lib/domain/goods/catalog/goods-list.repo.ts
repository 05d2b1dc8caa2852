import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import { leastLead } from './least-lead.repo.ts';
import { belt, merchant, merchantType, product } from '../../../db/schema.ts';

const cardColumns = {
  productId: product.productId,
  name: product.name,
  nameEn: product.nameEn,
  brief: product.brief,
  briefEn: product.briefEn,
  image: product.image,
  price: product.price,
  priceMax: product.priceMax,
  priceOnRequest: product.priceOnRequest,
  unitName: product.unitName,
  unitNameEn: product.unitNameEn,
  packing: product.packing,
  moq: product.moq,
  sales: product.sales,
  stock: product.stock,
  skuCount: product.skuCount,
  star: product.star,
  replyCount: product.replyCount,
  deliveryFree: product.deliveryFree,
  leadDays: leastLead,
  merId: merchant.merId,
  merName: merchant.name,
  merNameEn: merchant.nameEn,
  merAvatar: merchant.avatar,
  isTrader: merchant.isTrader,
  provinceCode: merchant.provinceCode,
  typeName: merchantType.name,
  typeNameEn: merchantType.nameEn,
  beltName: belt.name,
  beltNameEn: belt.nameEn,
  beltProvince: belt.province,
  beltProvinceEn: belt.provinceEn,
  hasCoupon: sql<boolean>`exists (select 1 from coupon where coupon.status = 'open' and coupon.send_type = 'receive'
    and coupon.mer_id = product.mer_id and (coupon.kind = 'store' or coupon.target_ids @> to_jsonb(product.product_id)))`,
  onlySku: sql<
    number | null
  >`case when ${product.skuCount} = 1 then (select min(sku.sku_id) from sku where sku.product_id = product.product_id) end`,
};
export type CardRow = Awaited<ReturnType<typeof cardsByIds>>[number];

const cardsOf = builtOnce((db) =>
  db
    .select(cardColumns)
    .from(product)
    .innerJoin(
      // One parameter for all ids: the statement stays the same, whatever the page shows.
      sql`unnest(${sql.placeholder('ids')}::int[]) with ordinality as wanted (id, place)`,
      sql`wanted.id = ${product.productId}`,
    )
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .leftJoin(belt, eq(belt.beltId, product.beltId))
    .orderBy(sql`wanted.place`),
);

/** Cards of these products, in the order of the ids. */
export const cardsByIds = async (db: Db, ids: number[]) =>
  ids.length === 0 ? [] : cardsOf(db).execute({ ids: `{${ids.join(',')}}` });

/** Ids of a channel of the home page. */
export async function channelIds(
  db: Db,
  channel: 'best' | 'new' | 'hot' | 'good',
  merId: number | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; count: number }> {
  const flag = { best: product.isBest, new: product.isNew, hot: product.isHot, good: product.isGood }[
    channel
  ];
  const where = sql`${product.status} = 'on_sale' and ${flag} and ${merId ? sql`${product.merId} = ${merId}` : sql`true`}`;
  const order = channel === 'new' ? [desc(product.createdAt)] : [desc(product.sales)];
  const rows = await db
    .select({ id: product.productId, count: sql<number>`(count(*) over ())::int` })
    .from(product)
    .where(where)
    .orderBy(...order, asc(product.productId))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map((row) => row.id), count: rows[0]?.count ?? 0 };
}

/** The best sellers of each child of a category (or of each level-1 category). */
export async function rankingRows(db: Db, parentId: number | undefined, top: number) {
  const column = parentId ? product.categoryId2 : product.categoryId1;
  const rows = await db
    .select({
      productId: product.productId,
      cateId: column,
      place:
        sql<number>`row_number() over (partition by ${column} order by ${product.sales} desc, ${product.productId})`.as(
          'place',
        ),
    })
    .from(product)
    .where(
      sql`${product.status} = 'on_sale' and ${parentId ? sql`${product.categoryId1} = ${parentId}` : sql`true`}`,
    );
  return rows.filter((row) => Number(row.place) <= top).sort((a, b) => Number(a.place) - Number(b.place));
}

/** The best sellers of several stores at once: pairs of store and product. */
export async function bestOfStores(db: Db, merIds: number[], perStore: number) {
  if (merIds.length === 0) return [];
  const ranked = db
    .select({
      merId: product.merId,
      productId: product.productId,
      place:
        sql<number>`row_number() over (partition by ${product.merId} order by ${product.sales} desc, ${product.productId})`.as(
          'place',
        ),
    })
    .from(product)
    .where(and(inArray(product.merId, merIds), eq(product.status, 'on_sale')))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${perStore}`)
    .orderBy(ranked.merId, ranked.place);
}
