import type { DeskBroadcast, DeskBroadcastFilter } from '#lib/contracts/broadcast.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import { namesOf, roomsOf } from './broadcast.repo.ts';

type Listed = Result<{ count: number; list: DeskBroadcast[] }, never>;

async function list(ctx: UserContext, filter: DeskBroadcastFilter & { merId?: number }): Promise<Listed> {
  const { db } = ctx.database;
  const { count, rows } = await roomsOf(db, filter);
  const goods = await namesOf(db, [...new Set(rows.flatMap(({ room }) => room.productIds))]);
  const names = new Map(goods.map((row) => [row.id, inLocale(ctx.locale, row.name, row.nameEn)]));
  return ok({
    count,
    list: rows.map(({ room, merName, merNameEn }) => ({
      broadcast_id: room.broadcastId,
      mer_id: room.merId,
      mer_name: inLocale(ctx.locale, merName, merNameEn),
      name: room.name,
      name_en: room.nameEn,
      anchor_name: room.anchorName,
      anchor_name_en: room.anchorNameEn,
      cover_img: room.cover,
      status: room.status,
      has_replay: room.hasReplay,
      stream: room.stream,
      show_time: room.showAt.toISOString(),
      visitors: room.visitors,
      reason: room.reason,
      goods: room.productIds.flatMap((id) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ product_id: id, name }];
      }),
    })),
  });
}

/** Live rooms of the caller's store, the latest first. */
export const listOwnBroadcasts = (ctx: MerchantContext, filter: DeskBroadcastFilter): Promise<Listed> =>
  list(ctx, { ...filter, merId: ctx.actor.merId });

/** Live rooms of all stores, the latest first. */
export const listAllBroadcasts = (ctx: UserContext, filter: DeskBroadcastFilter): Promise<Listed> =>
  list(ctx, filter);
