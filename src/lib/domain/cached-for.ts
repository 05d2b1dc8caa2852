import type { Context } from './context.ts';

/** What `read` answers; for a public page the cached answer, until one of the tags is invalidated. */
export const cachedFor = <T>(
  { cache }: Context,
  key: string,
  tags: readonly string[],
  read: () => Promise<T>,
): Promise<T> => (cache ? cache.one(key, tags, read) : read());

/**
 * Whether one of these ids may be among a few, by the cache of public pages: most goods have no coupon, activity or
 * set, and need no query for them. Without the cache it is always true.
 */
export async function mayBeAmong(
  ctx: Context,
  ids: number[],
  key: string,
  tags: readonly string[],
  read: () => Promise<number[]>,
): Promise<boolean> {
  if (!ctx.cache) return true;
  const few = await ctx.cache.one(key, tags, async () => new Set(await read()));
  return ids.some((id) => few.has(id));
}

/** Rows by their ids from the cache of public pages; missing ones are read together. */
export async function rowsByIds<T>(
  { cache }: Context,
  name: string,
  tags: readonly string[] | ((id: number) => readonly string[]),
  ids: number[],
  read: (ids: number[]) => Promise<(readonly [number, T])[]>,
): Promise<T[]> {
  const readAll = async (wanted: number[]) => new Map(await read(wanted));
  if (cache) return cache.some(name, ids, typeof tags === 'function' ? tags : () => tags, readAll);
  const rows = await readAll(ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
