import type { SystemContext } from '#lib/domain/context.ts';

/** Where the browser finds files, in front of their names in the storage. */
const PUBLIC_PLACE = /^.*?\/files\//;

/** Deletes files from the storage, and from the caches of all processes. */
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
