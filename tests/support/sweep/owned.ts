// What an account owns, found in the database: rows with its uid, and rows that hang on those by the name of their id.
import type { Database } from '#lib/db/database.ts';

export interface Table {
  name: string;
  columns: { name: string; type: string; isRequired: boolean }[];
  /** The column of a primary key of one column. */
  id: string | undefined;
}

export interface Owned {
  /** Random ids, numbers and keys of A's things, which another account might send. */
  ids: string[];
  /** Texts that only A's rows have: if one of them is in an answer to another account, data has leaked. */
  markers: string[];
  /** Table → A's rows in a fixed order. */
  rows: Record<string, unknown[]>;
}

export async function readTables({ query }: Pick<Database, 'query'>): Promise<Table[]> {
  const columns = await query(
    `select table_name, column_name, data_type, is_nullable = 'NO' and column_default is null and is_identity = 'NO' required
       from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
  );
  const keys = await query(
    `select tc.table_name, min(k.column_name::text) id from information_schema.table_constraints tc
       join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      where tc.constraint_type = 'PRIMARY KEY' and tc.table_schema = 'public'
      group by tc.table_name having count(*) = 1`,
  );
  const idOf = new Map(keys.rows.map((row) => [String(row['table_name']), String(row['id'])]));
  const tables = new Map<string, Table>();
  for (const row of columns.rows) {
    const name = String(row['table_name']);
    const table = tables.get(name) ?? { name, columns: [], id: idOf.get(name) };
    tables.set(name, table);
    table.columns.push({
      name: String(row['column_name']),
      type: String(row['data_type']),
      isRequired: Boolean(row['required']),
    });
  }
  return [...tables.values()];
}

/** All that a table with a `mer_id` has of this store. */
export const rowsOfStore = async (
  { query }: Pick<Database, 'query'>,
  { name }: Table,
  merId: number,
): Promise<Record<string, unknown>[]> =>
  (await query(`select * from "${name}" where mer_id = $1`, [merId])).rows;

export const isRandomId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-z]{26}$/.test(value);

function textsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value instanceof Date) return found;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsIn(part, found);
  return found;
}

/** Names of goods are everybody's, also where an order keeps them. */
const withoutGoods = (row: Record<string, unknown>): unknown => ({ ...row, snapshot: undefined });

/** Words of the program (a state, a kind) tell nothing about a person. */
const isTelling = (text: string): boolean => text.length >= 6 && !/^[a-z_.]+$/.test(text);

/** Its rows only say which rows of other tables have changed: the ids in it are theirs. */
const POINTERS = 'store_change';

interface Found {
  all: Map<string, Record<string, unknown>[]>;
  mine: Map<string, Set<Record<string, unknown>>>;
}

async function rowsIn(
  database: Pick<Database, 'query'>,
  tables: readonly Table[],
  uid: number,
): Promise<Found> {
  const ids = new Map<string, Set<string>>();
  const mine = new Map<string, Set<Record<string, unknown>>>();
  const all = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await database.query(`select * from "${name}"`);
    all.set(name, rows as Record<string, unknown>[]);
  }
  const hangs = (table: Table, row: Record<string, unknown>): boolean => {
    const names = table.columns.map((column) => column.name);
    if (names.includes('uid')) return row['uid'] === uid;
    return names.some((name) => isRandomId(row[name]) && ids.get(name)?.has(row[name]));
  };
  // Twice: a line hangs on an order that hangs on an account.
  for (let round = 0; round < 2; round += 1) {
    for (const table of tables) {
      for (const row of all.get(table.name) ?? []) {
        if (!hangs(table, row)) continue;
        mine.set(table.name, (mine.get(table.name) ?? new Set()).add(row));
        const id = table.id && row[table.id];
        if (isRandomId(id)) ids.set(table.id!, (ids.get(table.id!) ?? new Set()).add(id));
      }
    }
  }
  return { all, mine };
}

const inOrder = ({ mine }: Found): Owned['rows'] =>
  Object.fromEntries(
    [...mine].map(([name, rows]) => [name, [...rows].map((row) => JSON.stringify(row)).sort()]),
  );

/** The rows of an account alone, of tables that `readTables` has found before: asking for those takes the longest. */
export const ownedRows = async (
  database: Pick<Database, 'query'>,
  tables: readonly Table[],
  uid: number,
): Promise<Owned['rows']> => inOrder(await rowsIn(database, tables, uid));

export async function readOwned(
  database: Pick<Database, 'query'>,
  tables: readonly Table[],
  uid: number,
): Promise<Owned> {
  const found = await rowsIn(database, tables, uid);
  const { all, mine } = found;
  const others = new Set<string>();
  for (const [name, rows] of all)
    for (const row of name === POINTERS ? [] : rows) if (!mine.get(name)?.has(row)) textsIn(row, others);
  const own = [...mine.values()].flatMap((rows) => [...rows]);
  const markers = [...textsIn(own.map(withoutGoods))].filter((text) => isTelling(text) && !others.has(text));
  const named = own.flatMap((row) =>
    Object.entries(row).filter(([name]) => /(^|_)(id|key|sn|no|code)$/.test(name)),
  );
  const keys = new Set(named.map(([, value]) => value));
  return {
    ids: markers.filter((text) => keys.has(text)),
    markers,
    rows: inOrder(found),
  };
}
