import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { arrayOf, listOf, oneOf } from '#lib/db/array-of.ts';
import { builtOnce, readTogether } from '#lib/db/built-once.ts';
import type { Database, Db } from '#lib/db/database.ts';
import type { ContractPrice } from '../pricing/index.ts';
import { linesCounted } from './cart.repo.ts';
import { cartLine, category, freightTemplate, merchant, product, quotation, sku } from '#lib/db/schema.ts';

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
    leadSteps: product.leadSteps,
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

const areAsked = sql`${sku.skuId} = any(${listOf('ids', 'int')})`;
const goodsAsked = (db: Db) =>
  db
    .select(goods)
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .innerJoin(merchant, eq(merchant.merId, product.merId))
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .where(areAsked);
const goodsOfSkus = builtOnce(goodsAsked);

/** SKUs with product and store, whether they are in a cart or not. */
export const goodsBySku = async (db: Db, skuIds: number[]) =>
  skuIds.length === 0 ? [] : goodsOfSkus(db).execute({ ids: arrayOf(skuIds) });
export type GoodsRow = Awaited<ReturnType<typeof goodsBySku>>[number];

const linesWhere = (db: Db, condition: SQL | undefined) =>
  db
    .select({ ...line, quotedLeadDays: quotation.leadDays, ...goods })
    .from(cartLine)
    .innerJoin(product, eq(product.productId, cartLine.productId))
    .innerJoin(sku, eq(sku.skuId, cartLine.skuId))
    .innerJoin(merchant, eq(merchant.merId, cartLine.merId))
    .innerJoin(category, eq(category.categoryId, product.categoryId))
    .leftJoin(quotation, eq(quotation.quotationId, cartLine.quotationId))
    .where(condition)
    .orderBy(asc(cartLine.createdAt), asc(cartLine.merId), asc(cartLine.skuId), asc(cartLine.cartId));
type LineRow = Awaited<ReturnType<typeof linesWhere>>[number];
export type PurchaseRow = Omit<LineRow, 'quotedLeadDays'> & {
  /** Days until the goods are sent, as their quotation promises; null or absent: the line is of no quotation. */
  quotedLeadDays?: number | null;
  /** The buyer's contract price; absent until it was looked up, or if the buyer has none. */
  contract?: ContractPrice;
};

const inCart = (uid: number) => and(eq(cartLine.uid, uid), eq(cartLine.isDirect, false));

/** The lines that the cart page shows; lines to buy now are not among them. */
export const cartRows = (db: Db, uid: number): Promise<PurchaseRow[]> => linesWhere(db, inCart(uid));

/** Those of some products. */
export const cartRowsOf = async (db: Db, uid: number, productIds: number[]): Promise<PurchaseRow[]> =>
  productIds.length === 0 ? [] : linesWhere(db, and(inCart(uid), inArray(cartLine.productId, productIds)));

const roomAndGoods = readTogether((db) => {
  const products = db.select({ productId: sku.productId }).from(sku).where(areAsked);
  const isOwn = and(eq(cartLine.uid, oneOf('uid', 'int')), eq(cartLine.isDirect, false));
  return {
    goods: goodsAsked(db),
    inCart: linesWhere(db, and(isOwn, inArray(cartLine.productId, products))),
    lines: linesCounted(db),
  };
});
/** SKUs that are to be put into a cart, the lines of the same products there, and how many lines it has. */
export async function cartAround(
  db: Db,
  uid: number,
  skuIds: readonly number[],
): Promise<{ goods: GoodsRow[]; inCart: PurchaseRow[]; count: number }> {
  const { goods: found, inCart: own, lines } = await roomAndGoods(db, { uid, ids: arrayOf(skuIds) });
  return { goods: found, inCart: own, count: lines[0]?.n ?? 0 };
}

const areChosen = and(
  eq(cartLine.uid, oneOf('uid', 'int')),
  sql`${cartLine.cartId} = any(${listOf('ids', 'text')})`,
);
/** Query for `readTogether`: chosen lines of one buyer; another buyer's are not found. */
export const chosenLines = (db: Db) => linesWhere(db, areChosen);
const readChosen = builtOnce(chosenLines);
export const chosenRows = async (db: Db, uid: number, cartIds: string[]): Promise<LineRow[]> =>
  cartIds.length === 0 ? [] : readChosen(db).execute({ uid, ids: arrayOf(cartIds) });

/**
 * The same, locked until the transaction ends. Lines that another request has locked are left out (SKIP LOCKED): two
 * orders of the same lines must not both succeed.
 */
export const lockedLines = (db: Db) => chosenLines(db).for('update', { of: cartLine, skipLocked: true });

/** Freight templates by their ids; cached until one changes. */
export async function templatesByIds({ db, rowCache }: Database, ids: readonly number[]) {
  const rows = await rowCache.each('freight', ids, async (unknown) => {
    const found = await db
      .select()
      .from(freightTemplate)
      .where(inArray(freightTemplate.freightTemplateId, unknown));
    return new Map(found.map((row) => [row.freightTemplateId, row]));
  });
  return [...rows.values()];
}
