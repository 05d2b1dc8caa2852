import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { PRICE_LIST_EVENTS } from '../../contracts/states.ts';
import { company, user } from './account.ts';
import { createdAt, fen, isKnown, randomId, serialId, time } from './columns.ts';
import { category, product, sku } from './goods.ts';
import { merchant } from './merchant.ts';

const merId = () =>
  integer()
    .notNull()
    .references(() => merchant.merId);
const companyId = () => integer().references(() => company.companyId);
/** A single buyer, whatever company they buy for; not the owner of the row. */
const buyerUid = () => integer().references(() => user.uid);

/** Customers whom a store sells to alike. */
export const customerGroup = pgTable(
  'customer_group',
  {
    customerGroupId: serialId(),
    merId: merId(),
    name: text().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [unique('customer_group_name').on(t.merId, t.name)],
);

/** What a store has noted about a company or a single buyer; buyers without notes have no row. */
export const customer = pgTable(
  'customer',
  {
    customerId: serialId(),
    merId: merId(),
    companyId: companyId(),
    buyerUid: buyerUid(),
    /** One group for each customer. */
    customerGroupId: integer().references(() => customerGroup.customerGroupId, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('customer_company')
      .on(t.merId, t.companyId)
      .where(sql`company_id is not null`),
    uniqueIndex('customer_buyer')
      .on(t.merId, t.buyerUid)
      .where(sql`buyer_uid is not null`),
    index('customer_of_company').on(t.companyId),
    index('customer_of_buyer').on(t.buyerUid),
    check('customer_one', sql`num_nonnulls(${t.companyId}, ${t.buyerUid}) = 1`),
  ],
);

/** Prices of a store for one group, one company or one buyer, from a moment on and until another. */
export const priceList = pgTable(
  'price_list',
  {
    priceListId: serialId(),
    merId: merId(),
    name: text().notNull(),
    customerGroupId: integer().references(() => customerGroup.customerGroupId),
    companyId: companyId(),
    buyerUid: buyerUid(),
    startsAt: time().notNull(),
    /** The first moment at which it no longer holds; null: open. */
    endsAt: time(),
    /** When the store has ended it by hand. */
    endedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    index('price_list_store').on(t.merId, t.createdAt),
    index('price_list_group')
      .on(t.customerGroupId)
      .where(sql`ended_at is null`),
    index('price_list_company')
      .on(t.companyId)
      .where(sql`ended_at is null`),
    index('price_list_buyer')
      .on(t.buyerUid)
      .where(sql`ended_at is null`),
    check('price_list_for_one', sql`num_nonnulls(${t.customerGroupId}, ${t.companyId}, ${t.buyerUid}) = 1`),
    check('price_list_days', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
);

/** One size, one product, one category or (without either) everything of the store. */
export const priceListLine = pgTable(
  'price_list_line',
  {
    priceListLineId: serialId(),
    priceListId: integer()
      .notNull()
      .references(() => priceList.priceListId),
    skuId: integer().references(() => sku.skuId),
    productId: integer().references(() => product.productId),
    categoryId: integer().references(() => category.categoryId),
    /** Of one sales unit, fen. */
    price: fen(),
    /** Off the price of the smallest quantity, in thousandths. */
    offPermille: integer(),
    /** Sales units from which on the price holds. */
    minimum: integer().notNull().default(1),
  },
  (t) => [
    unique('price_list_line_once').on(t.priceListId, t.skuId, t.productId, t.categoryId).nullsNotDistinct(),
    index('price_list_line_list').on(t.priceListId, t.priceListLineId),
    check('price_list_line_of_one', sql`num_nonnulls(${t.skuId}, ${t.productId}, ${t.categoryId}) <= 1`),
    check(
      'price_list_line_one_price',
      sql`num_nonnulls(${t.price}, ${t.offPermille}) = 1 and (${t.price} is null or num_nonnulls(${t.skuId}, ${t.productId}) = 1)`,
    ),
    check(
      'price_list_line_bounds',
      sql`coalesce(${t.price}, 1) > 0 and coalesce(${t.offPermille}, 1) between 1 and 900 and ${t.minimum} > 0`,
    ),
  ],
);

type LineRow = typeof priceListLine.$inferSelect;

/** A change of a line; null: it did not exist before, or it was deleted. */
export interface LineChange {
  priceListId: number;
  goods: Pick<LineRow, 'skuId' | 'productId' | 'categoryId'>;
  before: Pick<LineRow, 'price' | 'offPermille' | 'minimum'> | null;
  after: Pick<LineRow, 'price' | 'offPermille' | 'minimum'> | null;
}

/** What was done with a list, by whom; values as the desk shows them. */
export const priceListLog = pgTable(
  'price_list_log',
  {
    priceListLogId: randomId(),
    priceListId: integer()
      .notNull()
      .references(() => priceList.priceListId),
    event: text({ enum: PRICE_LIST_EVENTS }).notNull(),
    /** What of it, before and after; empty where the event says all. */
    what: text().notNull().default(''),
    before: text().notNull().default(''),
    after: text().notNull().default(''),
    authorUid: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('price_list_log_list').on(t.priceListId, t.createdAt), isKnown(t.event, PRICE_LIST_EVENTS)],
);
