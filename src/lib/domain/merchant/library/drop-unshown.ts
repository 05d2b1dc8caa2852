import type { SystemContext } from '#lib/domain/context.ts';
import { removeFiles } from '../../content/media/index.ts';
import { stillShown } from './library.repo.ts';

/** What is drawn for the mall itself is no upload: it stays, whoever has had it in a library. */
const UPLOADED = /\/(uploads|goods\/own)\//;

/** Takes files of pictures that left a library out of the storage, but for those that somebody still shows. */
export async function dropUnshown(ctx: SystemContext, { paths }: { paths: string[] }): Promise<void> {
  const shown = new Set(await stillShown(ctx.database.db, paths));
  await removeFiles(ctx, { paths: paths.filter((path) => UPLOADED.test(path) && !shown.has(path)) });
}
