import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { businessCard, category, merchant, user, userRole } from '#lib/db/schema.ts';

export type CardRow = typeof businessCard.$inferSelect;

export async function cardOf(db: Db, uid: number): Promise<CardRow | undefined> {
  const rows = await db.select().from(businessCard).where(eq(businessCard.uid, uid));
  return rows[0];
}

const SHOWN = 6;

/** Public cards of the active accounts of a store that is open. */
export const publicCardsOf = (db: Db, merId: number) =>
  db
    .select({
      name: businessCard.name,
      post: businessCard.post,
      avatar: businessCard.avatar,
      wechatQrcode: businessCard.wechatQrcode,
    })
    .from(userRole)
    .innerJoin(businessCard, eq(businessCard.uid, userRole.uid))
    .innerJoin(user, eq(user.uid, userRole.uid))
    .innerJoin(merchant, eq(merchant.merId, userRole.merId))
    .where(
      and(
        eq(userRole.merId, merId),
        inArray(userRole.role, ['merchant', 'clerk']),
        eq(businessCard.visibility, 'yes'),
        eq(user.status, 'active'),
        eq(merchant.status, 'open'),
      ),
    )
    .orderBy(desc(userRole.role), userRole.uid)
    .limit(SHOWN);

export const keepCard = (db: Db, row: typeof businessCard.$inferInsert) =>
  db.insert(businessCard).values(row).onConflictDoUpdate({ target: businessCard.uid, set: row });

export const categoryNames = (db: Db, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: category.categoryId, name: category.name, nameEn: category.nameEn })
        .from(category)
        .where(inArray(category.categoryId, ids));
