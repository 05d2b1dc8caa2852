import { Column, getTableName, is, sql, SQL, type DriverValueDecoder, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './db.ts';

interface Preparable<Statement> {
  prepare(name: string): Statement;
}

/** What a statement reads, column by column, as drizzle keeps it. */
interface Field {
  path: string[];
  field: Column | SQL | SQL.Aliased;
}
type RowsReader = (rows: unknown[][]) => unknown[];
interface Internals {
  fields?: Field[];
  joinsNotNullableMap?: Record<string, boolean>;
  customResultMapper?: RowsReader;
}
interface Handle {
  session: {
    client: unknown;
    prepareQuery: (
      query: unknown,
      fields: undefined,
      name: undefined,
      isInArrays: boolean,
    ) => { execute: (values: Record<string, unknown>) => Promise<{ rows: object[] }> };
  };
  dialect: { sqlToQuery: (what: SQL) => unknown };
}
const insideOf = (db: Db): Handle => db as unknown as Handle;

/** The connection gives a name to a text that comes again, see named-statements.ts. */
const UNNAMED = undefined as unknown as string;

const decoderOf = (field: Field['field']): DriverValueDecoder<unknown, unknown> => {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : field.sql) as unknown as {
    decoder: DriverValueDecoder<unknown, unknown>;
  };
  return decoder;
};

/**
 * Reads rows as drizzle does, without asking anew for every value of every row what kind of column it comes from. A
 * group of an outer join is null where the first of its columns is.
 */
function readerOf(fields: readonly Field[], joined: Record<string, boolean> = {}): RowsReader {
  const groups = new Set<string>();
  const columns = fields.map(({ path, field }) => {
    const group = path.length > 1 ? path[0]! : undefined;
    const isFirst = group !== undefined && !groups.has(group);
    if (group !== undefined) groups.add(group);
    const canMiss = isFirst && is(field, Column) && joined[getTableName(field.table)] === false;
    return { group, name: path.at(-1)!, decoder: decoderOf(field), canMiss };
  });
  return (rows) =>
    rows.map((row) => {
      const read: Record<string, unknown> = {};
      for (let at = 0; at < columns.length; at += 1) {
        const { group, name, decoder, canMiss } = columns[at]!;
        const value = row[at] === null ? null : decoder.mapFromDriverValue(row[at]);
        if (group === undefined) read[name] = value;
        else if (value === null && canMiss) read[group] = null;
        else if (read[group] !== null) ((read[group] ??= {}) as Record<string, unknown>)[name] = value;
      }
      return read;
    });
}

/** Groups within groups are left to drizzle. */
const isPlain = (fields: readonly Field[]): boolean => fields.every(({ path }) => path.length <= 2);

const lasting = new Set<string>();
/** Whether a text was made here, so that it comes again for as long as the process lives. */
export const isLasting = (text: string): boolean => lasting.has(text);

/** Made once for each database; it runs on the connection of the caller. */
function onceFor<Made extends object>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<object, Made>();
  return (db) => {
    const { dialect, session } = insideOf(db);
    let known = made.get(dialect);
    if (!known) {
      known = make(db);
      made.set(dialect, known);
      lasting.add((known as unknown as { getQuery: () => { sql: string } }).getQuery().sql);
    }
    return Object.create(known, { client: { value: session.client } }) as Made;
  };
}

/**
 * A statement whose text is put together once for a database; what changes in it is a `sql.placeholder('name')`. To put
 * together the text of a wide statement, and to ask for each value of its rows how it is read, takes longer than the
 * statement itself.
 */
export function builtOnce<Statement extends object>(
  build: (db: Db) => Preparable<Statement>,
): (db: Db) => Statement {
  return onceFor((db) => {
    const statement = build(db).prepare(UNNAMED);
    const inside = statement as unknown as Internals;
    const { fields, joinsNotNullableMap } = inside;
    if (fields && isPlain(fields)) inside.customResultMapper = readerOf(fields, joinsNotNullableMap);
    return statement;
  });
}

/**
 * The same for SQL that the builder has no words for: `R` names its columns as they are selected, with times as texts.
 */
export function sqlOnce<R extends object>(
  what: SQL,
): (db: Db, values: Record<string, unknown>) => Promise<R[]> {
  const statement = onceFor((db) => {
    const { dialect, session } = insideOf(db);
    return session.prepareQuery(dialect.sqlToQuery(what), undefined, undefined, false);
  });
  return async (db, values) => (await statement(db).execute(values)).rows as R[];
}

/** A query of the builder, and the rows that it gives. */
type Reading<Row = unknown> = SQLWrapper & Preparable<{ execute: (values: never) => Promise<Row[]> }>;
type RowsOf<R> = R extends { prepare: (name: string) => { execute: (values: never) => Promise<infer Rows> } }
  ? Rows
  : never;

/**
 * Several queries that are sent as one: each answers its rows under its name. They see the same snapshot, so none sees
 * what another waits for: a query that waits for a row's lock belongs alone, or beside those that do not depend on it.
 */
export function readTogether<Readings extends Record<string, Reading>>(
  build: (db: Db) => Readings,
): (
  db: Db,
  values: Record<string, unknown>,
) => Promise<{ [Name in keyof Readings]: RowsOf<Readings[Name]> }> {
  const made = onceFor((db) => {
    const readers = Object.entries(build(db)).map(([name, reading]) => {
      const { fields = [], joinsNotNullableMap } = reading.prepare(UNNAMED) as unknown as Internals;
      const columns = sql.raw(fields.map((_, at) => `c${at}`).join());
      const part = sql.identifier(`read_${name}`);
      return {
        name,
        read: readerOf(fields, joinsNotNullableMap),
        text: sql`(select coalesce(json_agg(json_build_array(${columns})), '[]') from ${reading} as ${part}(${columns})) as ${sql.identifier(name)}`,
      };
    });
    const { dialect, session } = insideOf(db);
    const parts = sql.join(
      readers.map(({ text }) => text),
      sql`, `,
    );
    const statement = session.prepareQuery(
      // What is always the same stands in the text, so that the plan that is kept is made for it.
      dialect.sqlToQuery(sql`select ${parts}`.inlineParams()),
      undefined,
      undefined,
      false,
    );
    return Object.assign(statement, { readers });
  });
  return async (db, values) => {
    const statement = made(db);
    const [row] = (await statement.execute(values)).rows as Record<string, unknown[][]>[];
    return Object.fromEntries(statement.readers.map(({ name, read }) => [name, read(row?.[name] ?? [])])) as {
      [Name in keyof Readings]: RowsOf<Readings[Name]>;
    };
  };
}
