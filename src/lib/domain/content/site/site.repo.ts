import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import { banner, homeBlock, homeTab, hotKeyword } from '../../../db/schema.ts';
import { settingOf } from '../../../db/settings.ts';
import type { Locale } from '../../../i18n/locales.ts';

export const siteNames = (db: Db, locale: Locale) => settingOf(db, `site:${locale}`);

/** What has begun, and is not over. */
const isShownAt = (
  { startsAt, endsAt }: { startsAt: PgColumn; endsAt: PgColumn },
  at: Date,
): SQL | undefined => and(or(isNull(startsAt), lte(startsAt, at)), or(isNull(endsAt), gt(endsAt, at)));

export const bannersOf = (db: Db, slot: string, at: Date) =>
  db
    .select()
    .from(banner)
    .where(and(eq(banner.slot, slot), eq(banner.shown, true), isShownAt(banner, at)))
    .orderBy(asc(banner.sort), asc(banner.groupDataId));

export const tabs = (db: Db, at: Date) =>
  db
    .select()
    .from(homeTab)
    .where(isShownAt(homeTab, at))
    .orderBy(asc(homeTab.sort), asc(homeTab.groupDataId));

export const keywords = (db: Db, at: Date) =>
  db
    .select()
    .from(hotKeyword)
    .where(isShownAt(hotKeyword, at))
    .orderBy(asc(hotKeyword.sort), asc(hotKeyword.hotKeywordId));

/** What operators have said of parts of the home page. */
export const blockRows = (db: Db) => db.select().from(homeBlock);
