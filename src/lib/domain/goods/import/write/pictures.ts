import { isPublicName } from '#lib/kernel/file-name.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { IMAGE_BYTES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { readPicture } from '../../../content/media/index.ts';
import type { FaultCode } from '#lib/db/schema.ts';
import { pictureNames, putPicture } from './picture.repo.ts';

/** Keeps a picture for a store under the name that rows use for it; the same picture again changes nothing. */
export async function keepPicture(
  ctx: Pick<Context, 'database' | 'storage'>,
  merId: number,
  name: string,
  file: Blob,
): Promise<Result<{ path: string }, 'upload.broken' | 'upload.size' | 'upload.type'>> {
  if (file.size > IMAGE_BYTES_MAX) return fail('upload.size', { n: IMAGE_BYTES_MAX / 1024 / 1024 }, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const place = `goods/own/${merId}/${sha256Hex(bytes).slice(0, 32)}.webp`;
  const path = ctx.storage.urlOf(place);
  if ((await pictureNames(ctx.database.db, merId, name)) === path) return ok({ path });
  const picture = await readPicture(bytes);
  if (!picture.ok) return picture;
  await ctx.storage.put(place, picture.value, 'image/webp');
  await putPicture(ctx.database.db, { merId, name, path });
  return ok({ path });
}

export interface PictureFault {
  code: FaultCode;
  text: string;
}

type Found = { path: string } | { code: FaultCode };

/**
 * Finds the pictures that rows name: an address of this site, or a file that was sent along. No other address is
 * ever fetched. Remembers what it has found for the length of a run.
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
