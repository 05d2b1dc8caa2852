import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * Lets acts that count what an account or a store has before they add to it take turns: the next one counts when the
 * transaction of the one before has ended. @param what is counted; it names the lock
 */
export const takeTurns = (db: Db, what: string, owner: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${what}), ${owner}::int)`);
