import { after } from '#lib/kernel/clock.ts';
import { CATALOG_SLICE, CATALOG_UPLOAD_LIFE } from '#lib/kernel/catalog-limits.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { dropOverLinks } from '../../../content/media/index.ts';
import { changeImport, dropImport, importOf, leftUploads } from './import.repo.ts';
import { dropParts, withFile } from './parts.ts';
import { runImport } from './run-import.ts';

/** Job: works on an uploaded file for a while, and sends itself on until the file is done. */
export async function workUpload(ctx: SystemContext, { importId }: { importId: string }): Promise<void> {
  const { db } = ctx.database;
  const row = await importOf(db, importId);
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return;
  const until = after(ctx.clock.now(), CATALOG_SLICE);
  const isTime = (): boolean => ctx.clock.now() >= until;
  try {
    const state = await withFile(ctx, row, (file) => runImport(ctx, importId, file, { isTime }));
    if (state?.status === 'running' && isTime()) await ctx.jobs.send('catalog.import', { importId });
    if (state?.status === 'done' || state?.status === 'failed') await dropParts(ctx, state);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    const failure = { code: error.code, params: error.params };
    await changeImport(db, importId, { status: 'failed', failure, updatedAt: ctx.clock.now() });
  }
}

/** Hourly: drops uploads that were not continued, and links that have expired. */
export async function sweepImports(ctx: SystemContext): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  await dropOverLinks(db, now);
  for (const row of await leftUploads(db, new Date(now.getTime() - CATALOG_UPLOAD_LIFE))) {
    await dropParts(ctx, row);
    await dropImport(db, row.importId);
  }
}
