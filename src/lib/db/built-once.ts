import type { Db } from './database.ts';

interface Preparable<Statement> {
  prepare(name: string): Statement;
}

/** The connection gives a name to a text that comes again, see named-statements.ts. */
const UNNAMED = undefined as unknown as string;

/**
 * A statement whose text is put together once for a database; what changes in it is a `sql.placeholder('name')`. For a
 * wide select this takes longer than to read its rows. In a transaction it is put together for that transaction.
 */
export function builtOnce<Statement extends object>(
  build: (db: Db) => Preparable<Statement>,
): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db as unknown as { session: object };
    const known = built.get(session);
    if (known) return known;
    const statement = build(db).prepare(UNNAMED);
    built.set(session, statement);
    return statement;
  };
}
