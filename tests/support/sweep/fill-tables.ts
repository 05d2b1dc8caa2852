// Gives an account a row in every table that knows accounts, or a store one in every table that knows stores, whatever
// the table is for.
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

/** Columns that hold a word of the program, where a made-up text would be no state at all. */
const WORDS: Record<string, string> = {
  'bank_transfer.status': 'waiting',
  'credit_bill.status': 'open',
  'inquiry.status': 'draft',
  'payment.purpose': 'order',
  'payment.status': 'pending',
  'payment.provider': 'offline',
  'presale_order.status': 'due',
  'staff_invitation.store_roles': '{sales}',
};

/** Columns that may be empty, but not all of a kind. */
const ALSO: Record<string, string[]> = {
  customer: ['buyer_uid'],
  price_list: ['buyer_uid'],
};

/** The first word that the database takes in each column whose words it knows. */
async function knownWordsOf({ query }: Pick<Database, 'query'>): Promise<Record<string, string>> {
  const { rows } = await query(
    `select c.conrelid::regclass::text || '.' || a.attname place,
        substring(pg_get_constraintdef(c.oid) from 'ARRAY\\[''([^'']*)''') word
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.conname like '%\\_known'`,
  );
  return Object.fromEntries(rows.map((row) => [String(row['place']), String(row['word'])]));
}

function plainValue(
  table: Table,
  column: Table['columns'][number],
  uid: number,
  known: Record<string, string>,
): unknown {
  const place = `${table.name}.${column.name}`;
  const word = WORDS[place] ?? known[place];
  if (word) return word;
  if (column.name === 'uid') return uid;
  if (column.name === table.id && column.type === 'text') return newId(AT);
  if (column.type === 'text') return `${column.name} in ${table.name} of A`;
  if (column.type.startsWith('timestamp') || column.type === 'date') return AT;
  if (column.type === 'boolean') return false;
  if (column.type.startsWith('json')) return JSON.stringify({});
  if (column.type === 'ARRAY') return [];
  return 1;
}

/**
 * Answers why tables would not take a made-up row. With a store, each table that names stores has a row of it beside
 * those that it has already.
 */
export async function fillTables(
  { query }: Pick<Database, 'query'>,
  uid: number,
  store?: number,
): Promise<string[]> {
  const references = await referencesOf({ query });
  const tables = await readTables({ query });
  const known = await knownWordsOf({ query });
  const left: string[] = [];
  const hasUid = (table: Table | undefined): boolean =>
    Boolean(table?.columns.some((column) => column.name === 'uid'));

  /** A row to hang on: one of the account's own where the table knows accounts, else any, else a new one. */
  async function parentOf({ table: name, column }: Reference): Promise<unknown> {
    const table = tables.find((one) => one.name === name)!;
    const ofStore = store !== undefined && table.columns.some(({ name: known }) => known === 'mer_id');
    const own = ofStore
      ? `order by (mer_id = ${store}) desc`
      : hasUid(table)
        ? `order by (uid = ${uid}) desc`
        : '';
    const find = async (): Promise<unknown> =>
      (await query(`select "${column}" v from "${name}" ${own} limit 1`)).rows[0]?.['v'];
    const found = await find();
    if (found !== undefined) return found;
    await fill(table);
    return find();
  }

  async function fill(table: Table): Promise<void> {
    const columns = table.columns.filter(
      ({ name, isRequired }) =>
        isRequired || ALSO[table.name]?.includes(name) || (store !== undefined && name === 'mer_id'),
    );
    const values: unknown[] = [];
    for (const column of columns) {
      const to = references.get(`${table.name}.${column.name}`);
      const parent = to && !['uid', 'mer_id'].includes(column.name) ? await parentOf(to) : undefined;
      const own = column.name === 'mer_id' ? store : undefined;
      values.push(own ?? parent ?? plainValue(table, column, uid, known));
    }
    const names = columns.map((column) => `"${column.name}"`).join(', ');
    const marks = columns.map((_, at) => `$${at + 1}`).join(', ');
    await query(`insert into "${table.name}" (${names}) values (${marks})`, values).catch((error: Error) =>
      left.push(`${table.name}: ${error.message}`),
    );
  }

  if (store !== undefined) {
    for (const table of tables.filter(({ columns }) => columns.some(({ name }) => name === 'mer_id')))
      await fill(table);
    return left;
  }
  for (const table of tables.filter(hasUid)) {
    const { rows } = await query(`select 1 from "${table.name}" where uid = $1 limit 1`, [uid]);
    if (!rows.length) await fill(table);
  }
  return left;
}
