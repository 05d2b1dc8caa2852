import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';

/**
 * Numbers of empty tables begin at 1 again. A death in the middle takes back the rows of a transaction, but not the
 * numbers that it has drawn; the writers name rows of each other by number. Restarting is itself part of the
 * transaction, and so is what is drawn afterwards.
 */
export async function countFromOne(db: Db): Promise<void> {
  const found = await db.execute(sql`select table_name as name, column_name as column
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by 1`);
  for (const row of (found as unknown as { rows: { name: string; column: string }[] }).rows) {
    const [table, column] = [sql.identifier(row.name), sql.identifier(row.column)];
    const first = await db.execute(sql`select 1 from ${table} limit 1`);
    if ((first as unknown as { rows: unknown[] }).rows.length > 0) continue;
    await db.execute(sql`alter table ${table} alter column ${column} restart`);
  }
}
