import { eq, sql, type AnyColumn } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import { belt, brand, merchant } from '../../../db/schema.ts';
import { isMaker } from './product-index/wanted.repo.ts';

/** One parameter for all ids: the statement stays the same, however many there are. */
const someOf = (column: AnyColumn) => sql`${column} = any(${sql.placeholder('ids')}::int[])`;
const listOf = (ids: number[]) => ({ ids: `{${ids.join(',')}}` });

const namesOfBrands = builtOnce((db) =>
  db
    .select({ id: brand.brandId, name: brand.name, nameEn: brand.nameEn })
    .from(brand)
    .where(someOf(brand.brandId)),
);
export const brandsByIds = async (db: Db, ids: number[]) =>
  ids.length === 0 ? [] : namesOfBrands(db).execute(listOf(ids));

const placesOfStores = builtOnce((db) =>
  db
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
    .where(someOf(merchant.merId)),
);
/** Where stores stand, and whether somebody has looked at them. */
export const storePlaces = async (db: Db, merIds: number[]) =>
  merIds.length === 0 ? [] : placesOfStores(db).execute(listOf(merIds));
