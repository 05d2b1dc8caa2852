import { and, asc, desc, eq, inArray, notInArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { belt, merchant, merchantType, product } from '../../../db/schema.ts';
import type { GoodsFilter } from '../../../contracts/goods.ts';
import { goodsConditions, type GoodsConditions } from './goods-conditions.repo.ts';

/** As the index has it: none for prices on request, which stand last both ways and in the order of their numbers. */
const listedPrice = sql`(case when ${product.priceOnRequest} then null else ${product.price} end)`;

/** Order keys come from this list and from nowhere else. */
function orderOf(order: GoodsFilter['order'], isSearch: boolean): SQL[] {
  // With words to match, an index of the order would be walked row by row; what the words find is sorted instead.
  const by = (column: AnyColumn, isDown: boolean): SQL => {
    const nothing = column === product.createdAt ? sql`interval '0'` : sql`0`;
    const key = isSearch ? sql`(${column} + ${nothing})` : column;
    return isDown ? desc(key) : asc(key);
  };
  const last = asc(product.productId);
  const byPrice = (isDown: boolean): SQL[] => {
    const key = isSearch ? sql`(${listedPrice} + 0)` : listedPrice;
    return [isDown ? sql`${key} desc nulls last` : asc(key), last];
  };
  switch (order) {
    case 'price_asc':
      return byPrice(false);
    case 'price_desc':
      return byPrice(true);
    case 'star':
    case 'rate':
      return [by(product.star, true), by(product.replyCount, true), last];
    case 'create_time':
      return [by(product.createdAt, true), last];
    default:
      return [by(product.sales, true), last];
  }
}

export const cardColumns = {
  productId: product.productId,
  name: product.name,
  nameEn: product.nameEn,
  brief: product.brief,
  briefEn: product.briefEn,
  image: product.image,
  price: product.price,
  priceMax: product.priceMax,
  otPrice: product.otPrice,
  priceOnRequest: product.priceOnRequest,
  unitName: product.unitName,
  unitNameEn: product.unitNameEn,
  moq: product.moq,
  sales: product.sales,
  stock: product.stock,
  skuCount: product.skuCount,
  star: product.star,
  replyCount: product.replyCount,
  deliveryFree: product.deliveryFree,
  leadDays: product.leadDays,
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

/** Cards of these products, in the order of the ids. */
export async function cardsByIds(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  // One parameter for all ids: the statement stays short, whatever the page shows.
  const wanted = `{${ids.join(',')}}`;
  return db
    .select(cardColumns)
    .from(product)
    .innerJoin(
      sql`unnest(${wanted}::int[]) with ordinality as wanted (id, place)`,
      sql`wanted.id = ${product.productId}`,
    )
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .leftJoin(belt, eq(belt.beltId, product.beltId))
    .orderBy(sql`wanted.place`);
}

/** Ids of one page; a deep page walks the index only. `except` are those that stand before all others. */
export async function goodsIds(
  db: Db,
  filter: GoodsConditions & Pick<GoodsFilter, 'order'>,
  { limit, offset, except = [] }: { limit: number; offset: number; except?: number[] },
): Promise<number[]> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(
      and(goodsConditions(filter), except.length > 0 ? notInArray(product.productId, except) : undefined),
    )
    .orderBy(...orderOf(filter.order, filter.sought !== undefined))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

export async function countGoods(db: Db, filter: GoodsConditions): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(product)
    .where(goodsConditions(filter));
  return rows[0]?.count ?? 0;
}

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
