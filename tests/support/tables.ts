// What a test reads and writes past the acts: rows of the mall's tables, by the names of src/lib/db/schema. A table or a
// column that is not there, or a state that its flow does not know, does not compile; no test writes SQL for it.
import {
  and,
  asc,
  desc,
  DrizzleQueryError,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  is,
  isNull,
  sql,
  type SQL,
} from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#lib/db/database.ts';
import * as schema from '#lib/db/schema.ts';

type Schema = {
  [K in keyof typeof schema as (typeof schema)[K] extends PgTable ? K : never]: (typeof schema)[K];
};
export type TableName = keyof Schema;
export type Row<K extends TableName> = Schema[K]['$inferSelect'];
type Column<K extends TableName> = keyof Row<K> & string;
type Values<K extends TableName> = { [C in Column<K>]?: Row<K>[C] | readonly Row<K>[C][] | null };
/** Rows whose columns have these values (a list: one of them; null: none), or what a condition says. */
type Which<K extends TableName> = Values<K> | ((table: Schema[K]) => SQL | undefined);
/** New values, or what they come to from the row's own. */
type Change<K extends TableName> =
  Partial<Row<K>> | ((table: Schema[K]) => { [C in Column<K>]?: Row<K>[C] | SQL | PgColumn });
interface Order<K extends TableName> {
  /** Smallest first, by these columns; with `down` largest first. */
  by?: Column<K> | readonly Column<K>[];
  down?: boolean;
  /** No more rows than this. */
  most?: number;
}

export interface Tables {
  /** Rows with all columns, with these, or with these under other names: `{ id: 'orderId' }`. */
  read<K extends TableName>(table: K, which?: Which<K>): Promise<Row<K>[]>;
  read<K extends TableName, C extends Column<K>>(
    table: K,
    which: Which<K>,
    columns: readonly C[],
    order?: Order<K>,
  ): Promise<Pick<Row<K>, C>[]>;
  read<K extends TableName, const N extends Record<string, Column<K>>>(
    table: K,
    which: Which<K>,
    columns: N,
    order?: Order<K>,
  ): Promise<{ [A in keyof N]: Row<K>[N[A]] }[]>;
  /** What these rows have in one column. */
  list<K extends TableName, C extends Column<K>>(
    table: K,
    which: Which<K>,
    column: C,
    order?: Order<K>,
  ): Promise<Row<K>[C][]>;
  /** The first of these rows; fails when there is none. */
  first<K extends TableName>(table: K, which?: Which<K>): Promise<Row<K>>;
  first<K extends TableName, C extends Column<K>>(
    table: K,
    which: Which<K>,
    columns: readonly C[],
    order?: Order<K>,
  ): Promise<Pick<Row<K>, C>>;
  first<K extends TableName, const N extends Record<string, Column<K>>>(
    table: K,
    which: Which<K>,
    columns: N,
    order?: Order<K>,
  ): Promise<{ [A in keyof N]: Row<K>[N[A]] }>;
  count<K extends TableName>(table: K, which?: Which<K>): Promise<number>;
  /** What a column of these rows adds up to; 0 of none. */
  sum<K extends TableName>(table: K, column: Column<K>, which?: Which<K>): Promise<number>;
  /** Past every act: answers the rows as they are now. */
  change<K extends TableName>(table: K, which: Which<K>, to: Change<K>): Promise<Row<K>[]>;
  /** Past every act: answers the new rows. */
  add<K extends TableName>(
    table: K,
    rows: Schema[K]['$inferInsert'] | readonly Schema[K]['$inferInsert'][],
  ): Promise<Row<K>[]>;
  /** Past every act, with what hangs on them. */
  remove<K extends TableName>(table: K, which?: Which<K>): Promise<void>;
  /** The next number that the database gives a row of this table: for tests that gave their rows numbers of their own. */
  numberFrom(table: TableName, next: number): Promise<void>;
  /** Takes that number: no row gets it any more. */
  nextNumber(table: TableName): Promise<number>;
}

/** A number column plus this, a time plus so many milliseconds. */
export const plus = (column: PgColumn, more: number): SQL =>
  column.dataType === 'date' ? sql`${column} + ${more} * interval '1 millisecond'` : sql`${column} + ${more}`;

/** What the database itself said when it refused, instead of the statement that it was asked. */
async function inItsWords<T>(asked: PromiseLike<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  }
}

const tables: Readonly<Record<string, unknown>> = { ...schema };
export const tableNames = Object.keys(schema).filter((name) => is(tables[name], PgTable)) as TableName[];

export function tablesOf({ db, query }: Pick<Database, 'db' | 'query'>): Tables {
  // Inside, tables and columns are what they are called: the types above are what a test sees.
  const tableOf = (name: TableName) => tables[name] as PgTable;
  const columnOf = (name: TableName, column: string): PgColumn => {
    const found = getTableColumns(tableOf(name))[column] as PgColumn | undefined;
    if (!found) throw new Error(`${name} has no column ${column}`);
    return found;
  };
  function where(name: TableName, which: object | ((table: never) => SQL | undefined) = {}): SQL | undefined {
    if (typeof which === 'function') return which(tableOf(name) as never);
    const conditions = Object.entries(which).map(([key, value]: [string, unknown]) => {
      const column = columnOf(name, key);
      // A value that is missing would stand for every row.
      if (value === undefined) throw new Error(`No value for ${name}.${key}`);
      if (value === null) return isNull(column);
      return Array.isArray(value) ? inArray(column, value) : eq(column, value);
    });
    return and(...conditions);
  }
  async function read(
    name: TableName,
    which?: object,
    columns: readonly string[] | Record<string, string> = Object.keys(getTableColumns(tableOf(name))),
    { by = [], down = false, most }: { by?: string | readonly string[]; down?: boolean; most?: number } = {},
  ): Promise<object[]> {
    const names: [string, string][] = Array.isArray(columns)
      ? columns.map((one: string) => [one, one])
      : Object.entries(columns);
    const picked = Object.fromEntries(names.map(([as, column]) => [as, columnOf(name, column)]));
    const rows = db
      .select(picked)
      .from(tableOf(name))
      .where(where(name, which))
      .orderBy(...[by].flat().map((one) => (down ? desc : asc)(columnOf(name, one))));
    return most === undefined ? rows : rows.limit(most);
  }
  /** A table and its key, as the database calls them. */
  function numbered(name: TableName): [table: string, column: string] {
    const column = Object.values(getTableColumns(tableOf(name))).find(({ primary }) => primary)!;
    return [getTableName(tableOf(name)), toSnakeCase(column.name)];
  }
  const own = {
    read,
    async first(name: TableName, which?: object, columns?: string[], order?: object) {
      const [row] = await read(name, which, columns, { ...order, most: 1 });
      if (!row) throw new Error(`${name} has no such row`);
      return row;
    },
    list: async (name: TableName, which: object, column: string, order?: object) =>
      (await read(name, which, { value: column }, order)).map((row) => (row as { value: unknown }).value),
    count: (name: TableName, which?: object) => db.$count(tableOf(name), where(name, which)),
    async sum(name: TableName, column: string, which?: object) {
      const total = sql<number>`coalesce(sum(${columnOf(name, column)}), 0)`.mapWith(Number);
      const [row] = await db.select({ total }).from(tableOf(name)).where(where(name, which));
      return row!.total;
    },
    async change(name: TableName, which: object, to: object | ((table: PgTable) => object)) {
      const values = typeof to === 'function' ? to(tableOf(name)) : to;
      return inItsWords(db.update(tableOf(name)).set(values).where(where(name, which)).returning());
    },
    add: async (name: TableName, rows: object | readonly object[]) =>
      inItsWords(db.insert(tableOf(name)).values([rows].flat()).returning()),
    async remove(name: TableName, which?: object) {
      await db.delete(tableOf(name)).where(where(name, which));
    },
    async numberFrom(name: TableName, next: number) {
      await query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [...numbered(name), next]);
    },
    async nextNumber(name: TableName) {
      const { rows } = await query('select nextval(pg_get_serial_sequence($1, $2)) as next', numbered(name));
      return Number(rows[0]!['next']);
    },
  };
  return own as unknown as Tables;
}
