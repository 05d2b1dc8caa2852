import * as z from 'zod/mini';
import { CATALOG_BYTES_MAX, CATALOG_PART_BYTES } from '../kernel/catalog-limits.ts';
import { IMAGE_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { Keyword, listInput, listOf, RandomId, Time } from './list.ts';
import { PARAM_TYPES } from './states.ts';

export const IMPORT_STATES = ['uploading', 'waiting', 'running', 'done', 'failed', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ImportView = z.object({
  import_id: z.string(),
  name: z.string(),
  size: z.number(),
  status: z.enum(IMPORT_STATES),
  rows_total: z.number(),
  /** Rows up to the last product that is settled; an interrupted import continues from there. */
  rows_done: z.number(),
  /** Products. */
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  /** SKUs that were written. */
  skus: z.number(),
  /** Why the file as a whole was refused. */
  failure: z.string(),
  create_time: Time,
});
export type ImportView = z.infer<typeof ImportView>;

/** An import in the history of its store. */
export const StoreImport = z.extend(ImportView, {
  /** The caller sent it, and may fetch its faults. */
  is_own: z.boolean(),
  /** The latest file of the store, whose changes can be taken back. */
  can_undo: z.boolean(),
});
export type StoreImport = z.infer<typeof StoreImport>;

export const CatalogFault = z.object({
  line: z.number(),
  faults: z.array(z.object({ column: z.string(), code: z.string(), problem: z.string(), cure: z.string() })),
});
export type CatalogFault = z.infer<typeof CatalogFault>;

const Started = z.object({
  import_id: z.string(),
  status: z.enum(IMPORT_STATES),
  /** Bytes of each part but the last. */
  part_size: z.number(),
  /** Bytes that are here already: the next part begins there. */
  received: z.number(),
});
const Param = z.object({
  name: z.string(),
  name_en: z.string(),
  type: z.enum(PARAM_TYPES),
  unit: z.string(),
  choices: z.array(z.object({ name: z.string(), name_en: z.string() })),
  /** Stands in the rows of SKUs. */
  per_sku: z.boolean(),
});
/** Targets of a heading beside the columns of ours: a parameter of its own name, or nothing. */
export const HEADING_PARAM = 'param';
export const HEADING_NOTHING = 'nothing';

export const ImportPreview = z.object({
  /** Why nothing can be read of it yet; empty when it can. */
  failure: z.string(),
  /** Sheets of the file with goods, and how many rows of them each has; empty for a file of one sheet. */
  sheets: z.array(z.object({ name: z.string(), rows: z.number() })),
  /** The headings of the file with what they are taken for: a column, `param`, or `nothing`. */
  columns: z.array(z.object({ heading: z.string(), target: z.string(), samples: z.array(z.string()) })),
  /** What a heading may be taken for, in the reader's language; what no file does without is marked. */
  targets: z.array(z.object({ value: z.string(), label: z.string(), is_needed: z.boolean() })),
  rows: z.number(),
  /** Only so many of them were looked at: a longer file is looked through when it is taken. */
  rows_read: z.number(),
  /** Products. */
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  /** Sizes that the store has of these goods and the file does not name: they stay, unless it is begun with `take_away`. */
  sizes_gone: z.number(),
  /** Rows that are none of goods and are passed over: titles of sections, remarks, sums. The first of them. */
  passed_over: z.array(z.object({ line: z.number(), text: z.string() })),
  /** The first products that would change, with their prices before and after. */
  changes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      is_new: z.boolean(),
      /** Empty: the price is on request. */
      price_before: z.string(),
      price: z.string(),
      /** What the price is for, in the reader's language. */
      unit_name: z.string(),
      /** Sizes that the file names. */
      sizes: z.number(),
      /** Sizes that the file does not name. */
      sizes_gone: z.number(),
    }),
  ),
  faults: z.array(CatalogFault),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const Link = z.object({ url: z.string(), expires: Time });

const file = {
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  size: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CATALOG_BYTES_MAX, 'catalog.size')),
  /** SHA-256 of the file in hexadecimal. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
};
const Store = z.string().check(z.minLength(1), z.maxLength(80));
const Format = z._default(z.enum(['csv', 'xlsx']), 'csv');
const Category = z.string().check(z.minLength(1), z.maxLength(200));

export const catalogApi = {
  start: endpoint.post('/api/catalog/import', {
    summary: 'Announces a file of goods of the caller’s store; the same file goes on where it stopped',
    access: 'merchant',
    role: 'sales',
    input: z.object(file),
    returns: Started,
    fails: ['catalog.size', 'catalog.busy'],
    limit: { max: 60, windowMs: 3_600_000 },
  }),
  startFor: endpoint.post('/api/catalog/import_for', {
    summary: 'The same by the platform for a store, named by key or number',
    access: 'platform',
    role: 'content',
    input: z.object({ ...file, store: Store }),
    returns: Started,
    fails: ['catalog.size', 'catalog.busy', 'catalog.store', 'oversight.own_store'],
    limit: { max: 60, windowMs: 3_600_000 },
  }),
  part: endpoint.post('/api/catalog/import/:id/part', {
    outside: true,
    summary: 'Takes the next part of an announced file; after the last one the import begins',
    access: 'user',
    input: z.object({
      id: RandomId,
      offset: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(CATALOG_BYTES_MAX)),
      file: z.file('upload.broken'),
      /** 1: the uploaded file is not imported until the caller starts it, so that its changes can be checked first. */
      hold: z.optional(z.coerce.number()),
      /** 1, with the last part: sizes that the file does not name are sold no more. */
      take_away: z.optional(z.coerce.number()),
    }),
    returns: Started,
    fails: ['catalog.not_found', 'catalog.part', 'catalog.busy', 'upload.broken'],
    upload: CATALOG_PART_BYTES,
    limit: { max: 600, windowMs: 60_000 },
  }),
  picture: endpoint.post('/api/catalog/import/:id/picture', {
    outside: true,
    summary: 'Keeps a picture under the name by which rows of the file call it',
    access: 'user',
    input: z.object({
      id: RandomId,
      name: z.string().check(z.regex(/^[^/\\:|]{1,120}$/)),
      file: z.file('upload.broken'),
    }),
    returns: z.object({ path: z.string() }),
    fails: ['catalog.not_found', 'upload.size', 'upload.type', 'upload.broken'],
    upload: IMAGE_BYTES_MAX,
    limit: { max: 600, windowMs: 60_000 },
  }),
  preview: endpoint.get('/api/catalog/import/:id/preview', {
    summary: 'What a file that waits would change, how its headings are read, and what is wrong in it',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: RandomId }),
    returns: ImportPreview,
    fails: ['catalog.not_found'],
    limit: { max: 60, windowMs: 600_000 },
  }),
  headings: endpoint.post('/api/catalog/headings', {
    summary: 'Keeps what headings of the store’s files mean, for this file and those to come',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      headings: z
        .array(
          z.object({
            heading: z.string().check(z.minLength(1), z.maxLength(200)),
            target: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,30}$/)),
          }),
        )
        .check(z.maxLength(200)),
    }),
  }),
  begin: endpoint.post('/api/catalog/import/:id/begin', {
    summary: 'Sets an import going whose file was looked at',
    access: 'merchant',
    role: 'sales',
    input: z.object({
      id: RandomId,
      /** 1: sizes that the file does not name are sold no more. */
      take_away: z.optional(z.coerce.number()),
    }),
    returns: ImportView,
    fails: ['catalog.not_found', 'catalog.busy'],
  }),
  undo: endpoint.post('/api/catalog/import/:id/undo', {
    summary: 'Takes back what the store’s latest file has changed; what was sold since stays sold',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: RandomId }),
    returns: ImportView,
    fails: ['catalog.not_found', 'catalog.not_last', 'catalog.busy'],
  }),
  storeList: endpoint.get('/api/catalog/store_imports', {
    summary: 'Files of goods of the store, newest first',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(StoreImport),
  }),
  show: endpoint.get('/api/catalog/import/:id', {
    summary: 'How far an import of the caller is, and what became of its rows',
    access: 'user',
    input: z.object({ id: RandomId }),
    returns: ImportView,
    fails: ['catalog.not_found'],
  }),
  list: endpoint.get('/api/catalog/imports', {
    summary: 'Imports of the caller, newest first',
    access: 'user',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(ImportView),
  }),
  faults: endpoint.get('/api/catalog/import/:id/faults', {
    summary: 'Rows that were not taken: line, column, what is wrong and how it is mended',
    access: 'user',
    input: z.object({ id: RandomId, ...listInput }),
    returns: listOf(CatalogFault),
    fails: ['catalog.not_found'],
  }),
  errors: endpoint.post('/api/catalog/import/:id/errors', {
    keyless: 'secret',
    summary: 'A short-lived address of the rows that were not taken, to correct and send again',
    access: 'user',
    input: z.object({ id: RandomId, format: Format }),
    returns: Link,
    fails: ['catalog.not_found'],
  }),
  export: endpoint.post('/api/catalog/export', {
    keyless: 'secret',
    summary: 'A short-lived address of all goods of the caller’s store as a file that imports unchanged',
    access: 'merchant',
    role: 'sales',
    input: z.object({ format: Format }),
    returns: Link,
  }),
  exportFor: endpoint.post('/api/catalog/export_for', {
    keyless: 'secret',
    summary: 'The same by the platform for a store, named by key or number',
    access: 'platform',
    role: 'content',
    input: z.object({ store: Store, format: Format }),
    returns: Link,
    fails: ['catalog.store'],
  }),
  template: endpoint.post('/api/catalog/template', {
    keyless: 'secret',
    summary: 'A short-lived address of a category’s template in the caller’s language',
    access: 'user',
    input: z.object({ category: Category, format: Format }),
    returns: Link,
    fails: ['catalog.category'],
  }),
  params: endpoint.get('/api/catalog/params', {
    summary: 'The parameter table of a category: names, types, units and choices',
    input: z.object({ category: Category }),
    returns: z.object({ category: z.string(), list: z.array(Param) }),
    fails: ['catalog.category'],
  }),
};
