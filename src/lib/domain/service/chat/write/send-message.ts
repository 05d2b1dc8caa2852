import type { SentType } from '#lib/contracts/states.ts';
import { MSN, type ChatMessage } from '#lib/contracts/chat.ts';
import { after, minutes } from '#lib/kernel/clock.ts';
import { AUTO_REPLY_EVERY, CHAT_PER_MINUTE } from '#lib/kernel/chat-limits.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countRequest } from '../../../account/identity/index.ts';
import { notifyUser } from '../../../account/notice/index.ts';
import { changeConversation, lockPair, type ConversationRow } from '../conversation.repo.ts';
import { addMessage, messageByKey, type MessageRow } from '../message.repo.ts';
import { availabilityOf, markPresent, type Availability } from '../party/availability.ts';
import { agentUids, personOf } from '../party/desk.repo.ts';
import type { Party } from '../conversation.repo.ts';
import { findParty, type Pair } from '../party/find-party.ts';
import { viewMessages } from '../read/message-view.ts';
import { announce } from './announce.ts';
import { checkBody } from './check-body.ts';

interface Sent extends Pair {
  msn_type: SentType;
  msn: string;
  /** Random idempotency key: the same message sent again counts once. */
  key: string;
}
/** So much of a text is shown in the list of conversations. */
const SUMMARY = 60;
/** Words of the store that is not there; the reader's language decides how they are printed. */
const ABSENT = 'away';

const summaryOf = (type: number, body: string): string =>
  type === MSN.text || type === MSN.emoji ? [...body.replaceAll('\n', ' ')].slice(0, SUMMARY).join('') : '';

/** If no agent is online, the message waits, and those who answer for the store get a notice of the first one. */
async function notifyStore(ctx: UserContext, held: ConversationRow): Promise<void> {
  if (held.storeUnread > 0) return;
  const nickname = (await personOf(ctx.database.db, held.uid))?.nickname ?? '';
  const link = `/merchant/messages?store=${held.merId}&open=${held.uid}`;
  for (const uid of await agentUids(ctx.database.db, held.merId)) {
    await notifyUser(ctx, { uid, kind: 'chat', params: { nickname }, link });
  }
}

async function answerAbsent(ctx: UserContext, held: ConversationRow, version: number, at: Date) {
  const isDue = !held.repliedAt || after(held.repliedAt, AUTO_REPLY_EVERY) <= at;
  if (!isDue) return version;
  const next = version + 1;
  await addMessage(ctx.database.db, {
    chatMessageId: newId(at),
    conversationId: held.conversationId,
    seq: next,
    version: next,
    side: 'auto',
    type: MSN.text,
    body: ABSENT,
    createdAt: at,
  });
  await changeConversation(ctx.database.db, held.conversationId, { version: next, repliedAt: at });
  return next;
}

async function keep(
  ctx: UserContext,
  party: Party,
  message: { type: SentType; body: string; key: string },
  service: Availability,
): Promise<{ row: MessageRow; version: number }> {
  const { db } = ctx.database;
  const { side, uid, merId } = party;
  const at = ctx.clock.now();
  const held = await lockPair(db, { conversationId: newId(at), uid, merId, at });
  const { conversationId } = held;
  const known = await messageByKey(db, conversationId, ctx.actor.uid, message.key);
  if (known) return { row: known, version: held.version };
  const seq = held.version + 1;
  const row = await addMessage(db, {
    chatMessageId: newId(at),
    conversationId,
    seq,
    version: seq,
    side,
    senderUid: ctx.actor.uid,
    type: message.type,
    body: message.body,
    sendKey: message.key,
    createdAt: at,
  });
  await changeConversation(db, conversationId, {
    version: seq,
    lastType: message.type,
    lastText: summaryOf(message.type, message.body),
    lastAt: at,
    ...(side === 'buyer' ? { storeUnread: held.storeUnread + 1 } : { buyerUnread: held.buyerUnread + 1 }),
    // Who answers has read what was asked.
    ...(side === 'store' ? { storeUnread: 0, repliedAt: null } : { buyerUnread: 0 }),
  });
  let version = seq;
  if (side === 'buyer' && !service.isOnline) await notifyStore(ctx, held);
  if (side === 'buyer' && !service.hasService) version = await answerAbsent(ctx, held, seq, at);
  await announce(ctx.database, { uid, mer: merId, version });
  return { row, version };
}

/**
 * Sends a message in a conversation. If no agent is online, the store gets a notice; if none is expected soon either,
 * an automatic answer follows (at most once in half an hour).
 */
export async function sendMessage(
  ctx: UserContext,
  input: Sent,
): Promise<Result<ChatMessage, FailureOf<typeof checkBody> | FailureOf<typeof findParty> | 'chat.too_fast'>> {
  const party = await findParty(ctx, input);
  if (!party.ok) return party;
  const sent = await countRequest(ctx, `chat ${ctx.actor.uid}`, minutes(1));
  if (sent > CHAT_PER_MINUTE) return fail('chat.too_fast');
  const body = await checkBody(ctx, party.value, { type: input.msn_type, body: input.msn });
  if (!body.ok) return body;
  const { side, merId } = party.value;
  if (side === 'store') await markPresent(ctx, merId);
  const service = await availabilityOf(ctx, merId);
  if (!service) return fail('store.not_found');
  const message = { type: input.msn_type, body: body.value, key: input.key };
  const { row } = await ctx.database.tx(() => keep(ctx, party.value, message, service));
  const [view] = await viewMessages(ctx, side, [row]);
  return ok(view!);
}
