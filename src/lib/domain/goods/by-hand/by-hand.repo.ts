import { and, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { catalogEntry, goodsChange } from '#lib/db/schema.ts';

/** Instead of a hash: the file that brought these goods was taken back, and brings them again when it comes again. */
export const TAKEN_BACK = 'taken back';

/** Deletes the hashes of the last file for these goods, so that the same file changes them again. */
export const forgetFile = (db: Db, productIds: readonly number[]) =>
  db
    .update(catalogEntry)
    .set({ hash: '' })
    .where(
      and(inArray(catalogEntry.productId, [...productIds]), notInArray(catalogEntry.hash, ['', TAKEN_BACK])),
    );

/** Writes down who changed goods outside a file, which they have then nothing of any more: it may come again. */
export async function logByHand(db: Db, rows: (typeof goodsChange.$inferInsert)[]): Promise<void> {
  await db.insert(goodsChange).values(rows);
  await forgetFile(db, [...new Set(rows.map(({ productId }) => productId))]);
}
