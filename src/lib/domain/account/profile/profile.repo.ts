import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { user } from '../../../db/schema.ts';

export const userById = async (db: Db, uid: number) => {
  const rows = await db.select().from(user).where(eq(user.uid, uid));
  return rows[0];
};
