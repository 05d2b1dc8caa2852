import * as z from 'zod/mini';
import { CATALOG_BYTES_MAX, CATALOG_PART_BYTES } from '../kernel/catalog-limits.ts';
import { IMAGE_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { listInput, listOf, RandomId, Time } from './list.ts';

export const IMPORT_STATES = ['uploading', 'waiting', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ImportView = z.object({
  import_id: z.string(),
  name: z.string(),
  size: z.number(),
  status: z.enum(IMPORT_STATES),
  rows_total: z.number(),
  /** Rows up to the last product that is settled; an interrupted import goes on from there. */
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
  type: z.enum(['text', 'number', 'choice']),
  unit: z.string(),
  choices: z.array(z.object({ name: z.string(), name_en: z.string() })),
  /** Stands in the rows of SKUs. */
  per_sku: z.boolean(),
});
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
    fails: ['catalog.size', 'catalog.busy', 'catalog.store'],
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
    }),
    returns: Started,
    fails: ['catalog.not_found', 'catalog.part', 'upload.broken'],
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
    input: z.object(listInput),
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
