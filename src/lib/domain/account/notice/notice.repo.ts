import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Db } from '#lib/db/database.ts';
import { notice, user } from '#lib/db/schema.ts';

export const addNotice = (
  database: Pick<Database, 'insertLast'>,
  row: typeof notice.$inferInsert,
): Promise<void> => database.insertLast(notice, [row]);

export const noticesOf = (db: Db, uid: number, { page, limit }: { page: number; limit: number }) =>
  db
    .select()
    .from(notice)
    .where(eq(notice.uid, uid))
    .orderBy(desc(notice.createdAt), desc(notice.noticeId))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countNotices(db: Db, uid: number, which: 'all' | 'unread'): Promise<number> {
  const unread = which === 'unread' ? isNull(notice.readAt) : undefined;
  const rows = await db
    .select({ n: count() })
    .from(notice)
    .where(and(eq(notice.uid, uid), unread));
  return rows[0]?.n ?? 0;
}

export const markRead = (db: Db, uid: number, readAt: Date, noticeId?: string) =>
  db
    .update(notice)
    .set({ readAt })
    .where(
      and(eq(notice.uid, uid), isNull(notice.readAt), noticeId ? eq(notice.noticeId, noticeId) : undefined),
    );

/** The phone of an account that is open, and the language that it is written to in. */
export async function phoneOf(db: Db, uid: number): Promise<{ phone: string; locale: string } | undefined> {
  const rows = await db
    .select({ phone: user.phone, locale: user.locale })
    .from(user)
    .where(and(eq(user.uid, uid), eq(user.status, 'active')));
  return rows[0];
}
