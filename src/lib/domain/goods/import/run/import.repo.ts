import { and, asc, count, desc, eq, gt, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { KnownProduct } from '../list/known-goods.ts';
import { SIZE_CODE_WORDS } from '../row/column-words.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import {
  catalogFault,
  catalogHeading,
  catalogImport,
  catalogUndo,
  merchant,
  type FaultRow,
} from '#lib/db/schema.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Page } from '#lib/kernel/page.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import type { Complete } from '../write/complete.ts';

export type ImportRow = typeof catalogImport.$inferSelect;
export type FaultyRow = typeof catalogFault.$inferSelect;

const FAULTS_AT_ONCE = 500;

export const addImport = async (db: Db, row: typeof catalogImport.$inferInsert): Promise<ImportRow> =>
  (await db.insert(catalogImport).values(row).returning())[0]!;

export async function importOf(db: Db, importId: string): Promise<ImportRow | undefined> {
  const rows = await db.select().from(catalogImport).where(eq(catalogImport.importId, importId));
  return rows[0];
}

/** Imports of a store that have not come to their end, the latest first. */
export const unfinishedOf = (db: Db, merId: number) =>
  db
    .select()
    .from(catalogImport)
    .where(
      and(eq(catalogImport.merId, merId), inArray(catalogImport.status, ['uploading', 'waiting', 'running'])),
    )
    .orderBy(desc(catalogImport.createdAt), desc(catalogImport.importId));

export async function changeImport(
  db: Db,
  importId: string,
  row: Partial<typeof catalogImport.$inferInsert>,
): Promise<ImportRow> {
  const rows = await db
    .update(catalogImport)
    .set(row)
    .where(eq(catalogImport.importId, importId))
    .returning();
  return rows[0]!;
}

/** Bytes that came in order; nothing when others were expected. */
export async function receive(
  db: Db,
  importId: string,
  from: number,
  to: number,
  at: Date,
): Promise<ImportRow | undefined> {
  const rows = await db
    .update(catalogImport)
    .set({ received: to, updatedAt: at })
    .where(and(eq(catalogImport.importId, importId), eq(catalogImport.received, from)))
    .returning();
  return rows[0];
}

export interface Progress {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  faulty: number;
  skus: number;
  at: Date;
}

/** Moves the offset on, but only from where the caller believes it to be. */
export async function advance(db: Db, job: ImportRow, by: Progress): Promise<ImportRow | undefined> {
  const rows = await db
    .update(catalogImport)
    .set({
      rowsDone: job.rowsDone + by.rows,
      created: job.created + by.created,
      updated: job.updated + by.updated,
      unchanged: job.unchanged + by.unchanged,
      faulty: job.faulty + by.faulty,
      skus: job.skus + by.skus,
      updatedAt: by.at,
    })
    .where(
      and(
        eq(catalogImport.importId, job.importId),
        eq(catalogImport.rowsDone, job.rowsDone),
        eq(catalogImport.status, 'running'),
      ),
    )
    .returning();
  return rows[0];
}

/** Stores every row of a refused product, with the faults of its own line. */
export async function addFaults(
  db: Db,
  importId: string,
  groups: readonly { rows: SheetRow[]; faults: FaultRow[] }[],
): Promise<void> {
  const rows = groups.flatMap((group) =>
    group.rows.map((row) => ({
      importId,
      line: row.line,
      // A character that no database keeps would stop the whole file.
      cells: row.cells.map((cell) => cell.replaceAll('\0', '').toWellFormed()),
      faults: group.faults.filter((fault) => fault.line === row.line),
    })),
  );
  for (let from = 0; from < rows.length; from += FAULTS_AT_ONCE)
    await db
      .insert(catalogFault)
      .values(rows.slice(from, from + FAULTS_AT_ONCE))
      .onConflictDoNothing();
}

/** Faulty rows in the order of the file, from after a line. */
export const faultyRows = (db: Db, importId: string, after: number, limit: number): Promise<FaultyRow[]> =>
  db
    .select()
    .from(catalogFault)
    .where(and(eq(catalogFault.importId, importId), gt(catalogFault.line, after)))
    .orderBy(asc(catalogFault.line))
    .limit(limit);

const withReason = (importId: string) =>
  and(eq(catalogFault.importId, importId), sql`jsonb_array_length(${catalogFault.faults}) > 0`);

export async function faultsPage(db: Db, importId: string, page: number, limit: number) {
  const where = withReason(importId);
  const total = await db.select({ n: count() }).from(catalogFault).where(where);
  const rows = await db
    .select()
    .from(catalogFault)
    .where(where)
    .orderBy(asc(catalogFault.line))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: total[0]?.n ?? 0, rows };
}

type Asked = Page & { keyword?: string | undefined };

/** Files with these words in their names, the latest first, and how many there are. */
async function filesPage(db: Db, whose: SQL | undefined, { keyword, page, limit }: Asked) {
  const where = and(whose, hasWords(keyword, catalogImport.name));
  const total = await db.select({ n: count() }).from(catalogImport).where(where);
  const rows = await db
    .select()
    .from(catalogImport)
    .where(where)
    .orderBy(desc(catalogImport.createdAt), desc(catalogImport.importId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: total[0]?.n ?? 0, rows };
}

export const importsPage = (db: Db, uid: number, asked: Asked) =>
  filesPage(db, eq(catalogImport.uid, uid), asked);

export const storeImportsPage = (db: Db, merId: number, asked: Asked) =>
  filesPage(db, and(eq(catalogImport.merId, merId), ne(catalogImport.status, 'uploading')), asked);

/** A store by its key or number. */
export async function storeBy(db: Db, text: string): Promise<{ merId: number; key: string } | undefined> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const rows = await db
    .select({ merId: merchant.merId, key: merchant.key })
    .from(merchant)
    .where(sql`${merchant.key} = ${text} or ${merchant.merId} = ${id}`);
  return rows[0];
}

/** The columns that a store has chosen for headings of its files. */
export async function headingsOf(db: Db, merId: number): Promise<Map<string, string>> {
  const rows = await db.select().from(catalogHeading).where(eq(catalogHeading.merId, merId));
  return new Map(rows.map((row) => [row.heading, row.target]));
}

export async function keepHeadings(
  db: Db,
  merId: number,
  headings: readonly { heading: string; target: string }[],
): Promise<void> {
  if (headings.length === 0) return;
  await db
    .insert(catalogHeading)
    .values(headings.map((row) => ({ merId, ...row })))
    .onConflictDoUpdate({
      target: [catalogHeading.merId, catalogHeading.heading],
      set: { target: sql.raw('excluded.target') },
    });
}

export interface Undone {
  productId: number;
  before: Complete | null;
  stocks: Record<string, number>;
}

export const addUndo = (db: Db, importId: string, rows: readonly Undone[]) =>
  rows.length === 0
    ? undefined
    : db
        .insert(catalogUndo)
        .values(rows.map((row) => ({ importId, ...row })))
        .onConflictDoNothing();

/** What a file has changed, except goods that were changed by hand since. */
export const undoOf = (db: Db, { importId, createdAt }: ImportRow): Promise<Undone[]> =>
  rowsOf<Undone>(
    db,
    sql`select product_id as "productId", before, stocks from catalog_undo
      where import_id = ${importId} and not exists (
        select from goods_change where goods_change.product_id = catalog_undo.product_id
          and goods_change.created_at > ${createdAt.toISOString()}::timestamptz)
      order by product_id`,
  );

/** Of a store's files only one is begun or taken back at a time, until the caller's transaction ends. */
export const lockFilesOf = (db: Db, merId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`catalog:${merId}`}))`);

/** Locks all that a file has changed, in the order in which orders and people of the store take it. */
export async function lockUndone(db: Db, importId: string): Promise<void> {
  const own = sql`select product_id from catalog_undo where import_id = ${importId}`;
  await db.execute(sql`select count(*) from (
    select from sku where product_id in (${own}) order by sku_id for update) held`);
  await db.execute(sql`select count(*) from (
    select from product where product_id in (${own}) order by product_id for update) held`);
}

/** Whether a file of the store other than this one is being imported. */
export const isAnotherTaken = async (db: Db, merId: number, importId: string): Promise<boolean> =>
  (await unfinishedOf(db, merId)).some((row) => row.status !== 'uploading' && row.importId !== importId);

/** What a file may leave out of goods that the store has already, by their code or by that of a size. */
export async function knownGoodsOf(db: Db, merId: number): Promise<Map<string, KnownProduct>> {
  const goods = await rowsOf<KnownProduct & { productId: number }>(
    db,
    sql`select e.product_id as "productId", e.code, p.name, c.key as category, p.unit_name as "unit",
        p.unit_name_en as "unitEn"
      from catalog_entry e join product p using (product_id) join category c using (category_id)
      where e.mer_id = ${merId} and p.status <> 'deleted'`,
  );
  const named = JSON.stringify([{ name: SIZE_CODE_WORDS }]);
  const sizes = await rowsOf<{ productId: number; designation: string; code: string }>(
    db,
    sql`select s.product_id as "productId", s.designation, one->'value'->>'zh' as code
      from catalog_entry e join sku s using (product_id) cross join jsonb_array_elements(s.params) one
      where e.mer_id = ${merId} and s.shown and s.params @> ${named}::jsonb
        and one->'name'->>'zh' = ${SIZE_CODE_WORDS.zh}`,
  );
  const products = new Map(goods.map(({ productId, ...row }) => [productId, row]));
  const known = new Map<string, KnownProduct>();
  for (const { productId, designation, code } of sizes) {
    const product = products.get(productId);
    if (product) known.set(code, { ...product, designation });
  }
  // A product has the code of its first size: a row that has it tells of that size.
  for (const product of products.values()) if (!known.has(product.code)) known.set(product.code, product);
  return known;
}

/** Whether anything is kept of what a file has changed. */
export const hasUndo = async (db: Db, importId: string): Promise<boolean> =>
  (
    await db
      .select({ id: catalogUndo.productId })
      .from(catalogUndo)
      .where(eq(catalogUndo.importId, importId))
      .limit(1)
  ).length > 0;

/** Only the latest file of a store can be taken back. */
export const dropUndo = (db: Db, merId: number, keep: string) =>
  db.execute(sql`delete from catalog_undo where import_id <> ${keep}
    and import_id in (select import_id from catalog_import where mer_id = ${merId})`);

/** The import of a store that was taken last, if any. */
export async function latestTaken(db: Db, merId: number): Promise<ImportRow | undefined> {
  const rows = await db
    .select()
    .from(catalogImport)
    .where(and(eq(catalogImport.merId, merId), inArray(catalogImport.status, ['running', 'done', 'undone'])))
    // A file that was announced first may have waited for a look, and been taken last.
    .orderBy(desc(catalogImport.updatedAt), desc(catalogImport.createdAt), desc(catalogImport.importId))
    .limit(1);
  return rows[0];
}

export const leftUploads = (db: Db, before: Date) =>
  db
    .select()
    .from(catalogImport)
    .where(and(eq(catalogImport.status, 'uploading'), lt(catalogImport.updatedAt, before)))
    .limit(50);

export const dropImport = (db: Db, importId: string) =>
  db
    .delete(catalogImport)
    .where(and(eq(catalogImport.importId, importId), ne(catalogImport.status, 'running')));
