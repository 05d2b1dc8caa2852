import type { SQL } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Rows of a statement that the query builder has no words for; `R` names its columns as they are selected. */
export async function rowsOf<R>(db: Db, what: SQL): Promise<R[]> {
  const answer = await db.execute(what);
  // Both drivers answer so; the builder's type leaves open which of them it is.
  return (answer as unknown as { rows: R[] }).rows;
}
