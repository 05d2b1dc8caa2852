import { and, asc, count, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { feedback } from '#lib/db/schema.ts';

export type FeedbackRow = typeof feedback.$inferSelect;
export interface Paging {
  page: number;
  limit: number;
}

export async function addFeedback(db: Db, row: typeof feedback.$inferInsert): Promise<FeedbackRow> {
  const rows = await db.insert(feedback).values(row).returning();
  return rows[0]!;
}

/** What an account has written since; whoever counts too waits until the transaction ends. */
export async function countSince(db: Db, uid: number, since: Date): Promise<number> {
  await takeTurns(db, 'feedback', uid);
  const rows = await db
    .select({ n: count() })
    .from(feedback)
    .where(and(eq(feedback.uid, uid), gte(feedback.createdAt, since)));
  return rows[0]?.n ?? 0;
}

export async function ofAccount(db: Db, uid: number, { page, limit }: Paging) {
  const own = eq(feedback.uid, uid);
  const rows = await db
    .select()
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.createdAt), desc(feedback.feedbackId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ n: count() }).from(feedback).where(own);
  return { count: counted?.n ?? 0, rows };
}

export async function ofEverybody(
  db: Db,
  isAnswered: boolean,
  { keyword, page, limit }: Paging & { keyword?: string | undefined },
) {
  const wanted = and(
    isAnswered ? isNotNull(feedback.answeredAt) : isNull(feedback.answeredAt),
    hasWords(keyword, feedback.content, feedback.realname, feedback.contact),
  );
  const rows = await db
    .select()
    .from(feedback)
    .where(wanted)
    .orderBy(asc(feedback.createdAt), asc(feedback.feedbackId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ n: count() }).from(feedback).where(wanted);
  return { count: counted?.n ?? 0, rows };
}

export async function feedbackById(db: Db, id: string): Promise<FeedbackRow | undefined> {
  const rows = await db.select().from(feedback).where(eq(feedback.feedbackId, id));
  return rows[0];
}

/** False if it was answered already. */
export async function keepAnswer(db: Db, id: string, answer: string, answeredAt: Date): Promise<boolean> {
  const rows = await db
    .update(feedback)
    .set({ answer, answeredAt })
    .where(and(eq(feedback.feedbackId, id), isNull(feedback.answeredAt)))
    .returning({ id: feedback.feedbackId });
  return rows.length === 1;
}
