import type { SystemContext } from '#lib/domain/context.ts';
import { removeFiles } from '../../content/media/index.ts';
import { stillShown } from './library.repo.ts';

/** Pictures drawn for the mall itself are no uploads: they stay, even if a library had them. */
const UPLOADED = /\/(uploads|goods\/own)\//;

/** Deletes files of pictures that left a library, except those that are still shown somewhere. */
export async function dropUnshown(ctx: SystemContext, { paths }: { paths: string[] }): Promise<void> {
  const shown = new Set(await stillShown(ctx.database.db, paths));
  await removeFiles(ctx, { paths: paths.filter((path) => UPLOADED.test(path) && !shown.has(path)) });
}
