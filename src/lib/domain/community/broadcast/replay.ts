import type { Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { uploadVideo } from '#lib/domain/content/media/index.ts';
import { ownBroadcastForUpdate, stepOwnBroadcast } from './own-broadcast.ts';

type Lost = 'broadcast.not_found' | 'broadcast.wrong_state';

/** Replaces the recording of a room that has ended; an empty path takes it away. */
const keepReplay = (ctx: MerchantContext, id: number, path: string): Promise<Result<null, Lost>> =>
  stepOwnBroadcast(ctx, id, 'replay', { stream: path, hasReplay: path !== '' });

/** Takes the recording of a room that has ended, as an MP4. */
export async function publishReplay(
  ctx: MerchantContext,
  { id, file }: { id: number; file: Blob },
): Promise<Result<null, Lost | 'upload.video' | 'upload.video_size'>> {
  // Whoever may not keep it sends no file into the storage.
  const held = await allOrNothing(ctx.database, () => ownBroadcastForUpdate(ctx, id, 'replay'));
  if (!held.ok) return held;
  const sent = await uploadVideo(ctx, { file });
  return sent.ok ? keepReplay(ctx, id, sent.value.path) : sent;
}

/** Takes the recording away. */
export const dropReplay = (ctx: MerchantContext, { id }: { id: number }): Promise<Result<null, Lost>> =>
  keepReplay(ctx, id, '');
