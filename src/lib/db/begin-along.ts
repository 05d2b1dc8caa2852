import pg from 'pg';

interface Config {
  text?: string;
  name?: string | undefined;
  values?: unknown[];
}
type Result = pg.QueryResult | pg.QueryResult[];
type Done = (error: Error | undefined, result?: unknown) => void;

/** Prepared under its text, on each connection. */
const BEGIN = 'begin';
const NOTHING = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

interface Wire {
  bind(part: { statement: string; values: [] }): void;
  execute(part: object): void;
}

/** A prepared statement that is sent behind BEGIN, as one message: the database answers both at once. */
class FirstStatement extends pg.Query {
  /** Called by pg to write what the statement consists of. */
  prepare(connection: Wire): void {
    connection.bind({ statement: BEGIN, values: [] });
    connection.execute({});
    const { prepare } = pg.Query.prototype as unknown as { prepare: (connection: Wire) => void };
    prepare.call(this, connection);
  }
}

const lastOf = (result: Result | undefined): pg.QueryResult | undefined =>
  Array.isArray(result) ? result.at(-1) : result;

/**
 * A PostgreSQL client whose BEGIN waits for the first statement of its transaction: sent alone it would cost a round
 * trip. A transaction without any statement is not sent at all.
 */
export class BeginAlongClient extends pg.Client {
  #isPrepared = false;
  #isHeld = false;

  override query(...args: [config: unknown, values?: unknown, done?: unknown]): never {
    const [first, second, third] = args;
    const ask = super.query.bind(this) as unknown as (...all: unknown[]) => unknown;
    const config = (typeof first === 'string' ? { text: first } : first) as Config;
    const done = (typeof second === 'function' ? second : third) as Done | undefined;
    if (config.text === BEGIN && !done) {
      if (!this.#isPrepared) {
        const begun = ask({ text: BEGIN, name: BEGIN }) as Promise<unknown>;
        return begun.then((result) => {
          this.#isPrepared = true;
          return result;
        }) as never;
      }
      this.#isHeld = true;
      return Promise.resolve(NOTHING) as never;
    }
    if (!this.#isHeld) return ask(...args) as never;
    this.#isHeld = false;
    if (config.text === 'commit' || config.text === 'rollback') return Promise.resolve(NOTHING) as never;
    if (!config.name || done) {
      const begun = ask({ text: BEGIN, name: BEGIN }) as Promise<unknown>;
      const asked = begun.then(() => ask(...args));
      return (done ? void asked.catch(done) : asked) as never;
    }
    const values = Array.isArray(second) ? (second as unknown[]) : config.values;
    return new Promise((resolve, reject) => {
      const answered: Done = (error, result) =>
        error ? reject(error) : resolve(lastOf(result as Result | undefined));
      ask(new FirstStatement({ ...config, values: values ?? [] } as pg.QueryConfig, answered as never));
    }) as never;
  }
}
