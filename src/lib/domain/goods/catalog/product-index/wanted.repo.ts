import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { coupon, marketMerchant, merchant, sampleSku, storeCategory } from '../../../../db/schema.ts';

/** The store makes its goods itself (源头工厂). */
export const isMaker = sql`merchant.merchant_type_id in (select merchant_type_id from merchant_type where key = 'factory')`;

const STORES = {
  certified: sql`${merchant.isVerified}`,
  maker: isMaker,
  invoice: sql`${merchant.openReceipt}`,
  trader: sql`${merchant.isTrader}`,
} satisfies Record<string, SQL>;

const storesWhere = async (db: Db, condition: SQL): Promise<number[]> =>
  (await db.select({ id: merchant.merId }).from(merchant).where(condition)).map(({ id }) => id);

/** Stores that are so. */
export const storesThatAre = (db: Db, what: keyof typeof STORES): Promise<number[]> =>
  storesWhere(db, STORES[what]);

/** Stores of a province, by the first two digits of its code. */
export const storesOfProvince = (db: Db, code: string): Promise<number[]> =>
  storesWhere(db, sql`${merchant.provinceCode} like ${`${code.slice(0, 2)}%`}`);

export const storesOfMarket = async (db: Db, marketId: number): Promise<number[]> =>
  (
    await db
      .select({ id: marketMerchant.merId })
      .from(marketMerchant)
      .where(eq(marketMerchant.marketId, marketId))
  ).map(({ id }) => id);

/** An own category of a store and those below it, by their numbers. */
export const ownCategoryAndBelow = async (db: Db, id: number): Promise<number[]> => [
  id,
  ...(
    await db.select({ id: storeCategory.merCateId }).from(storeCategory).where(eq(storeCategory.parentId, id))
  ).map((row) => row.id),
];

/** Goods with a size that can be ordered as a sample. */
export const goodsWithSample = async (db: Db): Promise<number[]> =>
  (await db.selectDistinct({ id: sampleSku.productId }).from(sampleSku)).map(({ id }) => id);

export const couponOf = async (db: Db, couponId: number) =>
  (
    await db
      .select({ kind: coupon.kind, merId: coupon.merId, targetIds: coupon.targetIds })
      .from(coupon)
      .where(eq(coupon.couponId, couponId))
  )[0];
