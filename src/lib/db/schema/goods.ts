import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { GOODS_CHANGES } from '../../contracts/goods-desk.ts';
import type { DocumentKind } from '../../contracts/goods-views.ts';
import { PARAMETER_KINDS, PRODUCT_STATES } from '../../contracts/states.ts';
import type { LeadStep } from '../../kernel/lead-time.ts';
import { createdAt, fen, randomId, serialId, time, tsvector, isKnown } from './columns.ts';
import { merchant } from './merchant.ts';

export interface TwoWords {
  zh: string;
  en: string;
}
export interface ParamRow {
  name: TwoWords;
  value: TwoWords;
  unit?: string;
}
export interface OptionRow {
  name: TwoWords;
  values: TwoWords[];
}
/** A PDF that a store gives its buyers with a product; `path` is private, the page of the product opens it. */
export interface DocumentRow {
  path: string;
  name: string;
  kind: DocumentKind;
  bytes: number;
}
/** From `start` units on, one unit costs `price` fen. */
export interface TierRow {
  start: number;
  price: number;
}

export const category = pgTable(
  'category',
  {
    categoryId: serialId(),
    parentId: integer().notNull().default(0),
    level: integer().notNull(),
    key: text().notNull().unique(),
    /** Ids from level 1 to itself: [1, 12, 130]. */
    path: jsonb().$type<number[]>().notNull(),
    name: text().notNull(),
    nameEn: text().notNull(),
    pic: text().notNull().default(''),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
    /** 税收分类编码 and its 简称 of goods below it that have none of their own; empty: as the category above. */
    taxCode: text().notNull().default(''),
    taxName: text().notNull().default(''),
    /** Goods on sale below it, children included. */
    productCount: integer().notNull().default(0),
  },
  (t) => [index().on(t.parentId)],
);

export const brand = pgTable('brand', {
  brandId: serialId(),
  key: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  logo: text().notNull().default(''),
  categoryIds: jsonb().$type<number[]>().notNull(),
  sort: integer().notNull().default(0),
});

/** Written as a constant: the planner must see that an index of goods on sale fits. */
const onSale = sql`status = 'on_sale'`;

export const product = pgTable(
  'product',
  {
    productId: serialId(),
    key: text().notNull().unique(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    /** The leaf, and its ancestors for filters without a join. */
    categoryId: integer()
      .notNull()
      .references(() => category.categoryId),
    categoryId1: integer().notNull(),
    categoryId2: integer().notNull(),
    brandId: integer().references(() => brand.brandId),
    merCateId: integer(),
    beltId: integer(),
    name: text().notNull(),
    nameEn: text().notNull(),
    brief: text().notNull().default(''),
    briefEn: text().notNull().default(''),
    unitName: text().notNull(),
    unitNameEn: text().notNull(),
    packing: jsonb().$type<TwoWords>(),
    image: text().notNull(),
    sliderImage: jsonb().$type<string[]>().notNull(),
    videoLink: text().notNull().default(''),
    keywords: jsonb().$type<string[]>().notNull().default([]),
    standards: jsonb().$type<string[]>().notNull().default([]),
    params: jsonb().$type<ParamRow[]>().notNull().default([]),
    options: jsonb().$type<OptionRow[]>().notNull().default([]),
    description: jsonb().$type<{ zh: string[]; en: string[] }>().notNull(),
    documents: jsonb().$type<DocumentRow[]>().notNull().default([]),
    /** Lowest and highest price of its SKUs over all tiers, fen. */
    price: fen().notNull(),
    priceMax: fen().notNull(),
    otPrice: fen().notNull(),
    /** Sum of its SKUs. */
    stock: integer().notNull(),
    /** 面议: its prices are not shown; it is bought at a quoted price. */
    priceOnRequest: boolean().notNull().default(false),
    /** Off for what is made for one buyer: it is not taken back and not refunded. */
    refundSwitch: boolean().notNull().default(true),
    /** 税收分类编码 and its 简称, which an invoice gives each line; empty: as its category. */
    taxCode: text().notNull().default(''),
    taxName: text().notNull().default(''),
    skuCount: integer().notNull(),
    sales: integer().notNull().default(0),
    moq: integer().notNull().default(1),
    multiple: integer().notNull().default(1),
    maxPerOrder: integer().notNull().default(0),
    /** 混批: quantities of all its SKUs are added for the tier. */
    mixedBatch: boolean().notNull().default(true),
    leadDays: integer().notNull().default(0),
    /** More days from more units on; ascending. */
    leadSteps: jsonb().$type<LeadStep[]>().notNull().default([]),
    freightTemplateId: integer(),
    deliveryFree: boolean().notNull().default(false),
    /** Permille of a line that points may pay; -1 follows the store, 0 none. */
    pointsRate: integer().notNull().default(-1),
    isGood: boolean().notNull().default(false),
    isBest: boolean().notNull().default(false),
    isHot: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    /** Average of its reviews times ten, and their count. */
    star: integer().notNull().default(50),
    replyCount: integer().notNull().default(0),
    goodReplyCount: integer().notNull().default(0),
    status: text({ enum: PRODUCT_STATES }).notNull().default('on_sale'),
    /** Why the platform sent it back to its store. */
    reviewReason: text().notNull().default(''),
    search: tsvector(),
    /** By which rules `search` was written; older ones are renewed in the background. */
    searchRules: integer().notNull().default(0),
    /** Names and designations in one lower-case line, for typing errors. */
    searchText: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: time().notNull(),
  },
  (t) => [
    index('product_search').using('gin', t.search),
    // Lists show what is on sale; an index of that alone is counted and paged without the rows.
    index('product_category1').on(t.categoryId1, t.sales.desc().nullsFirst(), t.productId).where(onSale),
    index('product_category2').on(t.categoryId2, t.sales.desc().nullsFirst(), t.productId).where(onSale),
    index('product_category3').on(t.categoryId, t.sales.desc().nullsFirst(), t.productId).where(onSale),
    index('product_brand').on(t.brandId, t.sales.desc().nullsFirst(), t.productId).where(onSale),
    // With the state in it, goods on sale of stores, belts and markets are counted without their rows.
    index('product_store').on(t.merId, t.sales.desc().nullsFirst(), t.productId, t.status),
    index('product_sales').on(t.sales.desc().nullsFirst(), t.productId).where(onSale),
    // With the categories in them, what is new of one category skips the others inside the index.
    index('product_new')
      .on(t.createdAt.desc().nullsFirst(), t.productId, t.categoryId1, t.categoryId2, t.categoryId)
      .where(onSale),
    check('product_stock_not_negative', sql`${t.stock} >= 0`),
    isKnown(t.status, PRODUCT_STATES),
  ],
);

export const sku = pgTable(
  'sku',
  {
    skuId: serialId(),
    productId: integer()
      .notNull()
      .references(() => product.productId),
    designation: text().notNull(),
    /** The designation normalised by the search module; what a typed size is compared with. */
    designationKey: text().notNull().default(''),
    /** All of its dimensions as the search writes them (25x52x15), and what buyers leave out of them. */
    sizes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Words that distinguish it from the other sizes of its family, as the search compares them with a query. */
    words: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** What it is narrowed by (`parameter_value`), what it has in common with its family included. */
    valueIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::int[]`),
    barCode: text().notNull().default(''),
    /** Index into the values of each option of the product. */
    choice: jsonb().$type<number[]>().notNull(),
    price: fen().notNull(),
    otPrice: fen().notNull(),
    /** Ascending; the first starts at the product's MOQ. */
    tiers: jsonb().$type<TierRow[]>().notNull(),
    stock: integer().notNull(),
    sales: integer().notNull().default(0),
    weightG: integer().notNull(),
    volumeCm3: integer().notNull(),
    image: text().notNull().default(''),
    params: jsonb().$type<ParamRow[]>().notNull().default([]),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('sku_designation').on(t.productId, t.designation),
    index('sku_designation_key').on(t.designationKey),
    index('sku_sizes').using('gin', t.sizes),
    index('sku_values').using('gin', t.valueIds),
    check('sku_stock_not_negative', sql`${t.stock} >= 0`),
    check('sku_price_positive', sql`${t.price} > 0`),
  ],
);

/** What a size cost until it cost something else, of the last days; a trigger of `sku` writes it, so that no act can forget to. */
export const skuPastPrice = pgTable(
  'sku_past_price',
  {
    skuId: integer()
      .notNull()
      .references(() => sku.skuId, { onDelete: 'cascade' }),
    price: fen().notNull(),
    until: time().notNull(),
  },
  (t) => [index('sku_past_price_sku').on(t.skuId, t.until)],
);

/** Parameters that distinguish sizes: 长度 in mm, whatever letter a drawing gives it. */
export const parameter = pgTable(
  'parameter',
  {
    parameterId: serialId(),
    key: text().notNull().unique(),
    name: text().notNull(),
    nameEn: text().notNull(),
    unit: text().notNull().default(''),
    kind: text({ enum: PARAMETER_KINDS }).notNull(),
  },
  (t) => [isKnown(t.kind, PARAMETER_KINDS)],
);

/** Each value of a parameter that some size has, once: sizes name it by its number. */
export const parameterValue = pgTable(
  'parameter_value',
  {
    parameterValueId: serialId(),
    parameterId: integer()
      .notNull()
      .references(() => parameter.parameterId),
    key: text().notNull().unique(),
    value: text().notNull(),
    valueEn: text().notNull(),
    /** A number in the unit of the parameter, a range its two ends; what a text is sorted by. */
    low: doublePrecision(),
    high: doublePrecision(),
    /** False for a merchant's own word, which no table of the category lists. */
    isKnown: boolean().notNull().default(true),
  },
  (t) => [index('parameter_value_number').on(t.parameterId, t.low)],
);

export const review = pgTable(
  'review',
  {
    reviewId: randomId(),
    productId: integer()
      .notNull()
      .references(() => product.productId),
    merId: integer().notNull(),
    uid: integer().notNull(),
    orderLineId: text().unique(),
    skuText: text().notNull().default(''),
    productScore: integer().notNull(),
    serviceScore: integer().notNull(),
    postageScore: integer().notNull(),
    comment: text().notNull(),
    pics: jsonb().$type<string[]>().notNull().default([]),
    isAnonymous: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    merchantReply: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.productId, t.createdAt), index('review_store').on(t.merId)],
);

/** What somebody of the store has changed of goods at its desk: price, stock, shelf. */
export const goodsChange = pgTable(
  'goods_change',
  {
    goodsChangeId: randomId(),
    productId: integer()
      .notNull()
      .references(() => product.productId),
    /** Null: of the product as a whole. */
    skuId: integer().references(() => sku.skuId),
    merId: integer().notNull(),
    uid: integer().notNull(),
    /** The program that did it with a token of this account, as the token was called; null: the person. */
    program: text(),
    what: text({ enum: GOODS_CHANGES }).notNull(),
    before: text().notNull(),
    after: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('goods_change_product').on(t.productId, t.createdAt),
    // What the platform has decided since its stores were told the last time.
    index('goods_change_reviewed')
      .on(t.createdAt)
      .where(sql`before = 'reviewing'`),
    isKnown(t.what, GOODS_CHANGES),
  ],
);
