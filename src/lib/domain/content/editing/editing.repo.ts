import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import {
  agreement,
  article,
  articleCategory,
  articleText,
  belt,
  category,
  contentFile,
  market,
} from '../../../db/schema.ts';

export type ContentRow = typeof contentFile.$inferSelect;

export const contentStates = (db: Db) =>
  db
    .select({
      kind: contentFile.kind,
      name: contentFile.name,
      locale: contentFile.locale,
      hash: contentFile.hash,
      publishedHash: contentFile.publishedHash,
    })
    .from(contentFile);

export const editedElsewhere = (db: Db) =>
  db
    .select()
    .from(contentFile)
    .where(sql`${contentFile.hash} <> ${contentFile.publishedHash}`)
    .orderBy(contentFile.kind, contentFile.name, contentFile.locale);

export const filesNamed = (db: Db, names: string[]) =>
  db.select().from(contentFile).where(inArray(contentFile.name, names)).for('update');

export const keepFile = (db: Db, row: typeof contentFile.$inferInsert) =>
  db
    .insert(contentFile)
    .values(row)
    .onConflictDoUpdate({
      target: [contentFile.kind, contentFile.name, contentFile.locale],
      set: { source: row.source, hash: row.hash, publishedHash: row.publishedHash, updatedAt: row.updatedAt },
    });

export async function articleBySlug(db: Db, slug: string) {
  const rows = await db
    .select({ articleId: article.articleId, cover: article.cover })
    .from(article)
    .where(eq(article.slug, slug));
  return rows[0];
}

export async function categoryOf(db: Db, key: string) {
  const rows = await db
    .select({
      id: articleCategory.articleCategoryId,
      title: articleCategory.title,
      titleEn: articleCategory.titleEn,
    })
    .from(articleCategory)
    .where(eq(articleCategory.key, key));
  return rows[0];
}

export async function goodsCategoryIdOf(db: Db, key: string): Promise<number | undefined> {
  const rows = await db.select({ id: category.categoryId }).from(category).where(eq(category.key, key));
  return rows[0]?.id;
}

type ArticleFields = Omit<typeof article.$inferInsert, 'articleId' | 'slug' | 'visits'>;

/** Writes the facts of an article; answers its number. */
export async function saveArticle(db: Db, slug: string, fields: ArticleFields): Promise<number> {
  const rows = await db
    .insert(article)
    .values({ slug, ...fields })
    .onConflictDoUpdate({ target: article.slug, set: fields })
    .returning({ articleId: article.articleId });
  return rows[0]!.articleId;
}

export const saveArticleText = (db: Db, row: typeof articleText.$inferInsert) =>
  db
    .insert(articleText)
    .values(row)
    .onConflictDoUpdate({ target: [articleText.articleId, articleText.locale], set: row });

/** The number of a belt or market. */
export async function placeIdOf(db: Db, kind: 'belt' | 'market', key: string): Promise<number | undefined> {
  const rows =
    kind === 'belt'
      ? await db.select({ id: belt.beltId }).from(belt).where(eq(belt.key, key))
      : await db.select({ id: market.marketId }).from(market).where(eq(market.key, key));
  return rows[0]?.id;
}

/** Takes news off the site; answers the numbers of those that were on it. */
export async function hideArticles(db: Db, slugs: string[]): Promise<{ articleId: number; slug: string }[]> {
  if (slugs.length === 0) return [];
  await db.delete(contentFile).where(and(eq(contentFile.kind, 'news'), inArray(contentFile.name, slugs)));
  return db
    .update(article)
    .set({ shown: false })
    .where(and(inArray(article.slug, slugs), eq(article.shown, true)))
    .returning({ articleId: article.articleId, slug: article.slug });
}

export const saveAgreement = (db: Db, row: typeof agreement.$inferInsert) =>
  db
    .insert(agreement)
    .values(row)
    .onConflictDoUpdate({ target: [agreement.key, agreement.locale], set: row });

/** Introduction of a belt or market in one language; false when there is no such place. */
export async function saveIntro(
  db: Db,
  kind: 'belt' | 'market',
  key: string,
  isEnglish: boolean,
  { name, intro }: { name: string; intro: string },
): Promise<boolean> {
  const set = isEnglish ? { nameEn: name, introEn: intro } : { name, intro };
  const rows =
    kind === 'belt'
      ? await db.update(belt).set(set).where(eq(belt.key, key)).returning({ id: belt.beltId })
      : await db.update(market).set(set).where(eq(market.key, key)).returning({ id: market.marketId });
  return rows.length > 0;
}
