import { asc, eq, and } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { banner, homeTab, hotKeyword } from '../../../db/schema.ts';
import { settingOf } from '../../../db/settings.ts';
import type { Locale } from '../../../i18n/locales.ts';

export const siteNames = (db: Db, locale: Locale) => settingOf(db, `site:${locale}`);

export const bannersOf = (db: Db, slot: string) =>
  db
    .select()
    .from(banner)
    .where(and(eq(banner.slot, slot), eq(banner.shown, true)))
    .orderBy(asc(banner.sort), asc(banner.groupDataId));

export const tabs = (db: Db) => db.select().from(homeTab).orderBy(asc(homeTab.sort));

export const keywords = (db: Db) => db.select().from(hotKeyword).orderBy(asc(hotKeyword.sort));
