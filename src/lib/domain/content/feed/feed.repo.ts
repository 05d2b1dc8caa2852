import { and, asc, desc, eq, gt, gte, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { LANDING_LEAST } from '../../../kernel/limits.ts';
import {
  agreement,
  article,
  articleCategory,
  articleText,
  belt,
  category,
  communityPost,
  communityTopic,
  market,
  merchant,
  parameter,
  parameterValue,
  product,
} from '../../../db/schema.ts';
import { SOUGHT } from './choice-words.ts';

/** Public rows in the order of their ids, each with its place; the files of a sitemap are cut from them. */
const ranked = {
  goods: (db: Db) =>
    db
      .select({
        id: sql<number>`${product.productId}`.as('id'),
        at: sql<Date | null>`${product.updatedAt}`.as('at'),
        locales: sql<string>`'zh-CN en-US'`.as('locales'),
        rank: sql<number>`row_number() over (order by ${product.productId})`.as('rank'),
      })
      .from(product)
      .where(eq(product.status, 'on_sale'))
      .as('ranked'),
  stores: (db: Db) =>
    db
      .select({
        id: sql<number>`${merchant.merId}`.as('id'),
        at: sql<Date | null>`max(${product.updatedAt})`.as('at'),
        locales: sql<string>`'zh-CN en-US'`.as('locales'),
        rank: sql<number>`row_number() over (order by ${merchant.merId})`.as('rank'),
      })
      .from(merchant)
      .leftJoin(product, and(eq(product.merId, merchant.merId), eq(product.status, 'on_sale')))
      .where(eq(merchant.status, 'open'))
      .groupBy(merchant.merId)
      .as('ranked'),
  news: (db: Db, now: Date) =>
    db
      .select({
        id: sql<number>`${article.articleId}`.as('id'),
        at: sql<Date | null>`${article.publishedAt}`.as('at'),
        locales: sql<string>`string_agg(${articleText.locale}, ' ')`.as('locales'),
        rank: sql<number>`row_number() over (order by ${article.articleId})`.as('rank'),
      })
      .from(article)
      .innerJoin(articleText, eq(articleText.articleId, article.articleId))
      .where(and(eq(article.shown, true), lte(article.publishedAt, now)))
      .groupBy(article.articleId)
      .as('ranked'),
  videos: (db: Db) =>
    db
      .select({
        id: sql<number>`${communityPost.communityId}`.as('id'),
        at: sql<Date | null>`${communityPost.createdAt}`.as('at'),
        locales: sql<string>`'zh-CN en-US'`.as('locales'),
        rank: sql<number>`row_number() over (order by ${communityPost.communityId})`.as('rank'),
      })
      .from(communityPost)
      .where(and(eq(communityPost.status, 'shown'), eq(communityPost.kind, 'video')))
      .as('ranked'),
};
export type Section = keyof typeof ranked;

/** How the rows of a section fall into files of `rows` each, with the latest change in every file. */
export function filesOf(db: Db, section: Section, rows: number, now: Date) {
  const all = ranked[section](db, now);
  return db
    .select({
      number: sql<number>`((${all.rank} - 1) / ${rows}::int + 1)::int`,
      at: sql<Date | null>`max(${all.at})`.mapWith(product.updatedAt),
    })
    .from(all)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export function rowsOf(db: Db, section: Section, rows: number, number: number, now: Date) {
  const all = ranked[section](db, now);
  return db
    .select({ id: all.id, at: sql<Date | null>`${all.at}`.mapWith(product.updatedAt), locales: all.locales })
    .from(all)
    .where(and(gt(all.rank, (number - 1) * rows), lte(all.rank, number * rows)))
    .orderBy(asc(all.rank));
}

export const beltIds = (db: Db) => db.select({ id: belt.beltId }).from(belt).orderBy(asc(belt.beltId));

export const marketIds = (db: Db) =>
  db.select({ id: market.marketId }).from(market).orderBy(asc(market.marketId));

/** Categories of the news that have something to read. */
export const newsCategoryIds = (db: Db, now: Date) =>
  db
    .selectDistinct({ id: article.articleCategoryId })
    .from(article)
    .where(and(eq(article.shown, true), lte(article.publishedAt, now)))
    .orderBy(asc(article.articleCategoryId));

/** Topics that have a short video to see. */
export const filmedTopicIds = (db: Db) =>
  db
    .selectDistinct({ id: communityTopic.topicId })
    .from(communityTopic)
    .innerJoin(
      communityPost,
      and(
        eq(communityPost.topicId, communityTopic.topicId),
        eq(communityPost.status, 'shown'),
        eq(communityPost.kind, 'video'),
      ),
    )
    .orderBy(asc(communityTopic.topicId));

export const filledCategoryIds = (db: Db) =>
  db
    .select({ id: category.categoryId })
    .from(category)
    .where(and(eq(category.shown, true), gt(category.productCount, 0)))
    .orderBy(asc(category.categoryId));

export const agreementKeys = (db: Db) =>
  db
    .select({
      key: agreement.key,
      at: sql<Date>`max(${agreement.updatedAt})`.mapWith(agreement.updatedAt),
      locales: sql<string>`string_agg(${agreement.locale}, ' ')`,
    })
    .from(agreement)
    .groupBy(agreement.key)
    .orderBy(asc(agreement.key));

/** Most choices that are listed: those that most goods have. */
const CHOICES_MOST = 5000;
/** A choice of a category that several goods on sale have: M8 of socket screws. */
export const filledChoices = (db: Db) =>
  db
    .select({ id: product.categoryId, parameter: parameterValue.parameterId, value: sql<number>`v.id` })
    .from(product)
    .innerJoin(category, and(eq(category.categoryId, product.categoryId), eq(category.shown, true)))
    .innerJoin(
      sql`lateral (select distinct unnest(s.value_ids) as id from sku s
        where s.product_id = ${product.productId} and s.shown) v`,
      sql`true`,
    )
    .innerJoin(
      parameterValue,
      and(eq(parameterValue.parameterValueId, sql`v.id`), eq(parameterValue.isKnown, true)),
    )
    .innerJoin(parameter, eq(parameter.parameterId, parameterValue.parameterId))
    .where(
      and(
        eq(product.status, 'on_sale'),
        or(ne(parameter.kind, 'number'), sql`${parameter.name} ~ ${SOUGHT}`),
      ),
    )
    .groupBy(product.categoryId, parameterValue.parameterId, sql`v.id`)
    .having(gte(sql`count(*)`, LANDING_LEAST))
    .orderBy(sql`count(*) desc`, asc(product.categoryId), sql`v.id`)
    .limit(CHOICES_MOST);

export const newestArticles = (db: Db, locale: string, now: Date, limit: number) =>
  db
    .select({
      id: article.articleId,
      title: articleText.title,
      synopsis: articleText.synopsis,
      author: articleText.author,
      category: locale === 'en-US' ? articleCategory.titleEn : articleCategory.title,
      at: article.publishedAt,
    })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.articleId))
    .innerJoin(articleCategory, eq(articleCategory.articleCategoryId, article.articleCategoryId))
    .where(and(eq(article.shown, true), eq(articleText.locale, locale), lte(article.publishedAt, now)))
    .orderBy(desc(article.publishedAt), desc(article.articleId))
    .limit(limit);
