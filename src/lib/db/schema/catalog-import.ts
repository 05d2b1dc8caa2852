import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PARAM_FILTERS, PARAM_TYPES } from '../../contracts/states.ts';
import { IMPORT_STATES } from '../../contracts/catalog.ts';
import { createdAt, randomId, serialId, time, isKnown } from './columns.ts';
import { category, product, type TwoWords } from './goods.ts';
import { merchant } from './merchant.ts';

/** A choice of a parameter, and what merchants write for it. */
export type ParamChoice = TwoWords & { also?: string[] };
/** So many of the parameter's own unit are one of this unit. */
export interface ParamUnit {
  unit: string;
  holds: number;
}

/** What the goods of a category tell about themselves; its columns in the files of merchants. */
export const categoryParam = pgTable(
  'category_param',
  {
    categoryParamId: serialId(),
    categoryId: integer()
      .notNull()
      .references(() => category.categoryId),
    name: text().notNull(),
    nameEn: text().notNull(),
    type: text({ enum: PARAM_TYPES }).notNull().default('text'),
    unit: text().notNull().default(''),
    choices: jsonb().$type<ParamChoice[]>().notNull().default([]),
    /** Other units that merchants write it in. */
    units: jsonb().$type<ParamUnit[]>().notNull().default([]),
    /** Whether lists are narrowed by it; `auto`: where it tells sizes apart. */
    filter: text({ enum: PARAM_FILTERS }).notNull().default('auto'),
    /** A size is called by it, and rows of sizes stand in its order. */
    namesSize: boolean().notNull().default(false),
    sorts: boolean().notNull().default(false),
    /** Stands in the rows of the SKUs and not in those of the product. */
    perSku: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('category_param_name').on(t.categoryId, t.name, t.unit, t.perSku),
    isKnown(t.type, PARAM_TYPES),
    isKnown(t.filter, PARAM_FILTERS),
  ],
);

/** One file of a merchant on its way into the catalogue; offset and counts grow in the transaction of each batch. */
export const catalogImport = pgTable(
  'catalog_import',
  {
    importId: randomId(),
    merId: integer()
      .notNull()
      .references(() => merchant.merId),
    /** Who sent it; null for the command, which talks to the database itself. */
    uid: integer(),
    name: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the file: an upload of the same file continues where it stopped. */
    hash: text().notNull(),
    locale: text().notNull(),
    status: text({ enum: IMPORT_STATES }).notNull(),
    /** Bytes that have arrived, in parts of equal size. */
    received: integer().notNull().default(0),
    header: jsonb().$type<string[]>().notNull().default([]),
    rowsTotal: integer().notNull().default(0),
    /** Rows up to the last product that is settled. */
    rowsDone: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    faulty: integer().notNull().default(0),
    skus: integer().notNull().default(0),
    /** The merchant has chosen that sizes which the file does not name are sold no more. */
    takesAway: boolean().notNull().default(false),
    /** Why the whole file was refused. */
    failure: jsonb().$type<{ code: string; params: Record<string, string | number> }>(),
    createdAt: createdAt(),
    updatedAt: time().notNull(),
  },
  (t) => [index().on(t.merId, t.hash), index().on(t.uid, t.createdAt), isKnown(t.status, IMPORT_STATES)],
);

export type FaultCode =
  | 'required'
  | 'too_long'
  | 'too_many'
  | 'whole_number'
  | 'amount'
  | 'category'
  | 'category_untold'
  | 'own_category'
  // Only of files taken before such brands were kept as words.
  | 'brand'
  | 'status'
  | 'yes_no'
  | 'tax_code'
  | 'tiers'
  | 'lead_step'
  | 'lead_order'
  | 'differs'
  | 'param_twice'
  | 'option_value'
  | 'option_twice'
  | 'sku_twice'
  | 'number_cut'
  | 'date_made'
  | 'many_skus'
  | 'stock_sum'
  | 'apart'
  | 'foreign'
  | 'formula'
  | 'characters'
  | 'picture'
  | 'picture_address';

export interface FaultRow {
  /** Line of the file, the header being 1. */
  line: number;
  /** Header of the column; empty when the row as a whole is meant. */
  column: string;
  code: FaultCode;
  params: Record<string, string | number>;
}

/** The rows of a product that was not taken, as they were sent, with what is wrong in them. */
export const catalogFault = pgTable(
  'catalog_fault',
  {
    importId: text()
      .notNull()
      .references(() => catalogImport.importId, { onDelete: 'cascade' }),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    faults: jsonb().$type<FaultRow[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
);

/**
 * A product under its merchant's own code. The hash is of the row as the last file had it, so that a repeated file
 * changes nothing.
 */
export const catalogEntry = pgTable(
  'catalog_entry',
  {
    merId: integer().notNull(),
    code: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.productId),
    hash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merId, t.code] }), uniqueIndex('catalog_entry_product').on(t.productId)],
);

/** What a store has said about a heading of its files: a column of ours, a parameter, or nothing. */
export const catalogHeading = pgTable(
  'catalog_heading',
  { merId: integer().notNull(), heading: text().notNull(), target: text().notNull() },
  (t) => [primaryKey({ columns: [t.merId, t.heading] })],
);

/** What a file has changed, until the store's next one: `before` is null for goods that it brought. */
export const catalogUndo = pgTable(
  'catalog_undo',
  {
    importId: text()
      .notNull()
      .references(() => catalogImport.importId, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
    before: jsonb().$type<object>(),
    /** Stock of each size as the file left it: what was sold since stays sold. */
    stocks: jsonb().$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.importId, t.productId] })],
);

/** A picture that a merchant has sent under a file name, for rows to name it. */
export const catalogPicture = pgTable(
  'catalog_picture',
  { merId: integer().notNull(), name: text().notNull(), path: text().notNull() },
  (t) => [primaryKey({ columns: [t.merId, t.name] })],
);
