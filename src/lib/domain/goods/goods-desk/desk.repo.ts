import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { ProductState } from '#lib/contracts/states.ts';
import type { GoodsSort, GoodsTab, SkuSort, SkuTab } from '#lib/contracts/goods-desk.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { brand, category, goodsChange, goodsHold, merchant, product, sku, user } from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import { LOW_STOCK } from '#lib/kernel/limits.ts';

export type ProductRow = typeof product.$inferSelect;
export type SkuRow = typeof sku.$inferSelect;
export interface Listed {
  product: ProductRow;
  category: { name: string; nameEn: string };
}
export interface ListedSku {
  product: ProductRow;
  sku: SkuRow;
}

/** Numbers as texts that sort as the numbers do. */
const DIGITS = 12;
const productId = sql`lpad(${product.productId}::text, 12, '0')`;
const skuId = sql`lpad(${sku.skuId}::text, 12, '0')`;
const padded = (id: number): string => String(id).padStart(DIGITS, '0');
const GOODS_SORTED: Record<GoodsSort, Keyset> = {
  newest: { by: product.updatedAt, id: productId, isDown: true, kind: 'time' },
  sales: { by: product.sales, id: productId, isDown: true, kind: 'number' },
  stock: { by: product.stock, id: productId, isDown: false, kind: 'number' },
};
const SKUS_SORTED: Record<SkuSort, Keyset> = {
  goods: { by: sku.productId, id: skuId, isDown: false, kind: 'number' },
  stock: { by: sku.stock, id: skuId, isDown: false, kind: 'number' },
  price: { by: sku.price, id: skuId, isDown: true, kind: 'number' },
};

export const placeOfGoods = (sort: GoodsSort, { product: row }: Listed): string =>
  `${{ newest: row.updatedAt.getTime(), sales: row.sales, stock: row.stock }[sort]}~${padded(row.productId)}`;
export const placeOfSku = (sort: SkuSort, { sku: row }: ListedSku): string =>
  `${{ goods: row.productId, stock: row.stock, price: row.price }[sort]}~${padded(row.skuId)}`;

/** What a store has, whether buyers see it or not. */
const own = (merId: number) =>
  and(
    eq(product.merId, merId),
    inArray(product.status, ['on_sale', 'off_shelf', 'withheld', 'draft', 'reviewing']),
  );

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

const TABS: Record<GoodsTab, SQL | undefined> = {
  on_sale: eq(product.status, 'on_sale'),
  sold_out: and(eq(product.status, 'on_sale'), eq(product.stock, 0)),
  off_shelf: inArray(product.status, ['off_shelf', 'withheld']),
  draft: eq(product.status, 'draft'),
  reviewing: eq(product.status, 'reviewing'),
  all: undefined,
};
const SKU_TABS: Record<SkuTab, SQL | undefined> = {
  all: undefined,
  low: and(gt(sku.stock, 0), lte(sku.stock, LOW_STOCK)),
  out: eq(sku.stock, 0),
};

/** Goods of an own category and of those below it; 0: of none. */
function inOwnCategory(id: number | undefined): SQL | undefined {
  if (id === undefined) return undefined;
  if (id === 0) return isNull(product.merCateId);
  return sql`${product.merCateId} in (select mer_cate_id from store_category where mer_cate_id = ${id} or parent_id = ${id})`;
}

export async function deskGoods(
  db: Db,
  merId: number,
  {
    tab,
    keyword,
    mer_cate_id: ownCategory,
  }: { tab: GoodsTab; keyword?: string | undefined; mer_cate_id?: number | undefined },
  { sort, ...ask }: KeysetAsk & { sort: GoodsSort },
): Promise<Listed[]> {
  const { within, order } = keysetQuery(GOODS_SORTED[sort], ask);
  const found = keyword?.trim() ? sql`${product.searchText} ilike ${like(keyword)}` : undefined;
  const rows = await db
    .select({ product, category: { name: category.name, nameEn: category.nameEn } })
    .from(product)
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(within(and(own(merId), TABS[tab], found, inOwnCategory(ownCategory))))
    .orderBy(...order)
    .limit(ask.limit + 1);
  return rows;
}

export async function goodsOfStore(db: Db, merId: number, id: number): Promise<Listed | undefined> {
  const rows = await db
    .select({ product, category: { name: category.name, nameEn: category.nameEn } })
    .from(product)
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(and(own(merId), eq(product.productId, id)));
  return rows[0];
}

/** Why the platform withholds a product; empty where it does not, or its store is frozen. */
export async function withheldReason(db: Db, id: number): Promise<string> {
  const rows = await db
    .select({ reason: goodsHold.reason })
    .from(goodsHold)
    .where(eq(goodsHold.productId, id));
  return rows[0]?.reason ?? '';
}

export async function deskSkus(
  db: Db,
  merId: number,
  { tab, keyword }: { tab: SkuTab; keyword?: string | undefined },
  { sort, ...ask }: KeysetAsk & { sort: SkuSort },
): Promise<ListedSku[]> {
  const { within, order } = keysetQuery(SKUS_SORTED[sort], ask);
  const words = keyword?.trim() && like(keyword);
  const found = words
    ? sql`(${sku.designation} ilike ${words} or ${sku.barCode} ilike ${words} or ${product.name} ilike ${words} or ${product.nameEn} ilike ${words})`
    : undefined;
  const rows = await db
    .select({ product, sku })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(within(and(own(merId), eq(sku.shown, true), SKU_TABS[tab], found)))
    .orderBy(...order)
    .limit(ask.limit + 1);
  return rows;
}

export const skusOfProduct = (db: Db, id: number): Promise<SkuRow[]> =>
  db
    .select()
    .from(sku)
    .where(and(eq(sku.productId, id), eq(sku.shown, true)))
    .orderBy(asc(sku.sort), asc(sku.skuId));

export async function goodsCounts(db: Db, merId: number): Promise<Record<GoodsTab, number>> {
  const n = (tab: GoodsTab) => sql<number>`(count(*) filter (where ${TABS[tab] ?? sql`true`}))::int`;
  const rows = await db
    .select({
      on_sale: n('on_sale'),
      sold_out: n('sold_out'),
      off_shelf: n('off_shelf'),
      draft: n('draft'),
      reviewing: n('reviewing'),
      all: n('all'),
    })
    .from(product)
    .where(own(merId));
  return rows[0]!;
}

export async function skuCounts(db: Db, merId: number): Promise<Record<SkuTab, number>> {
  const n = (tab: SkuTab) => sql<number>`(count(*) filter (where ${SKU_TABS[tab] ?? sql`true`}))::int`;
  const rows = await db
    .select({ all: n('all'), low: n('low'), out: n('out') })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(and(own(merId), eq(sku.shown, true)));
  return rows[0]!;
}

/** A size with its product, both locked until the transaction ends in the order in which orders take stock. */
export async function lockSku(db: Db, merId: number, id: number): Promise<ListedSku | undefined> {
  const ofStore = db.select({ id: product.productId }).from(product).where(own(merId));
  const [size] = await db
    .select()
    .from(sku)
    .where(and(eq(sku.skuId, id), inArray(sku.productId, ofStore)))
    .for('update');
  if (!size) return undefined;
  const [goods] = await db.select().from(product).where(eq(product.productId, size.productId)).for('update');
  return goods && { product: goods, sku: size };
}

/** Sizes of a store's goods by their ids; locked, if they will be changed, in the order in which orders take stock. */
export async function skusNamed(
  db: Db,
  merId: number,
  ids: readonly number[],
  isHeld: boolean,
): Promise<Map<number, ListedSku>> {
  const ofStore = db.select({ id: product.productId }).from(product).where(own(merId));
  const sizes = db
    .select()
    .from(sku)
    .where(and(inArray(sku.skuId, [...ids]), eq(sku.shown, true), inArray(sku.productId, ofStore)))
    .orderBy(asc(sku.skuId));
  const skus = await (isHeld ? sizes.for('update') : sizes);
  const goods = db
    .select()
    .from(product)
    .where(inArray(product.productId, [...new Set(skus.map((row) => row.productId))]))
    .orderBy(asc(product.productId));
  const products = new Map((await (isHeld ? goods.for('update') : goods)).map((row) => [row.productId, row]));
  return new Map(skus.map((row) => [row.skuId, { product: products.get(row.productId)!, sku: row }]));
}

/** Names and states of those of a store's goods that are named. */
export const goodsNamed = (db: Db, merId: number, ids: readonly number[]) =>
  db
    .select({
      productId: product.productId,
      status: product.status,
      name: product.name,
      nameEn: product.nameEn,
      merCateId: product.merCateId,
    })
    .from(product)
    .where(and(own(merId), inArray(product.productId, [...ids])));

export const changeSku = (db: Db, id: number, values: Partial<SkuRow>) =>
  db.update(sku).set(values).where(eq(sku.skuId, id));

export const changeProduct = (db: Db, id: number, values: Partial<ProductRow>) =>
  db.update(product).set(values).where(eq(product.productId, id));

/** Adds to what all sizes of a product have together, or (below zero) takes off it. */
export const addStock = (db: Db, id: number, difference: number) =>
  db
    .update(product)
    .set({ stock: sql`${product.stock} + ${difference}` })
    .where(eq(product.productId, id));

/** Those of a store's goods that are named, locked until the transaction ends. */
export const goodsToTurn = (db: Db, merId: number, ids: number[]) =>
  db
    .select({ productId: product.productId, status: product.status })
    .from(product)
    .where(and(own(merId), inArray(product.productId, ids)))
    .orderBy(asc(product.productId))
    .for('update');

export const turnGoods = (db: Db, ids: number[], status: ProductState, updatedAt: Date) =>
  db
    .update(product)
    .set({ status, updatedAt })
    .where(and(inArray(product.productId, ids), ne(product.status, status)));

/** Changes that the record of a product shows. */
const SHOWN = 50;

export const changesOf = (db: Db, id: number) =>
  db
    .select({ change: goodsChange, author: user.nickname, designation: sku.designation })
    .from(goodsChange)
    .innerJoin(user, eq(user.uid, goodsChange.uid))
    .leftJoin(sku, eq(sku.skuId, goodsChange.skuId))
    .where(eq(goodsChange.productId, id))
    .orderBy(desc(goodsChange.createdAt), desc(goodsChange.goodsChangeId))
    .limit(SHOWN);

/**
 * What goods of a store become that are put on the shelf: those of a new store wait for the platform before buyers see
 * them, those of one that is frozen or closes until it sells again.
 */
export async function stateOnShelf(db: Db, merId: number): Promise<'on_sale' | 'reviewing' | 'withheld'> {
  const [store] = await db
    .select({ isReviewed: merchant.isReviewed, status: merchant.status })
    .from(merchant)
    .where(eq(merchant.merId, merId));
  if (store?.isReviewed) return 'reviewing';
  return store?.status === 'open' ? 'on_sale' : 'withheld';
}

export const trustStore = (db: Db, merId: number) =>
  db.update(merchant).set({ isReviewed: false }).where(eq(merchant.merId, merId));

const REVIEWED: Keyset = { by: product.updatedAt, id: productId, isDown: false, kind: 'time' };
export const placeOfReviewed = ({ product: row }: Pick<Listed, 'product'>): string =>
  `${row.updatedAt.getTime()}~${padded(row.productId)}`;

/** Goods of new stores that wait, the oldest first. */
export const waitingGoods = (db: Db, { keyword, ...ask }: KeysetAsk & { keyword?: string | undefined }) => {
  const { within, order } = keysetQuery(REVIEWED, ask);
  const words = keyword?.trim() && like(keyword);
  const found = words
    ? sql`(${product.searchText} ilike ${words} or ${merchant.name} ilike ${words})`
    : undefined;
  return db
    .select({
      product,
      category: { name: category.name, nameEn: category.nameEn },
      brand: { name: brand.name, nameEn: brand.nameEn },
      store: { name: merchant.name, nameEn: merchant.nameEn },
    })
    .from(product)
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .leftJoin(brand, eq(brand.brandId, product.brandId))
    .where(within(and(eq(product.status, 'reviewing'), found)))
    .orderBy(...order)
    .limit(ask.limit + 1);
};

/** Goods that wait for the platform, locked until the transaction ends. */
export async function lockWaiting(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(product)
    .where(and(eq(product.productId, id), eq(product.status, 'reviewing')))
    .for('update');
  return row;
}
