import type { Context } from './context.ts';

/** What `read` gives; for a page, what it gave to another page since the tags were last called. */
export const keptFor = <T>(
  { kept }: Context,
  key: string,
  tags: readonly string[],
  read: () => Promise<T>,
): Promise<T> => (kept ? kept.one(key, tags, read) : read());

/**
 * False when a page knows that none of these is among a few: most goods have no coupon, activity or set, and need not
 * ask. Nobody else is answered from memory.
 */
export async function mayBeAmong(
  ctx: Context,
  ids: number[],
  key: string,
  tags: readonly string[],
  read: () => Promise<number[]>,
): Promise<boolean> {
  if (!ctx.kept) return true;
  const few = await ctx.kept.one(key, tags, async () => new Set(await read()));
  return ids.some((id) => few.has(id));
}

/** What `read` gives for rows with numbers; those that nobody has asked for yet are read together. */
export async function rowsByIds<T>(
  { kept }: Context,
  name: string,
  tags: readonly string[] | ((id: number) => readonly string[]),
  ids: number[],
  read: (ids: number[]) => Promise<(readonly [number, T])[]>,
): Promise<T[]> {
  const readAll = async (wanted: number[]) => new Map(await read(wanted));
  if (kept) return kept.some(name, ids, typeof tags === 'function' ? tags : () => tags, readAll);
  const rows = await readAll(ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
