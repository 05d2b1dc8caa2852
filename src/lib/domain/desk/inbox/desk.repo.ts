import { inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant } from '#lib/db/schema.ts';

export const storesNamed = (db: Db, merIds: number[]) =>
  db
    .select({ merId: merchant.merId, name: merchant.name, nameEn: merchant.nameEn, avatar: merchant.avatar })
    .from(merchant)
    .where(inArray(merchant.merId, merIds))
    .orderBy(merchant.merId);
