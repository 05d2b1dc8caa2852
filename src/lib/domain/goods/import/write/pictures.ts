import { isPublicName } from '#lib/kernel/file-name.ts';
import type { Context } from '#lib/domain/context.ts';
import { keepPicture as keepInLibrary } from '../../../merchant/library/index.ts';
import type { FaultCode } from '#lib/db/schema.ts';
import { pictureNames, putPicture } from './picture.repo.ts';

/**
 * Keeps a picture for a store under the name that rows use for it, and in its library; the same picture again changes
 * nothing.
 */
export async function keepPicture(
  ctx: Pick<Context, 'database' | 'storage' | 'clock'>,
  merId: number,
  name: string,
  file: Blob,
): ReturnType<typeof keepInLibrary> {
  const kept = await keepInLibrary(ctx, merId, { name, file });
  if (kept.ok) await putPicture(ctx.database.db, { merId, name, path: kept.value.path });
  return kept;
}

export interface PictureFault {
  code: FaultCode;
  text: string;
}

type Found = { path: string } | { code: FaultCode };

/**
 * Finds the pictures that rows name: an address of this site, or a file that was sent along. No other address is ever
 * fetched. Results are cached for the run.
 */
export function pictureFinder(ctx: Pick<Context, 'database' | 'storage' | 'settings'>, merId: number) {
  const found = new Map<string, Found>();
  const roots = [ctx.settings.siteUrl, ''].map((base) => `${base}${ctx.storage.urlOf('')}`);

  async function named(text: string): Promise<Found> {
    const path = await pictureNames(ctx.database.db, merId, text);
    return path === undefined ? { code: 'picture' } : { path };
  }

  async function look(text: string): Promise<Found> {
    const root = roots.find((one) => text.startsWith(one));
    if (root === undefined && /^[a-z][a-z0-9+.-]*:|^\/|^\\|\.\./i.test(text))
      return { code: 'picture_address' };
    if (root === undefined) return named(text);
    const place = text.slice(root.length);
    if (!isPublicName(place)) return { code: 'picture_address' };
    return (await ctx.storage.get(place))?.mime.startsWith('image/')
      ? { path: ctx.storage.urlOf(place) }
      : { code: 'picture' };
  }

  return async (names: readonly string[]): Promise<{ paths: string[]; faults: PictureFault[] }> => {
    const [paths, faults]: [string[], PictureFault[]] = [[], []];
    for (const text of names) {
      if (found.size > 5000) found.clear();
      const known = found.get(text) ?? (await look(text));
      found.set(text, known);
      if ('path' in known) paths.push(known.path);
      else faults.push({ code: known.code, text });
    }
    return { paths, faults };
  };
}
export type PictureFinder = ReturnType<typeof pictureFinder>;
