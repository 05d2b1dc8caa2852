import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Database, Db } from '#lib/db/database.ts';
import type { ContractPrice } from '../pricing/index.ts';
import { cartLine, category, freightTemplate, merchant, product, sku } from '#lib/db/schema.ts';

/** Everything that the price and the picture of a SKU in a cart depend on; nothing heavier. */
const goods = {
  product: {
    productId: product.productId,
    name: product.name,
    nameEn: product.nameEn,
    image: product.image,
    unitName: product.unitName,
    unitNameEn: product.unitNameEn,
    packing: product.packing,
    options: product.options,
    status: product.status,
    moq: product.moq,
    multiple: product.multiple,
    maxPerOrder: product.maxPerOrder,
    mixedBatch: product.mixedBatch,
    leadDays: product.leadDays,
    freightTemplateId: product.freightTemplateId,
    deliveryFree: product.deliveryFree,
    priceOnRequest: product.priceOnRequest,
    refundSwitch: product.refundSwitch,
    pointsRate: product.pointsRate,
  },
  sku: {
    skuId: sku.skuId,
    designation: sku.designation,
    choice: sku.choice,
    price: sku.price,
    tiers: sku.tiers,
    stock: sku.stock,
    weightG: sku.weightG,
    volumeCm3: sku.volumeCm3,
    image: sku.image,
    shown: sku.shown,
  },
  categoryPath: category.path,
  merchant: {
    merId: merchant.merId,
    name: merchant.name,
    nameEn: merchant.nameEn,
    avatar: merchant.avatar,
    isTrader: merchant.isTrader,
    status: merchant.status,
    address: merchant.address,
    addressEn: merchant.addressEn,
    freeFreightFrom: merchant.freeFreightFrom,
    openReceipt: merchant.openReceipt,
    pickUp: merchant.pickUp,
    pointsRate: merchant.pointsRate,
  },
};
const line = {
  cartId: cartLine.cartId,
  quantity: cartLine.quantity,
  quotedPrice: cartLine.quotedPrice,
  quotedUntil: cartLine.quotedUntil,
  quotedWithFreight: cartLine.quotedWithFreight,
  quotedRegion: cartLine.quotedRegion,
  /** Flash sale, presale or set it is bought in. */
  activityId: cartLine.activityId,
  isSample: cartLine.isSample,
};

const goodsOfSkus = builtOnce((db) =>
  db
    .select(goods)
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(sql`${sku.skuId} = any(${sql.placeholder('ids')}::int[])`),
);

/** SKUs with product and store, whether they are in a cart or not. */
export const goodsBySku = async (db: Db, skuIds: number[]) =>
  skuIds.length === 0 ? [] : goodsOfSkus(db).execute({ ids: arrayOf(skuIds) });
export type GoodsRow = Awaited<ReturnType<typeof goodsBySku>>[number];

const linesWhere = (db: Db, condition: SQL | undefined) =>
  db
    .select({ ...line, ...goods })
    .from(cartLine)
    .innerJoin(product, eq(product.productId, cartLine.productId))
    .innerJoin(sku, eq(sku.skuId, cartLine.skuId))
    .innerJoin(merchant, eq(merchant.merId, cartLine.merId))
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(condition)
    .orderBy(asc(cartLine.createdAt), asc(cartLine.merId), asc(cartLine.skuId), asc(cartLine.cartId));
export type PurchaseRow = Awaited<ReturnType<typeof linesWhere>>[number] & {
  /** The buyer's own price, once it was asked for. */
  contract?: ContractPrice;
};

const inCart = (uid: number) => and(eq(cartLine.uid, uid), eq(cartLine.isDirect, false));

/** The lines that the cart page shows; what is bought at once is not among them. */
export const cartRows = (db: Db, uid: number): Promise<PurchaseRow[]> => linesWhere(db, inCart(uid));

/** Those of some products. */
export const cartRowsOf = async (db: Db, uid: number, productIds: number[]): Promise<PurchaseRow[]> =>
  productIds.length === 0 ? [] : linesWhere(db, and(inCart(uid), inArray(cartLine.productId, productIds)));

const areChosen = and(
  eq(cartLine.uid, sql.placeholder('uid')),
  sql`${cartLine.cartId} = any(${sql.placeholder('ids')}::text[])`,
);
const chosenLines = builtOnce((db) => linesWhere(db, areChosen));

/** Chosen lines of one buyer; another buyer's are not found. */
export const chosenRows = async (db: Db, uid: number, cartIds: string[]): Promise<PurchaseRow[]> =>
  cartIds.length === 0 ? [] : chosenLines(db).execute({ uid, ids: arrayOf(cartIds) });

/**
 * Holds chosen lines until the transaction ends, and reads them with their goods. Lines that another request holds are left out instead of
 * waited for: two orders of the same lines must not both go through.
 */
export async function lockChosen(
  db: Db,
  uid: number,
  cartIds: string[],
): Promise<{ rows: PurchaseRow[]; isBusy: boolean }> {
  const rows = await heldLines(db).execute({ uid, ids: arrayOf(cartIds) });
  if (rows.length === new Set(cartIds).size) return { rows, isBusy: false };
  // What is not held is gone, or another request has it.
  const all = await chosenRows(db, uid, cartIds);
  return { rows: all, isBusy: rows.length < all.length };
}
const heldLines = builtOnce((db) =>
  linesWhere(db, areChosen).for('update', { of: cartLine, skipLocked: true }),
);

/** Templates of freight; kept until one changes. */
export async function templatesByIds({ db, kept }: Database, ids: readonly number[]) {
  const rows = await kept.each('freight', ids, async (unknown) => {
    const found = await db
      .select()
      .from(freightTemplate)
      .where(inArray(freightTemplate.freightTemplateId, unknown));
    return new Map(found.map((row) => [row.freightTemplateId, row]));
  });
  return [...rows.values()];
}
