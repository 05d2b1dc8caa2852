import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CHAT_SIDES, LAST_TYPES, SENT_TYPES, type LastType, type SentType } from '../../contracts/states.ts';
import { createdAt, randomId, time, isKnown } from './columns.ts';

/** A buyer and a store, or the mall itself (store 0). Both numbers are spoken: there is one of them for each pair. */
export const conversation = pgTable(
  'conversation',
  {
    conversationId: randomId(),
    uid: integer().notNull(),
    merId: integer().notNull(),
    /** Counts every message and every recall. A reader who knows a version has missed what is newer. */
    version: integer().notNull().default(0),
    /** Kind and first words of the last message; none after a recall. */
    lastType: integer().$type<LastType>().notNull().default(1),
    lastText: text().notNull().default(''),
    lastAt: time().notNull(),
    buyerUnread: integer().notNull().default(0),
    storeUnread: integer().notNull().default(0),
    /** When the absent store last answered by itself. */
    repliedAt: time(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversation_pair').on(t.uid, t.merId),
    index('conversation_buyer').on(t.uid, t.lastAt),
    index('conversation_store').on(t.merId, t.lastAt),
    isKnown(t.lastType, LAST_TYPES),
    check('conversation_unread', sql`${t.buyerUnread} >= 0 and ${t.storeUnread} >= 0`),
  ],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    chatMessageId: randomId(),
    conversationId: text()
      .notNull()
      .references(() => conversation.conversationId, { onDelete: 'cascade' }),
    /** Place in the conversation: its version when this was said. */
    seq: integer().notNull(),
    /** The same, or the version of its recall. */
    version: integer().notNull(),
    side: text({ enum: CHAT_SIDES }).notNull(),
    senderUid: integer(),
    /** msn_type of the API: 1 text, 2 emoji, 3 picture, 4 product, 5 order, 6 refund, 7 presale. */
    type: integer().$type<SentType>().notNull(),
    /** The text, the path of the picture, or the id of what is shown. */
    body: text().notNull(),
    /** Random, from the sender: the same message sent twice is one. */
    sendKey: text(),
    createdAt: createdAt(),
    recalledAt: time(),
  },
  (t) => [
    uniqueIndex('chat_message_place').on(t.conversationId, t.seq),
    index('chat_message_news').on(t.conversationId, t.version),
    uniqueIndex('chat_message_once')
      .on(t.conversationId, t.senderUid, t.sendKey)
      .where(sql`send_key is not null`),
    isKnown(t.side, CHAT_SIDES),
    isKnown(t.type, SENT_TYPES),
  ],
);

/** Who answers for a store (0: the mall), and when they were last at it. */
export const chatAgent = pgTable(
  'chat_agent',
  {
    agentUid: integer().primaryKey(),
    merId: integer().notNull(),
    seenAt: time().notNull(),
  },
  (t) => [index('chat_agent_store').on(t.merId, t.seenAt)],
);

/** What people of a store answer again and again, kept once for all of them. */
export const chatAnswer = pgTable(
  'chat_answer',
  {
    chatAnswerId: randomId(),
    merId: integer().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('chat_answer_store').on(t.merId, t.createdAt)],
);
