import { eq } from 'drizzle-orm';
import type { Db } from '../../../../db/database.ts';
import { belt, merchant } from '../../../../db/schema.ts';

/** Where open stores stand. */
export const storeAddresses = (db: Db) =>
  db
    .select({
      merId: merchant.merId,
      address: merchant.address,
      provinceCode: merchant.provinceCode,
      cityCode: merchant.cityCode,
      beltEn: belt.nameEn,
      provinceEn: belt.provinceEn,
      cityEn: belt.cityEn,
    })
    .from(merchant)
    .leftJoin(belt, eq(belt.beltId, merchant.beltId))
    .where(eq(merchant.status, 'open'));
export type StoreAddress = Awaited<ReturnType<typeof storeAddresses>>[number];
