import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { captcha } from '#lib/db/schema.ts';

export const addCaptcha = (db: Db, row: typeof captcha.$inferInsert) => db.insert(captcha).values(row);

/** Takes a captcha out, so that it is answered once, rightly or wrongly. */
export const takeCaptcha = async (db: Db, key: string, now: Date) => {
  const rows = await db
    .delete(captcha)
    .where(and(eq(captcha.key, key), gt(captcha.expiresAt, now)))
    .returning();
  return rows[0];
};

export const dropOverCaptchas = (db: Db, now: Date) => db.delete(captcha).where(lte(captcha.expiresAt, now));
