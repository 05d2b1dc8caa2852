import type { SystemContext } from '#lib/domain/context.ts';
import { BROADCAST_LENGTH_MAX } from '#lib/kernel/limits.ts';
import { endLongRooms } from './broadcast.repo.ts';

/** Ends rooms that their stores have not ended: otherwise a page would say "live" for days and show nothing. */
export async function endForgottenBroadcasts(ctx: SystemContext): Promise<void> {
  // The looped clips of the demo mall stand for cameras and have no end.
  if (ctx.settings.demo) return;
  const begunBefore = new Date(ctx.clock.now().getTime() - BROADCAST_LENGTH_MAX);
  const ended = await endLongRooms(ctx.database.db, begunBefore);
  if (ended.length > 0) await ctx.changed('broadcast');
}
