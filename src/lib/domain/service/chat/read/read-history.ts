import type { ChatMessage } from '#lib/contracts/chat.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { pairOf } from '../conversation.repo.ts';
import { messagesBefore, messagesSince } from '../message.repo.ts';
import { markPresent } from '../party/availability.ts';
import { findParty, type Pair } from '../party/find-party.ts';
import { viewMessages } from './message-view.ts';

interface Asked extends Pair {
  before?: number | undefined;
  since?: number | undefined;
  limit: number;
}
export interface History {
  version: number;
  unread: number;
  has_more: boolean;
  list: ChatMessage[];
  now: string;
}

/**
 * Messages of a conversation, oldest first: the last ones, those before a place, or messages and recalls after a
 * version. A conversation that does not exist yet is empty.
 */
export async function readHistory(
  ctx: UserContext,
  asked: Asked,
): Promise<Result<History, 'chat.not_found' | 'chat.own' | 'store.not_found'>> {
  const { db } = ctx.database;
  const party = await findParty(ctx, asked);
  if (!party.ok) return party;
  const { side, uid, merId } = party.value;
  if (side === 'store') await markPresent(ctx, merId);
  const now = ctx.clock.now().toISOString();
  const found = await pairOf(db, uid, merId);
  if (!found) return ok({ version: 0, unread: 0, has_more: false, list: [], now });

  const { conversationId: id } = found;
  const { since, before, limit } = asked;
  const rows =
    since !== undefined
      ? await messagesSince(db, id, since, limit + 1)
      : (await messagesBefore(db, id, before, limit + 1)).toReversed();
  const hasMore = rows.length > limit;
  // Of new messages the first are sent, of older ones the last, so that the next request can go on from there.
  const shown = hasMore ? (since === undefined ? rows.slice(-limit) : rows.slice(0, limit)) : rows;
  return ok({
    version: since !== undefined && hasMore ? shown.at(-1)!.version : found.version,
    unread: side === 'buyer' ? found.buyerUnread : found.storeUnread,
    has_more: hasMore,
    list: await viewMessages(ctx, side, shown),
    now,
  });
}
