import { asc, eq, and } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { banner, homeTab, hotKeyword, siteSetting } from '../../../db/schema.ts';

export const settingByKey = async (db: Db, key: string): Promise<unknown> => {
  const rows = await db.select().from(siteSetting).where(eq(siteSetting.key, key));
  return rows[0]?.value;
};

export const bannersOf = (db: Db, slot: string) =>
  db
    .select()
    .from(banner)
    .where(and(eq(banner.slot, slot), eq(banner.shown, true)))
    .orderBy(asc(banner.sort), asc(banner.groupDataId));

export const tabs = (db: Db) => db.select().from(homeTab).orderBy(asc(homeTab.sort));

export const keywords = (db: Db) => db.select().from(hotKeyword).orderBy(asc(hotKeyword.sort));
