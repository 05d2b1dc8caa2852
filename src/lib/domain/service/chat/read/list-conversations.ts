import type { Conversation } from '#lib/contracts/chat.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../../../goods/catalog/index.ts';
import {
  conversationsOf,
  countConversations,
  countWaiting,
  sumUnread,
  type Side,
} from '../conversation.repo.ts';
import { markPresent } from '../party/availability.ts';
import { deskOf } from '../party/find-party.ts';

/** Whose conversations a side means: the caller's own, or those of the store that the caller answers for. */
const ownerOf = (ctx: UserContext, side: Side): number | undefined =>
  side === 'buyer' ? ctx.actor.uid : deskOf(ctx.actor);

/** The latest first. Who answers for no store has none on that side. */
export async function listConversations(
  ctx: UserContext,
  { side, ...asked }: { side: Side; page: number; limit: number; keyword?: string | undefined },
): Promise<Result<{ count: number; unread: number; list: Conversation[] }, never>> {
  const { db } = ctx.database;
  const id = ownerOf(ctx, side);
  if (id === undefined) return ok({ count: 0, unread: 0, list: [] });
  if (side === 'store') await markPresent(ctx);
  const rows = await conversationsOf(db, side, id, asked);
  return ok({
    count: await countConversations(db, side, id, asked.keyword),
    unread: await sumUnread(db, side, id),
    list: rows.map((row) => ({
      mer_id: row.merId,
      mer_name: inLocale(ctx.locale, row.merName, row.merNameEn),
      mer_avatar: row.merAvatar,
      buyer: { uid: row.uid, nickname: row.nickname, avatar: row.avatar },
      last_type: row.lastType,
      last_text: row.lastText,
      last_time: row.lastAt.toISOString(),
      unread: row.unread,
    })),
  });
}

/** Unread messages of the caller as a buyer, and as an agent of a store. */
export async function countUnread(
  ctx: UserContext,
): Promise<Result<{ unread_num: number; buyer: number; store: number; is_agent: boolean }, never>> {
  const { db } = ctx.database;
  const desk = deskOf(ctx.actor);
  const buyer = await sumUnread(db, 'buyer', ctx.actor.uid);
  const store = desk === undefined ? 0 : await sumUnread(db, 'store', desk);
  return ok({ unread_num: buyer + store, buyer, store, is_agent: desk !== undefined });
}

/** Conversations in which the caller's store has something unread. */
export const chatsToAnswer = async (ctx: MerchantContext): Promise<{ count: number; since: null }> => ({
  count: await countWaiting(ctx.database.db, ctx.actor.merId),
  since: null,
});
