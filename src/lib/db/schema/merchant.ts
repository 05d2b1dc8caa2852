import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { SERVICE_TYPES, STORE_STATES, type ServiceType } from '../../contracts/states.ts';
import { createdAt, fen, serialId, isKnown } from './columns.ts';

export const belt = pgTable('belt', {
  beltId: serialId(),
  key: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  provinceCode: text().notNull(),
  cityCode: text().notNull(),
  province: text().notNull(),
  provinceEn: text().notNull(),
  city: text().notNull(),
  cityEn: text().notNull(),
  cover: text().notNull(),
  categoryIds: jsonb().$type<number[]>().notNull(),
  intro: text().notNull(),
  introEn: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  sort: integer().notNull().default(0),
});

export const market = pgTable('market', {
  marketId: serialId(),
  key: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  provinceCode: text().notNull(),
  cityCode: text().notNull(),
  address: text().notNull(),
  addressEn: text().notNull(),
  cover: text().notNull(),
  categoryIds: jsonb().$type<number[]>().notNull(),
  intro: text().notNull(),
  introEn: text().notNull(),
  sort: integer().notNull().default(0),
});

/** 源头工厂, 品牌商, 经销商 …; the margin that a store of the type pays. */
export const merchantType = pgTable('merchant_type', {
  merchantTypeId: serialId(),
  key: text().notNull().unique(),
  name: text().notNull(),
  nameEn: text().notNull(),
  description: text().notNull().default(''),
  descriptionEn: text().notNull().default(''),
  margin: fen().notNull().default(0),
});

export const merchantCategory = pgTable('merchant_category', {
  merchantCategoryId: serialId(),
  name: text().notNull(),
  nameEn: text().notNull(),
});

/** Facts of the factory archive that are only shown, never searched. */
export interface MerchantArchive {
  foundedYear: number;
  registeredCapitalWan: number;
  factoryAreaM2: number;
  employees: number;
  equipment: { zh: string; en: string }[];
  capacity: { zh: string; en: string };
  mainProducts: { zh: string; en: string }[];
  certificates: { zh: string; en: string }[];
}

export const merchant = pgTable(
  'merchant',
  {
    merId: serialId(),
    key: text().notNull().unique(),
    name: text().notNull(),
    nameEn: text().notNull(),
    avatar: text().notNull(),
    banner: text().notNull(),
    merchantTypeId: integer()
      .notNull()
      .references(() => merchantType.merchantTypeId),
    merchantCategoryId: integer()
      .notNull()
      .references(() => merchantCategory.merchantCategoryId),
    beltId: integer().references(() => belt.beltId),
    /** Run by the mall itself (自营). */
    isTrader: boolean().notNull().default(false),
    isBest: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(false),
    isPowerful: boolean().notNull().default(false),
    /** It has paid the whole deposit of its kind. */
    hasMargin: boolean().notNull().default(false),
    /** Its goods are looked at by the platform before they are shown, until the first are let through. */
    isReviewed: boolean().notNull().default(false),
    status: text({ enum: STORE_STATES }).notNull().default('open'),
    /** Why the platform has frozen it; empty: it has not. */
    frozenReason: text().notNull().default(''),
    provinceCode: text().notNull(),
    cityCode: text().notNull(),
    address: text().notNull(),
    addressEn: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    servicePhone: text().notNull(),
    intro: text().notNull(),
    introEn: text().notNull(),
    archive: jsonb().$type<MerchantArchive>().notNull(),
    /** Scores times ten: 48 is 4.8 of 5. */
    productScore: integer().notNull(),
    serviceScore: integer().notNull(),
    postageScore: integer().notNull(),
    /** Shares in permille. */
    responseRate: integer().notNull().default(0),
    repurchaseRate: integer().notNull().default(0),
    careCount: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    /** Goods worth this much after discounts go without freight; null: never. */
    freeFreightFrom: fen(),
    openReceipt: boolean().notNull().default(true),
    /** Share of a line that points may pay here, in thousandths; 0 is the store's switch off. */
    pointsRate: integer().notNull().default(200),
    /** Buyers may fetch their goods at the store's address. */
    pickUp: boolean().notNull().default(false),
    certificateImages: jsonb().$type<string[]>().notNull().default([]),
    /** 1: buyers are given a number to call; else they write. */
    servicesType: integer().$type<ServiceType>().notNull().default(0),
    /** Minutes of a Shanghai day between which somebody answers. */
    serviceFrom: integer().notNull().default(540),
    serviceUntil: integer().notNull().default(1080),
    /** Days on which nothing is sent ("2026-10-01"), both included, and the note for buyers; empty: none. */
    closedFrom: text().notNull().default(''),
    closedUntil: text().notNull().default(''),
    closedNote: text().notNull().default(''),
    closedNoteEn: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.beltId),
    index().on(t.merchantCategoryId),
    index().on(t.sales),
    isKnown(t.status, STORE_STATES),
    isKnown(t.servicesType, SERVICE_TYPES),
  ],
);

export const marketMerchant = pgTable(
  'market_merchant',
  {
    marketId: integer()
      .notNull()
      .references(() => market.marketId),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
  },
  (t) => [primaryKey({ columns: [t.marketId, t.merId] }), index().on(t.merId)],
);

/** What a store sorts its goods into for its own buyers (店铺分类): two levels. */
export const storeCategory = pgTable(
  'store_category',
  {
    merCateId: serialId(),
    merId: integer().notNull(),
    parentId: integer().notNull().default(0),
    name: text().notNull(),
    nameEn: text().notNull(),
    sort: integer().notNull().default(0),
    shown: boolean().notNull().default(true),
  },
  (t) => [index().on(t.merId)],
);
