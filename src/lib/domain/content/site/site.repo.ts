import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HomeBlock } from '../../../contracts/states.ts';
import type { Db } from '../../../db/database.ts';
import { banner, homeBlock, homeTab, hotKeyword, user } from '../../../db/schema.ts';
import {
  keepSetting,
  lockOrMake,
  lockSetting,
  settingOf,
  type Rules,
  type Settings,
  type OwnWording,
} from '../../../db/settings.ts';
import type { Locale } from '../../../i18n/locales.ts';

export const siteNames = (db: Db, locale: Locale) => settingOf(db, `site:${locale}`);
export const lockNames = (db: Db, locale: Locale) => lockSetting(db, `site:${locale}`);
export const keepNames = (db: Db, locale: Locale, names: Settings['site:zh-CN']) =>
  keepSetting(db, `site:${locale}`, names);

export const rulesOf = (db: Db) => settingOf(db, 'rules');
export const keepRules = (db: Db, rules: Rules) => keepSetting(db, 'rules', rules);
/** What was set, locked until the transaction ends. */
export const lockRules = (db: Db) => lockOrMake(db, 'rules', { timers: {} });

export const wordingsOf = (db: Db) => settingOf(db, 'wordings');
export const lockWordings = (db: Db) => lockOrMake(db, 'wordings', {});
export const keepWordings = (db: Db, all: Record<string, OwnWording>) => keepSetting(db, 'wordings', all);

export const homeOrder = (db: Db) => settingOf(db, 'home_order');
export const lockHomeOrder = (db: Db, none: HomeBlock[]) => lockOrMake(db, 'home_order', none);
export const keepHomeOrder = (db: Db, order: HomeBlock[]) => keepSetting(db, 'home_order', order);

export async function nicknames(db: Db, uids: number[]): Promise<Map<number, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .select({ uid: user.uid, nickname: user.nickname })
    .from(user)
    .where(inArray(user.uid, uids));
  return new Map(rows.map((row) => [row.uid, row.nickname]));
}

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

/** Settings of parts of the home page by operators. */
export const blockRows = (db: Db) => db.select().from(homeBlock);
