import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { broadcastFlow } from './broadcast.flow.ts';
import { changeRoom, lockBroadcast } from './broadcast.repo.ts';

async function step(
  ctx: UserContext,
  id: number,
  event: 'take_down' | 'restore',
  reason: string,
): Promise<Result<null, 'broadcast.not_found' | 'broadcast.wrong_state' | 'oversight.own_store'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const room = await lockBroadcast(db, id);
    if (!room) return fail('broadcast.not_found');
    if (worksFor(ctx.actor, room.merId)) return fail('oversight.own_store');
    const next = broadcastFlow.next(room.status, event);
    if (!next) return fail('broadcast.wrong_state');
    // A stream that was cut off does not begin again by itself; a recording is shown again.
    await changeRoom(db, id, { status: next, reason, ...(room.hasReplay ? {} : { stream: '' }) });
    await ctx.changed('broadcast');
    return ok(null);
  });
}

/** The platform takes a room down at once, for a reason that its store reads. */
export const takeDownBroadcast = (ctx: UserContext, { id, reason }: { id: number; reason: string }) =>
  step(ctx, id, 'take_down', reason);

/** The platform shows a room again, as one that has ended. */
export const restoreBroadcast = (ctx: UserContext, { id }: { id: number }) => step(ctx, id, 'restore', '');
