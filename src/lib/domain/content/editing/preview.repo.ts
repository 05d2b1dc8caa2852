import { and, eq, gt } from 'drizzle-orm';
import type { ContentPreview } from '../../../contracts/editing.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Db } from '../../../db/database.ts';
import { keptAnswer } from '../../../db/schema.ts';

type Views = Partial<Record<Locale, ContentPreview>>;

/** Marks previews in the table of stored answers. */
const MARK = 'content.preview';

export const keepPreview = (db: Db, keyHash: string, views: Views, at: Date) =>
  db.insert(keptAnswer).values({ callHash: keyHash, inputHash: MARK, answer: { value: views }, at });

/** What was kept under a key since a moment. */
export async function previewSince(db: Db, keyHash: string, since: Date): Promise<Views | undefined> {
  const rows = await db
    .select({ answer: keptAnswer.answer })
    .from(keptAnswer)
    .where(and(eq(keptAnswer.callHash, keyHash), eq(keptAnswer.inputHash, MARK), gt(keptAnswer.at, since)));
  // Only keepPreview writes the mark.
  return rows[0]?.answer?.value as Views | undefined;
}
