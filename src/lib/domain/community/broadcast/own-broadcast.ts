import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { broadcastFlow } from './broadcast.flow.ts';
import { changeRoom, lockBroadcast, type BroadcastRow } from './broadcast.repo.ts';

type Event = Parameters<typeof broadcastFlow.next>[1];

/** A room of the caller's store, locked, and the state that an event leads it to. Call it in a transaction. */
export async function ownBroadcastForUpdate(
  ctx: MerchantContext,
  id: number,
  event: Event,
): Promise<
  Result<
    { room: BroadcastRow; next: BroadcastRow['status'] },
    'broadcast.not_found' | 'broadcast.wrong_state'
  >
> {
  const room = await lockBroadcast(ctx.database.db, id);
  if (room?.merId !== ctx.actor.merId) return fail('broadcast.not_found');
  const next = broadcastFlow.next(room.status, event);
  return next ? ok({ room, next }) : fail('broadcast.wrong_state');
}

/**
 * Makes a step of a live room of the caller's store, with the values it then has, and invalidates the pages that show
 * it.
 */
export const stepOwnBroadcast = (
  ctx: MerchantContext,
  id: number,
  event: Event,
  values: Partial<BroadcastRow> = {},
): Promise<Result<null, 'broadcast.not_found' | 'broadcast.wrong_state'>> =>
  allOrNothing(ctx.database, async () => {
    const held = await ownBroadcastForUpdate(ctx, id, event);
    if (!held.ok) return held;
    await changeRoom(ctx.database.db, id, { status: held.value.next, ...values });
    await ctx.changed('broadcast');
    return ok(null);
  });
