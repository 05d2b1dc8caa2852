import { and, count, desc, eq, gt, sql, sum } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords, isCalled } from '#lib/db/has-words.ts';
import { conversation, merchant, user } from '#lib/db/schema.ts';

/** Which conversation is meant, and on which side of it the caller is. */
export interface Party {
  side: 'buyer' | 'store';
  /** The buyer. */
  uid: number;
  merId: number;
}

export type ConversationRow = typeof conversation.$inferSelect;
export type Side = Party['side'];

export async function pairOf(db: Db, uid: number, merId: number): Promise<ConversationRow | undefined> {
  const rows = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.uid, uid), eq(conversation.merId, merId)));
  return rows[0];
}

/** Makes the conversation unless it is there, and locks it until the transaction ends. */
export async function lockPair(
  db: Db,
  row: { conversationId: string; uid: number; merId: number; at: Date },
): Promise<ConversationRow> {
  const { conversationId, uid, merId, at } = row;
  await db
    .insert(conversation)
    .values({ conversationId, uid, merId, lastAt: at, createdAt: at })
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.uid, uid), eq(conversation.merId, merId)))
    .for('update');
  return rows[0]!;
}

export const lockConversation = (db: Db, conversationId: string) =>
  db.select().from(conversation).where(eq(conversation.conversationId, conversationId)).for('update');

export const changeConversation = (
  db: Db,
  conversationId: string,
  change: Partial<typeof conversation.$inferInsert>,
) => db.update(conversation).set(change).where(eq(conversation.conversationId, conversationId));

const unreadOf = (side: Side) => (side === 'buyer' ? conversation.buyerUnread : conversation.storeUnread);
const ownOf = (side: Side, id: number) => eq(side === 'buyer' ? conversation.uid : conversation.merId, id);

/** Answers how many were unread. */
export async function clearUnread(db: Db, { side, uid, merId }: Party): Promise<number> {
  const column = side === 'buyer' ? 'buyerUnread' : 'storeUnread';
  const rows = await db
    .update(conversation)
    .set({ [column]: 0 })
    .where(and(eq(conversation.uid, uid), eq(conversation.merId, merId), gt(unreadOf(side), 0)))
    .returning({ id: conversation.conversationId });
  return rows.length;
}

export async function sumUnread(db: Db, side: Side, id: number): Promise<number> {
  const rows = await db
    .select({ n: sum(unreadOf(side)) })
    .from(conversation)
    .where(ownOf(side, id));
  return Number(rows[0]?.n ?? 0);
}

/** How many conversations of a store hold something unread. */
export const countWaiting = (db: Db, merId: number): Promise<number> =>
  db.$count(conversation, and(ownOf('store', merId), gt(conversation.storeUnread, 0)));

/** Conversations of one side, found by the name of the other; a store finds a buyer by the phone as it is shown, too. */
const wanted = (side: Side, id: number, keyword: string | undefined) => {
  const isFound =
    side === 'buyer'
      ? hasWords(keyword, merchant.name, merchant.nameEn)
      : isCalled(keyword, user.nickname, user.phone);
  return and(ownOf(side, id), gt(conversation.version, 0), isFound);
};

export async function countConversations(
  db: Db,
  side: Side,
  id: number,
  keyword: string | undefined,
): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(conversation)
    .innerJoin(user, eq(user.uid, conversation.uid))
    .leftJoin(merchant, eq(merchant.merId, conversation.merId))
    .where(wanted(side, id, keyword));
  return rows[0]?.n ?? 0;
}

export const conversationsOf = (
  db: Db,
  side: Side,
  id: number,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) =>
  db
    .select({
      merId: conversation.merId,
      uid: conversation.uid,
      lastType: conversation.lastType,
      lastText: conversation.lastText,
      lastAt: conversation.lastAt,
      unread: unreadOf(side),
      merName: sql<string>`coalesce(${merchant.name}, '')`,
      merNameEn: merchant.nameEn,
      merAvatar: sql<string>`coalesce(${merchant.avatar}, '')`,
      nickname: user.nickname,
      avatar: user.avatar,
    })
    .from(conversation)
    .innerJoin(user, eq(user.uid, conversation.uid))
    .leftJoin(merchant, eq(merchant.merId, conversation.merId))
    .where(wanted(side, id, keyword))
    .orderBy(desc(conversation.lastAt), desc(conversation.conversationId))
    .limit(limit)
    .offset((page - 1) * limit);
