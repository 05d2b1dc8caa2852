// The same morning for every walk: what the tables held when the mall had been furnished is put back.
import type { Database } from '#lib/db/database.ts';

interface Kept {
  table: string;
  columns: string;
  rows: string;
  count: number;
}

/** Remembers all tables as they are now; answers an act that puts them back. */
export async function keepMorning({ query }: Pick<Database, 'query'>): Promise<() => Promise<void>> {
  const { rows: columns } = await query(
    `select c.table_name, string_agg(quote_ident(c.column_name), ',' order by c.ordinal_position) as columns
       from information_schema.columns c
       join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public'
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      group by 1`,
  );
  const kept: Kept[] = [];
  for (const { table_name: table, columns: names } of columns as { table_name: string; columns: string }[]) {
    const { rows } = await query(
      `select count(*)::int n, coalesce(json_agg(t), '[]')::text as rows from "${table}" t`,
    );
    kept.push({ table, columns: names, rows: String(rows[0]!['rows']), count: Number(rows[0]!['n']) });
  }
  const { rows: sequences } = await query(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, coalesce(last_value, 0) as at
       from pg_sequences where schemaname = 'public'`,
  );
  const setSequences = (sequences as { name: string; at: number }[])
    .map(({ name, at }) => `select setval('${name}', ${Math.max(Number(at), 1)}, ${Number(at) > 0})`)
    .join(';\n');
  return async () => {
    const touched: Kept[] = [];
    for (const one of kept) {
      const { rows } = await query(`select coalesce(json_agg(t), '[]')::text as rows from "${one.table}" t`);
      if (rows[0]!['rows'] !== one.rows) touched.push(one);
    }
    const refill = touched
      .filter(({ count }) => count > 0)
      .map(
        ({ table, columns, rows }) =>
          `insert into "${table}" (${columns}) overriding system value
           select ${columns} from json_populate_recordset(null::"${table}", $morning$${rows}$morning$)`,
      );
    const names = touched.map(({ table }) => `delete from "${table}"`).join(';\n');
    await query(
      `set session_replication_role = replica;\n${[names, ...refill, setSequences].filter(Boolean).join(';\n')};\n` +
        'set session_replication_role = origin',
    );
  };
}
