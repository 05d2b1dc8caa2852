// Gives an account a row in every table that knows accounts, whatever the table is for.
import type { Database } from '#lib/db/database.ts';
import { newId } from '#lib/kernel/ids.ts';
import { readTables, type Table } from './owned.ts';

const AT = new Date('2026-11-21T10:00:00+08:00');

interface Reference {
  table: string;
  column: string;
}

async function referencesOf({ query }: Pick<Database, 'query'>): Promise<Map<string, Reference>> {
  const { rows } = await query(
    `select k.table_name, k.column_name, u.table_name to_table, u.column_name to_column
       from information_schema.table_constraints tc
       join information_schema.key_column_usage k using (constraint_schema, constraint_name)
       join information_schema.constraint_column_usage u using (constraint_schema, constraint_name)
      where tc.constraint_type = 'FOREIGN KEY'`,
  );
  return new Map(
    rows.map((row) => [
      `${row['table_name']}.${row['column_name']}`,
      { table: String(row['to_table']), column: String(row['to_column']) },
    ]),
  );
}

function plainValue(table: Table, column: Table['columns'][number], uid: number): unknown {
  if (column.name === 'uid') return uid;
  if (column.name === table.id && column.type === 'text') return newId(AT);
  if (column.type === 'text') return `${column.name} in ${table.name} of A`;
  if (column.type.startsWith('timestamp') || column.type === 'date') return AT;
  if (column.type === 'boolean') return false;
  if (column.type.startsWith('json')) return JSON.stringify({});
  if (column.type === 'ARRAY') return [];
  return 1;
}

/** Answers the tables that would not take a made-up row. */
export async function fillTables(database: Pick<Database, 'query'>, uid: number): Promise<string[]> {
  const references = await referencesOf(database);
  const left: string[] = [];
  for (const table of await readTables(database)) {
    if (!table.columns.some((column) => column.name === 'uid')) continue;
    const { rows } = await database.query(`select 1 from "${table.name}" where uid = $1 limit 1`, [uid]);
    if (rows.length) continue;
    const columns = table.columns.filter((column) => column.isRequired);
    const values: unknown[] = [];
    for (const column of columns) {
      const to = references.get(`${table.name}.${column.name}`);
      const known =
        to && column.name !== 'uid'
          ? (await database.query(`select "${to.column}" v from "${to.table}" limit 1`)).rows[0]?.['v']
          : undefined;
      values.push(known ?? plainValue(table, column, uid));
    }
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const marks = columns.map((_, at) => `$${at + 1}`).join(', ');
    const isIn = await database
      .query(`insert into "${table.name}" (${names}) values (${marks})`, values)
      .then(
        () => true,
        () => false,
      );
    if (!isIn) left.push(table.name);
  }
  return left;
}
