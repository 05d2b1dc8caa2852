import type { SystemContext } from '#lib/domain/context.ts';

/** Where the browser finds files, in front of their names in the storage. */
const PUBLIC_PLACE = /^.*?\/files\//;

/** Takes files that nobody may fetch any more out of the storage, and out of what processes keep of it. */
export async function removeFiles(
  ctx: Pick<SystemContext, 'storage' | 'changed'>,
  { paths }: { paths: string[] },
): Promise<void> {
  for (const path of paths) {
    const name = path.replace(PUBLIC_PLACE, '');
    await ctx.storage.remove(name);
    await ctx.changed(`file:${name}`);
  }
}
