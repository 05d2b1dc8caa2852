import type { OpenFile } from '#lib/adapters/storage/storage.ts';
import type { TableFile, TableLink } from '#lib/contracts/paper.ts';
import { TABLE_KINDS, type TableKind } from '#lib/contracts/states.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { TABLE_FILE_LIFE, TABLE_ROWS_MAX, TABLES_WAITING_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { SHEET_MIMES, writeSheet, type Cell, type Rows, type SheetFormat } from '#lib/tables/write-sheet.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import {
  rolesOf,
  type Context,
  type ListAsk,
  type MerchantContext,
  type SystemContext,
  type UserContext,
} from '#lib/domain/context.ts';
import { findWorker } from '../../account/identity/index.ts';
import { notifyUser } from '../../account/notice/index.ts';
import type { FileLink } from '../../content/media/index.ts';
import { linkToPaper } from './links.ts';
import {
  addTableFile,
  countWaiting,
  dropTableFiles,
  ownTableFile,
  tableFileAt,
  tableFileById,
  tableFileFailed,
  tableFileMade,
  tableFilesOf,
  tableFileWanted,
  type TableFileRow,
} from './table-file.repo.ts';

/** At which desk the caller works, and what he may do there. */
function deskOf({ actor }: UserContext): { merId: number | null; rights: TableFileRow['rights'] } {
  if (actor.roles.includes('platform')) return { merId: null, rights: actor.platformRoles ?? [] };
  return { merId: actor.merId, rights: rolesOf(actor) };
}

/** Has a job write a long table for the caller, who gets a notice when it can be fetched; only some wait at a time. */
async function writeLater(
  ctx: UserContext,
  {
    kind,
    target,
    format,
    title = '',
  }: { kind: TableKind; target: string; format: SheetFormat; title?: string },
): Promise<Result<undefined, 'paper.tables_waiting'>> {
  const createdAt = ctx.clock.now();
  const tableFileId = newId(createdAt);
  return allOrNothing(ctx.database, async () => {
    const waiting = await countWaiting(ctx.database.db, ctx.actor.uid);
    if (waiting >= TABLES_WAITING_MAX) return fail('paper.tables_waiting', { n: waiting });
    await addTableFile(ctx.database.db, {
      ...deskOf(ctx),
      tableFileId,
      uid: ctx.actor.uid,
      kind,
      title,
      target,
      format,
      locale: ctx.locale,
      path: `private/table/${newId(createdAt)}.${format}`,
      createdAt,
    });
    await ctx.jobs.send('table.write', { tableFileId });
    return ok();
  });
}

/** Has a list of the caller's desk written as its screen shows it. */
export async function askList(
  ctx: UserContext | MerchantContext,
  {
    screen,
    list,
    title,
    format,
    asked,
  }: { screen: string; list: string; title: string; format: SheetFormat; asked: string },
): Promise<Result<undefined, 'paper.tables_waiting' | 'auth.role' | 'request.invalid'>> {
  const target: ListAsk = { screen, list, asked: Object.fromEntries(new URLSearchParams(asked)) };
  const looked = ctx.lists?.look(ctx, target) ?? fail('request.invalid');
  if (!looked.ok) return looked;
  return writeLater(ctx, { kind: 'list', target: JSON.stringify(target), format, title });
}

/** A short table by its address at once; a long one is written by a job. */
export async function askTable(
  ctx: UserContext,
  { isLong, kind, ...table }: { isLong: boolean; kind: DrawnKind; target: string; format: SheetFormat },
): Promise<Result<TableLink, 'paper.tables_waiting'>> {
  if (isLong) {
    const asked = await writeLater(ctx, { kind, ...table });
    return asked.ok ? ok({ url: '', expires: null, is_later: true }) : asked;
  }
  return ok({ ...(await linkToPaper(ctx, kind, `${table.format}:${table.target}`)), is_later: false });
}

const view = (row: TableFileRow): TableFile => ({
  table_file_id: row.tableFileId,
  kind: row.kind,
  format: row.format,
  title: row.title,
  state: row.madeAt ? 'ready' : row.failedAt ? 'failed' : 'making',
  rows: row.rows,
  total: row.total,
  create_time: row.createdAt.toISOString(),
  until: after(row.createdAt, TABLE_FILE_LIFE).toISOString(),
});

/** Long tables that the caller has asked for at this desk and may still read, the latest first. */
export async function listTableFiles(
  ctx: UserContext | MerchantContext,
  input: { page: number; limit: number },
): Promise<Result<{ count: number; list: TableFile[] }, never>> {
  const { merId, rights } = deskOf(ctx);
  const { rows, total } = await tableFilesOf(ctx.database.db, ctx.actor.uid, merId, { ...input, rights });
  return ok({ count: total, list: rows.map(view) });
}

/** A link to one of them, for some minutes. */
export async function linkToTableFile(
  ctx: UserContext | MerchantContext,
  { id }: { id: string },
): Promise<Result<FileLink, 'paper.gone' | 'paper.not_ready'>> {
  const { merId, rights } = deskOf(ctx);
  const row = await ownTableFile(ctx.database.db, id, ctx.actor.uid, merId, rights);
  if (!row) return fail('paper.gone');
  if (!row.madeAt) return fail('paper.not_ready');
  return ok(await linkToPaper(ctx, 'table', id));
}

/** Has one of them written again that could not be written. */
export async function writeAgain(
  ctx: UserContext | MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'paper.gone' | 'paper.not_failed'>> {
  const { merId, rights } = deskOf(ctx);
  const row = await ownTableFile(ctx.database.db, id, ctx.actor.uid, merId, rights);
  if (!row) return fail('paper.gone');
  return ctx.database.tx(async () => {
    if (!(await tableFileWanted(ctx.database.db, id))) return fail('paper.not_failed');
    await ctx.jobs.send('table.write', { tableFileId: id });
    return ok();
  });
}

/** The file itself; undefined once it is gone. */
export async function readTableFile(
  ctx: UserContext,
  id: string,
): Promise<{ name: string; format: SheetFormat; file: OpenFile } | undefined> {
  const row = await tableFileById(ctx.database.db, id);
  if (!row?.madeAt || row.uid !== ctx.actor.uid) return undefined;
  const file = await ctx.storage.open(row.path);
  return file && { name: row.title || row.kind, format: row.format, file };
}

/** What the mall itself writes; any other list is drawn by its screen. */
export type DrawnKind = Exclude<TableKind, 'list'>;
/** The rows of a table in the words of a language. */
export type DrawTable = (ctx: Context, kind: DrawnKind, target: string) => Rows;

/** Every so many rows it is written down how far a table is. */
const TOLD_EVERY = 500;

/** The rows of a list as the person who asked for it sees them now. */
async function* listedRows(ctx: SystemContext, row: TableFileRow): AsyncGenerator<Cell[]> {
  const actor = await findWorker(ctx, row.uid, row.merId);
  if (!actor || !ctx.lists) throw new Error('Nobody may read this list any more');
  for await (const { cells, total } of ctx.lists.pages({ ...ctx, actor }, row.target, row.locale)) {
    if (total !== undefined && total !== row.total)
      await tableFileAt(ctx.database.db, row.tableFileId, { total: (row.total = total) });
    yield* cells;
  }
}

/** The same rows; meanwhile it is written down how many there are by now. */
async function* counted(ctx: SystemContext, id: string, rows: Rows): AsyncGenerator<Cell[]> {
  // The head is no row.
  let count = -1;
  for await (const row of rows) {
    yield row;
    count += 1;
    if (count > TABLE_ROWS_MAX) throw new Error(`A table has more than ${TABLE_ROWS_MAX} rows`);
    if (count > 0 && count % TOLD_EVERY === 0) await tableFileAt(ctx.database.db, id, { rows: count });
  }
  await tableFileAt(ctx.database.db, id, { rows: Math.max(0, count) });
}

/** Writes a table and sends a notice to who asked for it, also when it cannot be written; one whose row is gone is not kept. */
export async function writeTableFile(
  ctx: SystemContext,
  drawIn: (locale: string) => DrawTable,
  { tableFileId }: { tableFileId: string },
): Promise<void> {
  const row = await tableFileById(ctx.database.db, tableFileId);
  const kind = TABLE_KINDS.find((one) => one === row?.kind);
  if (!row || !kind || row.madeAt || row.failedAt) return;
  const link = row.merId === null ? '/platform/tables' : '/merchant/tables';
  try {
    const rows = kind === 'list' ? listedRows(ctx, row) : drawIn(row.locale)(ctx, kind, row.target);
    const pieces = writeSheet(row.format, counted(ctx, tableFileId, rows));
    await ctx.storage.write(row.path, pieces, SHEET_MIMES[row.format]);
  } catch (err) {
    ctx.log.warn({ err, tableFileId, kind }, 'table.failed');
    await ctx.database.tx(async () => {
      if (await tableFileFailed(ctx.database.db, tableFileId, ctx.clock.now()))
        await notifyUser(ctx, { uid: row.uid, kind: 'desk.table_failed', link });
    });
    return;
  }
  const isWanted = await ctx.database.tx(async () => {
    if (!(await tableFileMade(ctx.database.db, tableFileId, ctx.clock.now()))) return false;
    await notifyUser(ctx, { uid: row.uid, kind: 'desk.table', link });
    return true;
  });
  if (!isWanted) await ctx.storage.remove(row.path);
}

/** Takes tables away whose days are over. */
export async function sweepTableFiles(ctx: SystemContext): Promise<void> {
  const paths = await dropTableFiles(ctx.database.db, after(ctx.clock.now(), -TABLE_FILE_LIFE));
  if (paths.length > 0) await ctx.jobs.send('media.remove', { paths });
}
