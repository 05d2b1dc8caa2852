import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { chatAnswer } from '#lib/db/schema.ts';

export type AnswerRow = typeof chatAnswer.$inferSelect;

/** The oldest first: a list that people know by heart keeps its order. */
export const answersOf = (db: Db, merId: number, keyword?: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(chatAnswer)
    .where(and(eq(chatAnswer.merId, merId), hasWords(keyword, chatAnswer.text)))
    .orderBy(asc(chatAnswer.createdAt), asc(chatAnswer.chatAnswerId));

/** Texts of a store; whoever counts too waits until the transaction ends. */
export async function countAnswers(db: Db, merId: number): Promise<number> {
  await takeTurns(db, 'chat_answer', merId);
  return db.$count(chatAnswer, eq(chatAnswer.merId, merId));
}

export const addAnswer = (db: Db, row: AnswerRow) => db.insert(chatAnswer).values(row);

const own = (merId: number, id: string) => and(eq(chatAnswer.merId, merId), eq(chatAnswer.chatAnswerId, id));

/** False: the store has no such text. */
export async function changeAnswer(db: Db, merId: number, id: string, text: string): Promise<boolean> {
  const rows = await db.update(chatAnswer).set({ text }).where(own(merId, id)).returning();
  return rows.length > 0;
}

/** False: the store has no such text. */
export async function dropAnswer(db: Db, merId: number, id: string): Promise<boolean> {
  const rows = await db.delete(chatAnswer).where(own(merId, id)).returning();
  return rows.length > 0;
}
