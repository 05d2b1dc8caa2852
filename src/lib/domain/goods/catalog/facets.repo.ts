import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { belt, brand, merchant } from '../../../db/schema.ts';
import { isMaker } from './shelf/wanted.repo.ts';

export const brandsByIds = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: brand.brandId, name: brand.name, nameEn: brand.nameEn })
        .from(brand)
        .where(inArray(brand.brandId, ids));

/** Where stores stand, and whether somebody has looked at them. */
export const storePlaces = async (db: Db, merIds: number[]) =>
  merIds.length === 0
    ? []
    : db
        .select({
          merId: merchant.merId,
          isVerified: merchant.isVerified,
          isMaker: sql<boolean>`(${isMaker})`,
          openReceipt: merchant.openReceipt,
          beltId: merchant.beltId,
          beltName: belt.name,
          beltNameEn: belt.nameEn,
          province: sql<string>`left(${merchant.provinceCode}, 2)`,
          name: belt.province,
          nameEn: belt.provinceEn,
        })
        .from(merchant)
        .leftJoin(belt, eq(belt.beltId, merchant.beltId))
        .where(inArray(merchant.merId, merIds));
