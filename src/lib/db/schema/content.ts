import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { HOME_BLOCKS } from '../../contracts/states.ts';
import { createdAt, isKnown, randomId, serialId, time } from './columns.ts';

/** When something of the site is shown; null: from ever, or for ever. */
const shownWhile = () => ({ startsAt: time(), endsAt: time() });

/** Switches and texts of the site, one row a key; the shapes are in contracts/site.ts. */
export const siteSetting = pgTable('site_setting', { key: text().primaryKey(), value: jsonb().notNull() });

export const banner = pgTable('banner', {
  groupDataId: serialId(),
  /** top, home, new, hot, best, good … */
  slot: text().notNull(),
  image: text().notNull(),
  imageEn: text().notNull(),
  title: text().notNull(),
  titleEn: text().notNull(),
  link: text().notNull(),
  sort: integer().notNull().default(0),
  shown: boolean().notNull().default(true),
  ...shownWhile(),
});

export const homeTab = pgTable('home_tab', {
  groupDataId: serialId(),
  groupMerId: integer().notNull().default(0),
  label: text().notNull(),
  labelEn: text().notNull(),
  link: text().notNull(),
  isOutsideChain: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
  ...shownWhile(),
});

export const hotKeyword = pgTable('hot_keyword', {
  hotKeywordId: serialId(),
  keyword: text().notNull(),
  keywordEn: text().notNull(),
  sort: integer().notNull().default(0),
  ...shownWhile(),
});

/** What an operator has said of a part of the home page; a part without a row is shown. */
export const homeBlock = pgTable(
  'home_block',
  {
    key: text({ enum: HOME_BLOCKS }).primaryKey(),
    shown: boolean().notNull(),
    ...shownWhile(),
  },
  (t) => [isKnown(t.key, HOME_BLOCKS)],
);

export const articleCategory = pgTable('article_category', {
  articleCategoryId: serialId(),
  key: text().notNull().unique(),
  title: text().notNull(),
  titleEn: text().notNull(),
  sort: integer().notNull().default(0),
});

export const article = pgTable(
  'article',
  {
    articleId: serialId(),
    slug: text().notNull().unique(),
    articleCategoryId: integer()
      .notNull()
      .references(() => articleCategory.articleCategoryId),
    cover: text().notNull(),
    /** Level-1 category whose goods are shown beside it. */
    goodsCategoryId: integer(),
    isHot: boolean().notNull().default(false),
    visits: integer().notNull().default(0),
    publishedAt: time().notNull(),
    shown: boolean().notNull().default(true),
    sourceHash: text().notNull().default(''),
  },
  (t) => [index().on(t.publishedAt), index().on(t.articleCategoryId, t.publishedAt)],
);

export const articleText = pgTable(
  'article_text',
  {
    articleId: integer()
      .notNull()
      .references(() => article.articleId),
    locale: text().notNull(),
    title: text().notNull(),
    /** Who has written it, as readers of this language know them. */
    author: text().notNull().default(''),
    synopsis: text().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.locale] })],
);

export const agreement = pgTable(
  'agreement',
  {
    key: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.locale] })],
);

/** A picture or document that somebody sent; the file itself is in the storage. */
export const media = pgTable(
  'media',
  {
    mediaId: randomId(),
    uid: integer().notNull(),
    field: text().notNull(),
    path: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.uid), index('media_path').on(t.path)],
);
