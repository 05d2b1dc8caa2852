import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { cartLine, category, freightTemplate, merchant, product, sku } from '../../../db/schema.ts';

const columns = {
  cartId: cartLine.cartId,
  quantity: cartLine.quantity,
  quotedPrice: cartLine.quotedPrice,
  quotedUntil: cartLine.quotedUntil,
  product,
  sku,
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
    servicePhone: merchant.servicePhone,
  },
};

const joined = (db: Db) =>
  db
    .select(columns)
    .from(cartLine)
    .innerJoin(product, eq(product.productId, cartLine.productId))
    .innerJoin(sku, eq(sku.skuId, cartLine.skuId))
    .innerJoin(merchant, eq(merchant.merId, cartLine.merId))
    .innerJoin(category, eq(category.categoryId, product.categoryId));
export type PurchaseRow = Awaited<ReturnType<typeof joined>>[number];

/** The lines that the cart page shows; what is bought at once is not among them. */
export const cartRows = (db: Db, uid: number): Promise<PurchaseRow[]> =>
  joined(db)
    .where(and(eq(cartLine.uid, uid), eq(cartLine.isDirect, false)))
    .orderBy(asc(cartLine.createdAt), asc(cartLine.merId), asc(cartLine.skuId), asc(cartLine.cartId));

/** Chosen lines of one buyer; another buyer's are not found. */
export const chosenRows = async (db: Db, uid: number, cartIds: string[]): Promise<PurchaseRow[]> =>
  cartIds.length === 0
    ? []
    : joined(db)
        .where(and(eq(cartLine.uid, uid), inArray(cartLine.cartId, cartIds)))
        .orderBy(asc(cartLine.createdAt), asc(cartLine.merId), asc(cartLine.skuId), asc(cartLine.cartId));

export const templatesByIds = async (db: Db, ids: number[]) =>
  ids.length === 0 ? [] : db.select().from(freightTemplate).where(inArray(freightTemplate.freightTemplateId, ids));

/**
 * Holds chosen lines until the transaction ends. Lines that another request holds are left out instead of
 * waited for: two orders of the same lines must not both go through.
 */
export async function lockLines(db: Db, uid: number, cartIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ cartId: cartLine.cartId })
    .from(cartLine)
    .where(and(eq(cartLine.uid, uid), inArray(cartLine.cartId, cartIds)))
    .for('update', { skipLocked: true });
  return rows.map((row) => row.cartId);
}
