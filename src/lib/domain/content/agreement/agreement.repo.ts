import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { agreement } from '../../../db/schema.ts';

export async function agreementByKey(db: Db, key: string, locale: string) {
  const rows = await db
    .select()
    .from(agreement)
    .where(and(eq(agreement.key, key), eq(agreement.locale, locale)));
  return rows[0];
}

export const agreementsIn = (db: Db, locale: string) =>
  db
    .select({ key: agreement.key, title: agreement.title, updatedAt: agreement.updatedAt })
    .from(agreement)
    .where(eq(agreement.locale, locale))
    .orderBy(asc(agreement.key));
