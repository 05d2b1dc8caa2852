import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { ImportView, StoreImport } from '#lib/contracts/catalog.ts';
import { folded } from '../row/headings.ts';
import {
  changeImport,
  hasUndo,
  importOf,
  isAnotherTaken,
  keepHeadings,
  latestTaken,
  lockFilesOf,
  storeImportsPage,
  type ImportRow,
} from './import.repo.ts';
import { importView } from './read-imports.ts';
import { ownImport } from './start-import.ts';

/** A file of the caller's store that is there as a whole and has not been begun. */
export async function waitingImport(
  ctx: MerchantContext,
  importId: string,
): Promise<Result<ImportRow, 'catalog.not_found'>> {
  const found = await ownImport(ctx, importId);
  if (!found.ok) return found;
  const { merId, status, received, size } = found.value;
  const isThere = merId === ctx.actor.merId && status === 'uploading' && received === size;
  return isThere ? found : fail('catalog.not_found');
}

/** Sets an import going whose file was looked at. */
export async function beginImport(
  ctx: MerchantContext,
  { id, take_away: takesAway }: { id: string; take_away?: number | undefined },
  say: Translate,
): Promise<Result<ImportView, 'catalog.not_found' | 'catalog.busy'>> {
  const found = await waitingImport(ctx, id);
  if (!found.ok) return found;
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    await lockFilesOf(db, ctx.actor.merId);
    if (await isAnotherTaken(db, ctx.actor.merId, id)) return fail('catalog.busy');
    // Somebody may have begun it in the same moment.
    if ((await importOf(db, id))?.status !== 'uploading') return fail('catalog.not_found');
    await ctx.jobs.send('catalog.import', { importId: id }, { once: id });
    return ok(importView(await changeImport(db, id, { status: 'waiting', takesAway: takesAway === 1 }), say));
  });
}

/** Keeps what headings of the store's files mean. */
export async function keepStoreHeadings(
  ctx: MerchantContext,
  { headings }: { headings: { heading: string; target: string }[] },
): Promise<Result<undefined, never>> {
  const rows = new Map(headings.map(({ heading, target }) => [folded(heading), target]));
  rows.delete('');
  await keepHeadings(
    ctx.database.db,
    ctx.actor.merId,
    [...rows].map(([heading, target]) => ({ heading, target })),
  );
  return ok(undefined);
}

/** The files of the caller's store, newest first. */
export async function listStoreImports(
  ctx: MerchantContext,
  asked: { page: number; limit: number; keyword?: string | undefined },
  say: Translate,
): Promise<Result<{ count: number; list: StoreImport[] }, never>> {
  const { db } = ctx.database;
  const { count, rows } = await storeImportsPage(db, ctx.actor.merId, asked);
  const latest = await latestTaken(db, ctx.actor.merId);
  const canUndo = latest?.status === 'done' && (await hasUndo(db, latest.importId));
  return ok({
    count,
    list: rows.map((row) => ({
      ...importView(row, say),
      is_own: row.uid === ctx.actor.uid,
      can_undo: canUndo && row.importId === latest.importId,
    })),
  });
}
