import { newId, sha256Hex } from '#lib/kernel/ids.ts';
import { IMAGE_BYTES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { readPicture } from '../../content/media/index.ts';
import { hasPath, putPicture } from './library.repo.ts';

const MEGABYTE = 1024 * 1024;
type Taken = Promise<Result<{ path: string }, 'upload.broken' | 'upload.size' | 'upload.type'>>;

/**
 * Keeps a picture in the library of a store. The same file lies at the same place, so a second sending of it changes
 * nothing but an empty folder.
 */
export async function keepPicture(
  ctx: Pick<Context, 'database' | 'storage' | 'clock'>,
  merId: number,
  { name, folder = '', file }: { name: string; folder?: string; file: Blob },
): Taken {
  if (file.size > IMAGE_BYTES_MAX) return fail('upload.size', { n: IMAGE_BYTES_MAX / MEGABYTE }, 'file');
  const sent = new Uint8Array(await file.arrayBuffer());
  const place = `goods/own/${merId}/${sha256Hex(sent).slice(0, 32)}.webp`;
  const path = ctx.storage.urlOf(place);
  const { db } = ctx.database;
  const picture = await readPicture(sent, `store ${merId}`);
  if (!picture.ok) return fail(picture.failure.code, undefined, 'file');
  if (!(await hasPath(db, merId, path))) await ctx.storage.put(place, picture.value, 'image/webp');
  const now = ctx.clock.now();
  const bytes = picture.value.byteLength;
  await putPicture(db, {
    storePictureId: newId(now),
    merId,
    path,
    name: name.trim(),
    folder: folder.trim(),
    bytes,
    createdAt: now,
  });
  return ok({ path });
}

/** Takes a picture into the library of the caller's store. */
export const addPicture = (
  ctx: MerchantContext,
  input: { file: Blob; name: string; folder: string },
): Taken => keepPicture(ctx, ctx.actor.merId, input);
