import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { arrayOf } from './array-of.ts';
import { sqlOnce } from './built-once.ts';
import type { Db } from './db.ts';

interface Part {
  into: PgTable;
  /** Names of the columns that the rows have; all others take their default. */
  columns: string[];
  rows: Record<string, unknown>[];
}

/** How the database names the columns of a table, by their names here; found out once. */
const columnNames = new WeakMap<PgTable, Map<string, string>>();
function columnNamesOf(table: PgTable): Map<string, string> {
  let names = columnNames.get(table);
  if (!names) {
    const columns = Object.entries(getTableColumns(table));
    names = new Map(
      columns.map(([key, { name, keyAsName }]) => [key, keyAsName ? toSnakeCase(name) : name] as const),
    );
    columnNames.set(table, names);
  }
  return names;
}

/** A row as the database names its columns. */
function named(into: PgTable, row: object): Record<string, unknown> {
  const names = columnNamesOf(into);
  const record: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const name = names.get(key);
    if (name !== undefined && value !== undefined) record[name] = value;
  }
  return record;
}

/** Rows as one value, for `jsonb_populate_recordset`. */
export const recordsOf = (into: PgTable, rows: readonly object[]): string =>
  JSON.stringify(rows.map((row) => named(into, row)));

/** Rows of a table; those that name the same columns together. */
function partsOf([into, rows]: readonly [PgTable, readonly object[]]): Part[] {
  const parts = new Map<string, Part>();
  for (const row of rows.map((one) => named(into, one))) {
    const columns = Object.keys(row);
    const part = parts.get(columns.join()) ?? { into, columns, rows: [] };
    parts.set(columns.join(), part);
    part.rows.push(row);
  }
  return [...parts.values()];
}

/** The end of a statement of new rows: the notifications for other processes. */
const CALLS = sql`select pg_notify(channel, payload)
  from unnest(${sql.placeholder('channels')}::text[], ${sql.placeholder('payloads')}::text[]) as call(channel, payload)`;

/**
 * What is changed along with new rows: parts of the statement by name, always the same for a name, and their values.
 * Only changes of rows that are locked already, or a single one that locks others: parts of a statement run in no
 * promised order.
 */
export interface Along {
  parts: Record<string, SQL>;
  values: Record<string, unknown>;
}

const textOf = (parts: readonly Part[], along: Along | undefined, hasCalls: boolean) => {
  const ctes = parts.map(({ into, columns }, at) => {
    const names = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const table = sql.identifier(getTableName(into));
    return sql`${sql.identifier(`part_${at}`)} as (insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(`rows_${at}`)}::jsonb))`;
  });
  for (const [name, text] of Object.entries(along?.parts ?? {}))
    ctes.push(sql`${sql.identifier(name)} as (${text})`);
  const end = hasCalls ? CALLS : sql`select 1`;
  return ctes.length === 0 ? end : sql`with ${sql.join(ctes, sql`, `)} ${end}`;
};

const made = new Map<string, ReturnType<typeof sqlOnce>>();

type NewRows = readonly (readonly [PgTable, readonly object[]])[];
interface CallOut {
  channel: string;
  payload: string;
}

/** New rows of several tables in one statement, with calls and with what is changed along; the rows may refer to each other. */
export async function insertRows(
  db: Db,
  tables: NewRows,
  { calls = [], along }: { calls?: readonly CallOut[]; along?: Along } = {},
): Promise<void> {
  const parts = tables.flatMap(partsOf);
  if (parts.length === 0 && calls.length === 0 && !along) return;
  const hasCalls = calls.length > 0;
  const shapes = parts.map(({ into, columns }) => `${getTableName(into)}(${columns.join()})`);
  const shape = [...shapes, ...Object.keys(along?.parts ?? {}), hasCalls].join();
  const insert = made.get(shape) ?? sqlOnce(textOf(parts, along, hasCalls));
  made.set(shape, insert);
  await insert(db, {
    ...along?.values,
    ...Object.fromEntries(parts.map(({ rows }, at) => [`rows_${at}`, JSON.stringify(rows)])),
    channels: arrayOf(calls.map(({ channel }) => channel)),
    payloads: arrayOf(calls.map(({ payload }) => payload)),
  });
}

/** What a transaction writes last: new rows that are not read inside it, counters, and notifications. */
export class LastWrites {
  readonly #rows = new Map<PgTable, object[]>();
  readonly #along: Along[] = [];
  readonly #calls: CallOut[] = [];
  add(tables: NewRows): void {
    for (const [into, rows] of tables) this.#rows.set(into, [...(this.#rows.get(into) ?? []), ...rows]);
  }
  change(along: Along): void {
    this.#along.push(along);
  }
  call(channel: string, payload: string): void {
    const isKnown = this.#calls.some((one) => one.channel === channel && one.payload === payload);
    if (!isKnown) this.#calls.push({ channel, payload });
  }
  /** `isLast` hears of the statement that ends all, just before it. */
  async write(db: Db, isLast: () => void): Promise<void> {
    const along = this.#along.at(-1);
    if (!along && this.#rows.size === 0 && this.#calls.length === 0) return;
    // One that locks rows others may have stands alone in a statement.
    for (const before of this.#along.slice(0, -1)) await insertRows(db, [], { along: before });
    isLast();
    await insertRows(db, [...this.#rows], { calls: this.#calls, ...(along ? { along } : {}) });
  }
}

/**
 * Rows of one table, which name the same columns, in one statement that ends with what `then` says of those that are
 * there already and of what is answered. They travel as one value: a placeholder for each field of a thousand rows costs
 * more than writing them.
 */
export async function putRows<Answer extends object>(
  db: Db,
  into: PgTable,
  rows: readonly object[],
  then: string,
): Promise<Answer[]> {
  const table = getTableName(into);
  const columns = Object.keys(named(into, rows[0] ?? {}));
  const shape = `${table}(${columns.join()}) ${then}`;
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const put =
    made.get(shape) ??
    sqlOnce(sql`insert into ${sql.identifier(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${sql.placeholder('rows')}::jsonb)
      ${sql.raw(then)}`);
  made.set(shape, put);
  return (await put(db, { rows: recordsOf(into, rows) })) as Answer[];
}
