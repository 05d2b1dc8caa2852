import { Column, is, SQL, type DriverValueDecoder } from 'drizzle-orm';
import type { Db } from './database.ts';

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

/** Reads rows as drizzle does, without asking anew for every value of every row what kind of column it comes from. */
function readerOf(fields: readonly Field[]): RowsReader {
  const columns = fields.map(({ path, field }) => ({
    group: path.length > 1 ? path[0]! : undefined,
    name: path.at(-1)!,
    decoder: decoderOf(field),
  }));
  return (rows) =>
    rows.map((row) => {
      const read: Record<string, unknown> = {};
      for (let at = 0; at < columns.length; at += 1) {
        const { group, name, decoder } = columns[at]!;
        const value = row[at] === null ? null : decoder.mapFromDriverValue(row[at]);
        if (group === undefined) read[name] = value;
        else ((read[group] ??= {}) as Record<string, unknown>)[name] = value;
      }
      return read;
    });
}

/** Whether no group of columns can be missing from a row, as one of an outer join can: those are left to drizzle. */
const isPlain = (fields: readonly Field[], joined: Record<string, boolean> = {}): boolean =>
  fields.every(({ path }) => path.length === 1) ||
  (fields.every(({ path }) => path.length <= 2) && Object.values(joined).every(Boolean));

/** Made once for each database; whoever asks runs it on the connection that is theirs. */
function onceFor<Made extends object>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<object, Made>();
  return (db) => {
    const { dialect, session } = insideOf(db);
    let known = made.get(dialect);
    if (!known) {
      known = make(db);
      made.set(dialect, known);
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
    if (fields && isPlain(fields, joinsNotNullableMap)) inside.customResultMapper = readerOf(fields);
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
