import type { ImageField } from '#lib/contracts/media.ts';
import { newId, newToken } from '#lib/kernel/ids.ts';
import { IMAGE_BYTES_MAX, LARGE_IMAGE_BYTES_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { addMedia } from './media.repo.ts';
import { readPicture } from './read-picture.ts';

const LARGE_FIELDS: ReadonlySet<ImageField> = new Set(['review', 'card']);
/** Documents of a company, slips of a bank, evidence, pictures of a chat: they are shown only by short-lived links. */
const PRIVATE_FIELDS: ReadonlySet<ImageField> = new Set([
  'application',
  'voucher',
  'refund',
  'delivery',
  'chat',
  'feedback',
]);
const MEGABYTE = 1024 * 1024;

/**
 * Takes a JPEG or PNG, by its bytes and not by its name, and stores it encoded again under a name that cannot be
 * guessed.
 */
export async function uploadImage(
  ctx: UserContext,
  { field, file }: { field: ImageField; file: Blob },
): Promise<Result<{ path: string }, 'upload.broken' | 'upload.size' | 'upload.type'>> {
  const largest = LARGE_FIELDS.has(field) ? LARGE_IMAGE_BYTES_MAX : IMAGE_BYTES_MAX;
  if (file.size > largest) return fail('upload.size', { n: largest / MEGABYTE }, 'file');
  const picture = await readPicture(new Uint8Array(await file.arrayBuffer()), `account ${ctx.actor.uid}`);
  if (!picture.ok) return fail(picture.failure.code, undefined, 'file');

  const now = ctx.clock.now();
  const mime = 'image/webp';
  const folder = PRIVATE_FIELDS.has(field) ? 'private' : 'uploads';
  const name = `${folder}/${field}/${newToken()}.webp`;
  await ctx.storage.put(name, picture.value, mime);
  const path = ctx.storage.urlOf(name);
  await addMedia(ctx.database.db, {
    mediaId: newId(now),
    uid: ctx.actor.uid,
    field,
    path,
    mime,
    bytes: picture.value.byteLength,
    createdAt: now,
  });
  return ok({ path });
}
