import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { hasWords } from '../../../db/has-words.ts';
import { banner, homeBlock, homeTab, hotKeyword } from '../../../db/schema.ts';

export type BannerValues = Omit<typeof banner.$inferInsert, 'groupDataId'>;
export type TabValues = Omit<typeof homeTab.$inferInsert, 'groupDataId'>;
export type HotWordValues = Omit<typeof hotKeyword.$inferInsert, 'hotKeywordId'>;
export type BlockRow = typeof homeBlock.$inferSelect;

export const everyBanner = (
  db: Db,
  { slot, keyword }: { slot?: string | undefined; keyword?: string | undefined },
) =>
  db
    .select()
    .from(banner)
    .where(
      and(
        slot === undefined ? undefined : eq(banner.slot, slot),
        hasWords(keyword, banner.title, banner.titleEn, banner.link),
      ),
    )
    .orderBy(asc(banner.slot), asc(banner.sort), asc(banner.groupDataId));
export const countBanners = (db: Db): Promise<{ tab: string; n: number }[]> =>
  db.select({ tab: banner.slot, n: count() }).from(banner).groupBy(banner.slot);
export const everyTab = (db: Db, keyword: string | undefined) =>
  db
    .select()
    .from(homeTab)
    .where(hasWords(keyword, homeTab.label, homeTab.labelEn, homeTab.link))
    .orderBy(asc(homeTab.sort), asc(homeTab.groupDataId));
export const everyHotWord = (db: Db, keyword: string | undefined) =>
  db
    .select()
    .from(hotKeyword)
    .where(hasWords(keyword, hotKeyword.keyword, hotKeyword.keywordEn))
    .orderBy(asc(hotKeyword.sort), asc(hotKeyword.hotKeywordId));

/** Adds a banner, or changes the one with this id; undefined: the id does not exist. */
export async function writeBanner(db: Db, id: number | undefined, values: BannerValues) {
  const rows =
    id === undefined
      ? await db.insert(banner).values(values).returning({ id: banner.groupDataId })
      : await db
          .update(banner)
          .set(values)
          .where(eq(banner.groupDataId, id))
          .returning({ id: banner.groupDataId });
  return rows[0];
}
/** As `writeBanner`. */
export async function writeTab(db: Db, id: number | undefined, values: TabValues) {
  const rows =
    id === undefined
      ? await db.insert(homeTab).values(values).returning({ id: homeTab.groupDataId })
      : await db
          .update(homeTab)
          .set(values)
          .where(eq(homeTab.groupDataId, id))
          .returning({ id: homeTab.groupDataId });
  return rows[0];
}
/** As `writeBanner`. */
export async function writeHotWord(db: Db, id: number | undefined, values: HotWordValues) {
  const rows =
    id === undefined
      ? await db.insert(hotKeyword).values(values).returning({ id: hotKeyword.hotKeywordId })
      : await db
          .update(hotKeyword)
          .set(values)
          .where(eq(hotKeyword.hotKeywordId, id))
          .returning({ id: hotKeyword.hotKeywordId });
  return rows[0];
}

export const dropBanner = (db: Db, id: number) =>
  db.delete(banner).where(eq(banner.groupDataId, id)).returning({ id: banner.groupDataId });
export const dropTab = (db: Db, id: number) =>
  db.delete(homeTab).where(eq(homeTab.groupDataId, id)).returning({ id: homeTab.groupDataId });
export const dropHotWord = (db: Db, id: number) =>
  db.delete(hotKeyword).where(eq(hotKeyword.hotKeywordId, id)).returning({ id: hotKeyword.hotKeywordId });

export const writeBlock = ({ key, ...values }: BlockRow, db: Db) =>
  db
    .insert(homeBlock)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: homeBlock.key, set: values });
