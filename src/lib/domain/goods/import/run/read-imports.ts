import type { Context, UserContext } from '#lib/domain/context.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { SheetFault } from '#lib/tables/sheet-row.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { CatalogFault, ImportView } from '#lib/contracts/catalog.ts';
import { sayFault } from '../out/errors-file.ts';
import { faultsPage, importsPage, type ImportRow } from './import.repo.ts';
import { ownImport } from './start-import.ts';
import type { Page } from '#lib/kernel/page.ts';

// A whole file is refused by a SheetError, whose code is one of these.
const sheetKey = (code: string) => `catalog:sheet.${code as SheetFault}` as const;

/** An import as the wire shows it; `say` has the words of the reader's language. */
export const importView = (row: ImportRow, say: Translate): ImportView => ({
  import_id: row.importId,
  name: row.name,
  size: row.size,
  status: row.status,
  rows_total: row.rowsTotal,
  rows_done: row.rowsDone,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  faulty: row.faulty,
  skus: row.skus,
  failure: row.failure ? say(sheetKey(row.failure.code), row.failure.params) : '',
  create_time: row.createdAt.toISOString(),
});

export async function showImport(
  ctx: UserContext,
  { id }: { id: string },
  say: Translate,
): Promise<Result<ImportView, 'catalog.not_found'>> {
  const found = await ownImport(ctx, id);
  return found.ok ? ok(importView(found.value, say)) : found;
}

export async function listImports(
  ctx: UserContext,
  asked: Page & { keyword?: string | undefined },
  say: Translate,
) {
  const { count, rows } = await importsPage(ctx.database.db, ctx.actor.uid, asked);
  return ok({ count, list: rows.map((row) => importView(row, say)) });
}

/**
 * Faulty rows of an import with what is wrong and how to correct it; the code that calls this has checked that they may
 * be read.
 */
export async function readFaults(
  ctx: Pick<Context, 'database'>,
  { id, page, limit }: { id: string } & Page,
  say: Translate,
): Promise<{ count: number; list: CatalogFault[] }> {
  const { count, rows } = await faultsPage(ctx.database.db, id, page, limit);
  const list = rows.map((row) => ({
    line: row.line,
    faults: row.faults.map((fault) => ({ column: fault.column, code: fault.code, ...sayFault(say, fault) })),
  }));
  return { count, list };
}

/** The same for the caller's own imports. */
export async function listFaults(
  ctx: UserContext,
  input: { id: string } & Page,
  say: Translate,
): Promise<Result<{ count: number; list: CatalogFault[] }, 'catalog.not_found'>> {
  const found = await ownImport(ctx, input.id);
  return found.ok ? ok(await readFaults(ctx, input, say)) : found;
}
