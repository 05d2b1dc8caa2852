import { buffer } from 'node:stream/consumers';
import type { TableFile, TableLink } from '#lib/contracts/paper.ts';
import { TABLE_KINDS, type TableKind } from '#lib/contracts/states.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { TABLE_FILE_LIFE } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { SHEET_MIMES, writeSheet, type Rows, type SheetFormat } from '#lib/tables/write-sheet.ts';
import {
  rolesOf,
  type Context,
  type MerchantContext,
  type SystemContext,
  type UserContext,
} from '#lib/domain/context.ts';
import { notifyUser } from '../../account/notice/index.ts';
import type { FileLink } from '../../content/media/index.ts';
import { linkToPaper } from './links.ts';
import {
  addTableFile,
  dropTableFiles,
  ownTableFile,
  tableFileById,
  tableFileMade,
  tableFilesOf,
  type TableFileRow,
} from './table-file.repo.ts';

/** At which desk the caller works, and what he may do there. */
function deskOf({ actor }: UserContext): { merId: number | null; rights: TableFileRow['rights'] } {
  if (actor.roles.includes('platform')) return { merId: null, rights: actor.platformRoles ?? [] };
  return { merId: actor.merId, rights: rolesOf(actor) };
}

/** Has a job write a long table for the caller, who gets a notice when it can be fetched. */
async function writeLater(
  ctx: UserContext,
  { kind, target, format }: { kind: TableKind; target: string; format: SheetFormat },
): Promise<void> {
  const createdAt = ctx.clock.now();
  const tableFileId = newId(createdAt);
  await ctx.database.tx(async () => {
    await addTableFile(ctx.database.db, {
      ...deskOf(ctx),
      tableFileId,
      uid: ctx.actor.uid,
      kind,
      target,
      format,
      locale: ctx.locale,
      path: `private/table/${newId(createdAt)}.${format}`,
      createdAt,
    });
    await ctx.jobs.send('table.write', { tableFileId });
  });
}

/** A short table by its address at once; a long one is written by a job. */
export async function askTable(
  ctx: UserContext,
  { isLong, kind, ...table }: { isLong: boolean; kind: TableKind; target: string; format: SheetFormat },
): Promise<Result<TableLink, never>> {
  if (isLong) {
    await writeLater(ctx, { kind, ...table });
    return ok({ url: '', expires: null, is_later: true });
  }
  return ok({ ...(await linkToPaper(ctx, kind, `${table.format}:${table.target}`)), is_later: false });
}

const view = (row: TableFileRow): TableFile => ({
  table_file_id: row.tableFileId,
  kind: row.kind,
  format: row.format,
  is_ready: row.madeAt !== null,
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

/** The file itself; undefined once it is gone. */
export async function readTableFile(
  ctx: UserContext,
  id: string,
): Promise<{ kind: TableKind; format: SheetFormat; bytes: Uint8Array } | undefined> {
  const row = await tableFileById(ctx.database.db, id);
  if (!row?.madeAt || row.uid !== ctx.actor.uid) return undefined;
  const file = await ctx.storage.get(row.path);
  return file && { kind: row.kind, format: row.format, bytes: file.bytes };
}

/** The rows of a table in the words of a language. */
export type DrawTable = (ctx: Context, kind: TableKind, target: string) => Rows;

/** Writes a table and sends a notice to who asked for it; one whose row is gone is not kept. */
export async function writeTableFile(
  ctx: SystemContext,
  drawIn: (locale: string) => DrawTable,
  { tableFileId }: { tableFileId: string },
): Promise<void> {
  const row = await tableFileById(ctx.database.db, tableFileId);
  const kind = TABLE_KINDS.find((one) => one === row?.kind);
  if (!row || !kind || row.madeAt) return;
  const rows = drawIn(row.locale)(ctx, kind, row.target);
  await ctx.storage.put(row.path, await buffer(writeSheet(row.format, rows)), SHEET_MIMES[row.format]);
  const isWanted = await ctx.database.tx(async () => {
    if (!(await tableFileMade(ctx.database.db, tableFileId, ctx.clock.now()))) return false;
    const link = row.merId === null ? '/platform/tables' : '/merchant/tables';
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
