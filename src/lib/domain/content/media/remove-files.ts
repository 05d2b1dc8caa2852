import type { SystemContext } from '#lib/domain/context.ts';

/** Where the browser finds files, in front of their names in the storage. */
const PUBLIC_PLACE = /^.*?\/files\//;

/** Takes files that nobody may fetch any more out of the storage. */
export async function removeFiles(
  ctx: Pick<SystemContext, 'storage'>,
  { paths }: { paths: string[] },
): Promise<void> {
  for (const path of paths) await ctx.storage.remove(path.replace(PUBLIC_PLACE, ''));
}
