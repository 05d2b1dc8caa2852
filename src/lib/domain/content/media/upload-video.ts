import { newId, newToken } from '#lib/kernel/ids.ts';
import { VIDEO_BYTES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addMedia } from './media.repo.ts';

const MEGABYTE = 1024 * 1024;
/** Boxes that a film consists of; anything else at its outermost level is no film. */
const BOXES = new Set('ftyp moov mdat free skip wide uuid pdin moof mfra meta sidx styp udta'.split(' '));
const BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|qt {2})/;

/** Walks the outermost boxes to the very end: an MP4 holds a type, an index and pictures, and nothing behind them. */
export function isMp4(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  const found = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const name = nameAt(at + 4);
    if (!BOXES.has(name) || (at === 0 && (name !== 'ftyp' || !BRANDS.test(nameAt(8))))) return false;
    const short = view.getUint32(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < 8 || at + size > bytes.length) return false;
    found.add(name);
    at += size;
  }
  return at === bytes.length && found.has('moov') && found.has('mdat');
}

/** Takes an MP4, by its boxes and not by its name, and stores it under a name that cannot be guessed. */
export async function uploadVideo(
  ctx: UserContext,
  { file }: { file: Blob },
): Promise<Result<{ path: string }, 'upload.video' | 'upload.video_size'>> {
  if (file.size > VIDEO_BYTES_MAX)
    return fail('upload.video_size', { n: VIDEO_BYTES_MAX / MEGABYTE }, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isMp4(bytes)) return fail('upload.video', undefined, 'file');
  const now = ctx.clock.now();
  const name = `uploads/video/${newToken()}.mp4`;
  await ctx.storage.put(name, bytes, 'video/mp4');
  const path = ctx.storage.urlOf(name);
  await addMedia(ctx.database.db, {
    mediaId: newId(now),
    uid: ctx.actor.uid,
    field: 'video',
    path,
    mime: 'video/mp4',
    bytes: bytes.byteLength,
    createdAt: now,
  });
  return ok({ path });
}
