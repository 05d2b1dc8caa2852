import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { article, articleCategory, articleText } from '../../../db/schema.ts';

const columns = {
  articleId: article.articleId,
  title: articleText.title,
  synopsis: articleText.synopsis,
  author: articleText.author,
  cover: article.cover,
  categoryId: article.articleCategoryId,
  category: articleCategory.title,
  categoryEn: articleCategory.titleEn,
  publishedAt: article.publishedAt,
  visits: article.visits,
  isHot: article.isHot,
};

/** What is shown in this language and whose day of publication has come. */
const shownIn = (locale: string, now: Date): SQL | undefined =>
  and(eq(article.shown, true), eq(articleText.locale, locale), lte(article.publishedAt, now));

export async function articlesPage(
  db: Db,
  {
    locale,
    now,
    categoryId,
    isHot,
    page,
    limit,
  }: {
    locale: string;
    now: Date;
    categoryId?: number | undefined;
    isHot?: boolean;
    page: number;
    limit: number;
  },
) {
  const rows = await db
    .select({ ...columns, count: sql<number>`(count(*) over ())::int` })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.articleId))
    .innerJoin(articleCategory, eq(articleCategory.articleCategoryId, article.articleCategoryId))
    .where(and(shownIn(locale, now), categoryId ? eq(article.articleCategoryId, categoryId) : undefined))
    .orderBy(
      ...(isHot ? [desc(article.isHot), desc(article.visits)] : [desc(article.publishedAt)]),
      desc(article.articleId),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: rows[0]?.count ?? 0, rows };
}

export async function articleById(db: Db, articleId: number, locale: string, now: Date) {
  const rows = await db
    .select({ ...columns, content: articleText.content, goodsCategoryId: article.goodsCategoryId })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.articleId))
    .innerJoin(articleCategory, eq(articleCategory.articleCategoryId, article.articleCategoryId))
    .where(and(eq(article.articleId, articleId), shownIn(locale, now)));
  return rows[0];
}

/** The article before or after a moment. */
export async function neighbour(
  db: Db,
  at: Date,
  id: number,
  locale: string,
  now: Date,
  side: 'previous' | 'next',
) {
  const isNext = side === 'next';
  const beyond = isNext
    ? sql`(${article.publishedAt}, ${article.articleId}) > (${at.toISOString()}::timestamptz, ${id}::int)`
    : sql`(${article.publishedAt}, ${article.articleId}) < (${at.toISOString()}::timestamptz, ${id}::int)`;
  const rows = await db
    .select({ article_id: article.articleId, title: articleText.title })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.articleId))
    .where(and(shownIn(locale, now), beyond))
    .orderBy(
      ...(isNext
        ? [asc(article.publishedAt), asc(article.articleId)]
        : [desc(article.publishedAt), desc(article.articleId)]),
    )
    .limit(1);
  return rows[0] ?? null;
}

export const addVisit = (db: Db, articleId: number) =>
  db
    .update(article)
    .set({ visits: sql`${article.visits} + 1` })
    .where(eq(article.articleId, articleId));

export const articleCategories = (db: Db, now: Date) =>
  db
    .select({
      id: articleCategory.articleCategoryId,
      key: articleCategory.key,
      title: articleCategory.title,
      titleEn: articleCategory.titleEn,
      count: sql<number>`(select count(*)::int from article where article.article_category_id = article_category.article_category_id and article.shown and article.published_at <= ${now.toISOString()}::timestamptz)`,
    })
    .from(articleCategory)
    .orderBy(asc(articleCategory.sort));
