import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { keptAnswer } from '#lib/db/schema.ts';

export type AnswerRow = typeof keptAnswer.$inferSelect;

/** False when the request was claimed before; waits for a transaction that is claiming it now. */
export async function claim(db: Db, row: Pick<AnswerRow, 'callHash' | 'inputHash' | 'at'>): Promise<boolean> {
  const rows = await db
    .insert(keptAnswer)
    .values(row)
    .onConflictDoNothing()
    .returning({ callHash: keptAnswer.callHash });
  return rows.length > 0;
}

export async function answerRowOf(db: Db, callHash: string): Promise<AnswerRow | undefined> {
  const rows = await db.select().from(keptAnswer).where(eq(keptAnswer.callHash, callHash));
  return rows[0];
}

/** `answer` is wrapped, so that "nothing" is an answer too. */
export const keepAnswer = (db: Db, callHash: string, value: unknown) =>
  db.update(keptAnswer).set({ answer: { value } }).where(eq(keptAnswer.callHash, callHash));

export const forget = (db: Db, callHash: string) =>
  db.delete(keptAnswer).where(eq(keptAnswer.callHash, callHash));

/** Takes over a call whose process has died; false when another was quicker. */
export async function takeOver(db: Db, callHash: string, before: Date, at: Date): Promise<boolean> {
  const rows = await db
    .update(keptAnswer)
    .set({ at })
    .where(and(eq(keptAnswer.callHash, callHash), isNull(keptAnswer.answer), lt(keptAnswer.at, before)))
    .returning({ callHash: keptAnswer.callHash });
  return rows.length > 0;
}

export const forgetBefore = (db: Db, before: Date) => db.delete(keptAnswer).where(lt(keptAnswer.at, before));
