import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { chatMessage } from '#lib/db/schema.ts';

export type MessageRow = typeof chatMessage.$inferSelect;

export const addMessage = async (db: Db, row: typeof chatMessage.$inferInsert): Promise<MessageRow> =>
  (await db.insert(chatMessage).values(row).returning())[0]!;

/** The message that this sender has sent under this key before. */
export async function messageByKey(db: Db, conversationId: string, senderUid: number, sendKey: string) {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        eq(chatMessage.senderUid, senderUid),
        eq(chatMessage.sendKey, sendKey),
      ),
    );
  return rows[0];
}

export async function messageById(db: Db, chatMessageId: string): Promise<MessageRow | undefined> {
  const rows = await db.select().from(chatMessage).where(eq(chatMessage.chatMessageId, chatMessageId));
  return rows[0];
}

/** The text is deleted, so that it cannot be read later. */
export const wipeMessage = async (db: Db, chatMessageId: string, version: number, recalledAt: Date) =>
  (
    await db
      .update(chatMessage)
      .set({ version, recalledAt, body: '' })
      .where(eq(chatMessage.chatMessageId, chatMessageId))
      .returning()
  )[0]!;

/** The last messages, or the last before a place; newest first. */
export const messagesBefore = (db: Db, conversationId: string, before: number | undefined, limit: number) =>
  db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversationId),
        before === undefined ? undefined : lt(chatMessage.seq, before),
      ),
    )
    .orderBy(desc(chatMessage.seq))
    .limit(limit);

/** Messages sent or taken back after a version, in that order. */
export const messagesSince = (db: Db, conversationId: string, since: number, limit: number) =>
  db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, conversationId), gt(chatMessage.version, since)))
    .orderBy(asc(chatMessage.version))
    .limit(limit);
