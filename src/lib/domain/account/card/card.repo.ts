import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { businessCard, category } from '#lib/db/schema.ts';

export type CardRow = typeof businessCard.$inferSelect;

export async function cardOf(db: Db, uid: number): Promise<CardRow | undefined> {
  const rows = await db.select().from(businessCard).where(eq(businessCard.uid, uid));
  return rows[0];
}

export const keepCard = (db: Db, row: typeof businessCard.$inferInsert) =>
  db.insert(businessCard).values(row).onConflictDoUpdate({ target: businessCard.uid, set: row });

export const categoryNames = (db: Db, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: category.categoryId, name: category.name, nameEn: category.nameEn })
        .from(category)
        .where(inArray(category.categoryId, ids));
