import type { Announced } from '#lib/contracts/broadcast.ts';
import { typedTime } from '#lib/kernel/clock.ts';
import { BROADCASTS_ANNOUNCED_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { isOfLibrary } from '#lib/domain/merchant/library/index.ts';
import {
  addBroadcast,
  changeRoom,
  countRooms,
  lockStore,
  namesOf,
  type BroadcastRow,
} from './broadcast.repo.ts';
import { ownBroadcastForUpdate, stepOwnBroadcast } from './own-broadcast.ts';

type Fault = 'broadcast.cover' | 'broadcast.goods' | 'broadcast.time';
type Lost = 'broadcast.not_found' | 'broadcast.wrong_state';

/** What is announced as a row keeps it; `before` is the room that is changed. */
async function valuesOf(ctx: MerchantContext, input: Announced, before?: BroadcastRow) {
  const showAt = typedTime(input.show_time);
  if (Number.isNaN(showAt.getTime()) || showAt <= ctx.clock.now())
    return fail('broadcast.time', undefined, 'show_time');
  const [cover = before?.cover ?? ''] = input.cover;
  const isFresh = cover !== before?.cover;
  if (!cover || (isFresh && !(await isOfLibrary(ctx, [cover]))))
    return fail('broadcast.cover', undefined, 'cover');
  const productIds = [...new Set(input.product_ids)];
  const own = await namesOf(ctx.database.db, productIds);
  if (own.length < productIds.length || own.some((row) => row.merId !== ctx.actor.merId))
    return fail('broadcast.goods', undefined, 'product_ids');
  return ok({
    name: input.name,
    nameEn: input.name_en,
    anchorName: input.anchor_name,
    anchorNameEn: input.anchor_name_en,
    cover,
    showAt,
    productIds,
  });
}

/** Announces a live room of the caller's store; its time lies ahead. */
export async function announceBroadcast(
  ctx: MerchantContext,
  input: Announced,
): Promise<Result<{ broadcast_id: number }, Fault | 'broadcast.many'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    await lockStore(db, merId);
    if ((await countRooms(db, merId, 'upcoming')) >= BROADCASTS_ANNOUNCED_MAX)
      return fail('broadcast.many', { n: BROADCASTS_ANNOUNCED_MAX });
    const values = await valuesOf(ctx, input);
    if (!values.ok) return values;
    const row = { ...values.value, merId, status: 'upcoming' as const, createdAt: ctx.clock.now() };
    const id = await addBroadcast(db, row);
    await ctx.changed('broadcast');
    return ok({ broadcast_id: id });
  });
}

/** Changes a room that has not begun. */
export async function changeBroadcast(
  ctx: MerchantContext,
  { id, ...input }: Announced & { id: number },
): Promise<Result<null, Fault | Lost>> {
  return allOrNothing(ctx.database, async () => {
    const held = await ownBroadcastForUpdate(ctx, id, 'change');
    if (!held.ok) return held;
    const values = await valuesOf(ctx, input, held.value.room);
    if (!values.ok) return values;
    await changeRoom(ctx.database.db, id, values.value);
    await ctx.changed('broadcast');
    return ok(null);
  });
}

/** Playlists that come with the demo mall stand for a streaming service there. */
const DEMO_STREAM = /^\/media\/live\/[a-z0-9-]+\/index\.m3u8$/;

/** Where streams may come from; a page lets the browser load them from nowhere else. */
function streamFault(ctx: MerchantContext, stream: string) {
  const { demo, liveOrigins } = ctx.settings;
  if (demo && DEMO_STREAM.test(stream)) return undefined;
  if (liveOrigins.length === 0 && !demo) return fail('broadcast.no_service', undefined, 'stream');
  const isPlaylist =
    URL.canParse(stream) &&
    liveOrigins.includes(new URL(stream).origin) &&
    new URL(stream).pathname.endsWith('.m3u8');
  const origins = [...liveOrigins, ...(demo ? ['/media/live/…/index.m3u8'] : [])].join(', ');
  return isPlaylist ? undefined : fail('broadcast.stream', { origins }, 'stream');
}

/** Begins a room: visitors watch its stream from now on. A store is on the air in one room at a time. */
export async function beginBroadcast(
  ctx: MerchantContext,
  { id, stream }: { id: number; stream: string },
): Promise<Result<null, Lost | 'broadcast.no_service' | 'broadcast.stream' | 'broadcast.other_live'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockStore(db, ctx.actor.merId);
    const held = await ownBroadcastForUpdate(ctx, id, 'begin');
    if (!held.ok) return held;
    const fault = streamFault(ctx, stream);
    if (fault) return fault;
    if ((await countRooms(db, ctx.actor.merId, 'live')) > 0) return fail('broadcast.other_live');
    await changeRoom(db, id, { status: held.value.next, stream, showAt: ctx.clock.now() });
    await ctx.changed('broadcast');
    return ok(null);
  });
}

/** Ends a room. What was streamed is gone; a recording may follow. */
export const endBroadcast = (ctx: MerchantContext, { id }: { id: number }): Promise<Result<null, Lost>> =>
  stepOwnBroadcast(ctx, id, 'end', { stream: '' });

/** Takes a room away that is not on the air. */
export const removeBroadcast = (ctx: MerchantContext, { id }: { id: number }): Promise<Result<null, Lost>> =>
  stepOwnBroadcast(ctx, id, 'remove');
