import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { sqlOnce } from './built-once.ts';
import type { Db } from './database.ts';

interface Part {
  into: PgTable;
  /** Names of the columns that the rows have; all others take their default. */
  columns: string[];
  rows: Record<string, unknown>[];
}

/** A row as the database names its columns. */
function named(into: PgTable, row: object): Record<string, unknown> {
  const known = getTableColumns(into);
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
      const column = known[key];
      if (!column || value === undefined) return [];
      return [[column.keyAsName ? toSnakeCase(column.name) : column.name, value]];
    }),
  );
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

const textOf = (parts: readonly Part[]) => {
  const inserts = parts.map(({ into, columns }, at) => {
    const names = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const table = sql.identifier(getTableConfig(into).name);
    return sql`${sql.identifier(`part_${at}`)} as (insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(`rows_${at}`)}::jsonb))`;
  });
  return sql`with ${sql.join(inserts, sql`, `)} select 1`;
};

const made = new Map<string, ReturnType<typeof sqlOnce>>();

/** New rows of several tables in one statement; they may refer to each other. */
export async function insertRows(
  db: Db,
  tables: readonly (readonly [PgTable, readonly object[]])[],
): Promise<void> {
  const parts = tables.flatMap(partsOf);
  const shape = parts.map(({ into, columns }) => `${getTableConfig(into).name}(${columns.join()})`).join();
  const insert = made.get(shape) ?? sqlOnce(textOf(parts));
  made.set(shape, insert);
  await insert(db, Object.fromEntries(parts.map(({ rows }, at) => [`rows_${at}`, JSON.stringify(rows)])));
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
  const table = getTableConfig(into).name;
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
