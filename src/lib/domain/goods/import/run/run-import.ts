import type { Context } from '#lib/domain/context.ts';
import { learnWords } from '../../search/index.ts';
import { openGoods } from '../list/open-goods.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { recountCategories, storeFacts } from '../write/goods.repo.ts';
import { pictureFinder } from '../write/pictures.ts';
import { settleBatch, Superseded, type Setting } from '../write/settle-batch.ts';
import { changeImport, dropUndo, knownGoodsOf, headingsOf, importOf, type ImportRow } from './import.repo.ts';
import { lookOver } from './look-over.ts';
import { readGroups } from './read-groups.ts';
import { loadReference } from './reference.repo.ts';
import type { Reference } from '../row/reference.ts';

export interface RunOptions {
  /** Asked after each batch; the import stops there and can go on later. */
  isTime?(): boolean;
  /** Another file follows at once: what is counted over all goods of the mall waits for the last one. */
  hasNext?: boolean;
  /** What its rows may name, when the caller has it of the file before. */
  reference?: Reference;
  tell?(progress: ImportRow): void;
}

/** Lists, counts and the words for typing errors, once for all that was written. */
async function finish(ctx: Context, job: ImportRow, hasNext = false): Promise<ImportRow> {
  const { db } = ctx.database;
  const hasChanged = job.created + job.updated > 0;
  const done = await ctx.database.tx(async () => {
    if (hasChanged) {
      if (!hasNext) await recountCategories(db);
      await ctx.changed('goods', `goods-of:${job.merId}`, `store:${job.merId}`, 'categories', 'home');
    }
    await dropUndo(db, job.merId, job.importId);
    return changeImport(db, job.importId, { status: 'done', updatedAt: ctx.clock.now() });
  });
  if (hasChanged && !hasNext) await learnWords(db);
  return done;
}

async function work(ctx: Context, start: ImportRow, path: string, options: RunOptions): Promise<ImportRow> {
  const { db } = ctx.database;
  const sheet = await openGoods(path, await headingsOf(db, start.merId), () => knownGoodsOf(db, start.merId));
  if (sheet.hash !== start.hash) throw new SheetError('damaged');
  const overview = await lookOver(sheet);
  const { header } = overview;
  const reference = options.reference ?? (await loadReference(db, start.merId));
  const setting: Setting = {
    reference,
    store: await storeFacts(db, start.merId),
    codeColumn: header.cells[header.fields.get('code') ?? 0] ?? '',
    takesAway: start.takesAway,
  };
  let job = await changeImport(db, start.importId, {
    status: 'running',
    header: header.cells,
    rowsTotal: overview.rows,
    updatedAt: ctx.clock.now(),
  });
  const findPictures = pictureFinder(ctx, job.merId);
  for await (const groups of readGroups(sheet, overview, job.rowsDone, reference, findPictures)) {
    job = await settleBatch(ctx, job, groups, setting);
    options.tell?.(job);
    if (job.rowsDone < job.rowsTotal && options.isTime?.()) return job;
  }
  return finish(ctx, job, options.hasNext);
}

/**
 * Takes the goods of a file into the mall, from where its import stopped. Each product is written whole or not at
 * all; what is wrong is kept row by row. The file is read as a stream, twice. Answers the import as it is afterwards:
 * done, failed (the file as a whole cannot be read), or running when time was up or another process has it.
 */
export async function runImport(
  ctx: Context,
  importId: string,
  path: string,
  options: RunOptions = {},
): Promise<ImportRow | undefined> {
  const start = await importOf(ctx.database.db, importId);
  if (!start || start.status === 'done' || start.status === 'failed' || start.status === 'undone')
    return start;
  try {
    return await work(ctx, start, path, options);
  } catch (error) {
    if (error instanceof Superseded) return importOf(ctx.database.db, importId);
    if (!(error instanceof SheetError)) throw error;
    return changeImport(ctx.database.db, importId, {
      status: 'failed',
      failure: { code: error.code, params: error.params },
      updatedAt: ctx.clock.now(),
    });
  }
}
