import type { Broadcast, BroadcastFilter } from '#lib/contracts/broadcast.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { cardOf, cardsByIds } from '#lib/domain/goods/catalog/index.ts';
import { rooms } from './broadcast.repo.ts';

async function listOf(
  ctx: Context,
  filter: BroadcastFilter,
  isHot: boolean,
): Promise<Result<{ count: number; list: Broadcast[] }, never>> {
  const db = ctx.database.reader;
  const { count, rows } = await rooms(db, filter, isHot, ctx.clock.now());
  const ids = [...new Set(rows.flatMap(({ room }) => room.productIds))];
  const goods = new Map((await cardsByIds(db, ids)).map((row) => [row.productId, cardOf(ctx.locale)(row)]));
  const words = (zh: string, en: string): string => (ctx.locale === 'en-US' && en ? en : zh);
  const list = rows.map(({ room, merName, merNameEn, merAvatar }): Broadcast => {
    const isWatchable = room.status === 'live' || (room.status === 'ended' && room.hasReplay);
    return {
      broadcast_id: room.broadcastId,
      name: words(room.name, room.nameEn),
      anchor_name: words(room.anchorName, room.anchorNameEn),
      cover_img: room.cover,
      // The repo leaves hidden and deleted rooms out.
      live_status: room.status as Broadcast['live_status'],
      show_time: room.showAt.toISOString(),
      replay_status: room.status === 'ended' && room.hasReplay,
      stream: isWatchable ? room.stream : '',
      visitors: room.visitors,
      merchant: { mer_id: room.merId, mer_name: words(merName, merNameEn), mer_avatar: merAvatar },
      broadcast: room.productIds.flatMap((id) => {
        const card = goods.get(id);
        return card ? [{ goods: card }] : [];
      }),
    };
  });
  return ok({ count, list });
}

export const listBroadcasts = (
  ctx: Context,
  filter: BroadcastFilter,
): Promise<Result<{ count: number; list: Broadcast[] }, never>> => listOf(ctx, filter, false);

/** Rooms that most visitors watch. */
export const listHotBroadcasts = (
  ctx: Context,
  filter: Pick<BroadcastFilter, 'page' | 'limit' | 'mer_id'>,
): Promise<Result<{ count: number; list: Broadcast[] }, never>> => listOf(ctx, filter, true);
