import pg from 'pg';
import { DescribedOnce, type Config, type Done, type Shapes, type Wire } from './described-once.ts';

/** Prepared under their texts, on each connection. */
const BEGIN = 'begin';
const COMMIT = 'commit';
const NOTHING = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

interface Along {
  /** Sent before it. */
  begins: boolean;
  /** Sent behind it, and done if it is. */
  commits: boolean;
}

function runAlong(connection: Wire, statement: string): void {
  connection.bind({ statement, values: [] });
  connection.execute({});
}

/** A prepared statement that travels with the BEGIN before it, the COMMIT behind it: the database answers all at once. */
class InTransaction extends DescribedOnce {
  readonly #along: Along;
  constructor(config: Config, done: Done, shapes: Shapes, along: Along) {
    super(config, done, shapes);
    this.#along = along;
  }

  override prepare(connection: Wire): void {
    if (this.#along.begins) runAlong(connection, BEGIN);
    super.prepare(connection);
  }

  /** Called by pg to have it run, and then to end the message. */
  _getRows(connection: Wire & { sync(): void }): void {
    connection.execute({});
    if (this.#along.commits) runAlong(connection, COMMIT);
    connection.sync();
  }

  override handleCommandComplete(message: { text: string }, connection: Wire): void {
    const isAlong = (this.#along.begins && message.text === 'BEGIN') || message.text === 'COMMIT';
    if (!isAlong) super.handleCommandComplete(message, connection);
  }
}

/**
 * A PostgreSQL client whose BEGIN waits for the first statement of its transaction: sent alone it would cost a round
 * trip. A transaction without any statement is not sent at all. COMMIT travels with a statement that the caller has
 * announced as the last one.
 */
export class BeginAlongClient extends pg.Client {
  readonly #shapes: Shapes = new Map();
  readonly #prepared = new Set<string>();
  #begins = false;
  #commits = false;
  #isCommitted = false;

  /** The next statement is the last one of the open transaction. */
  commitAlong(): void {
    this.#commits = this.#prepared.has(COMMIT);
  }

  /** Sent for itself, since the connection does not know it yet. */
  async #alone(ask: (...all: unknown[]) => unknown, text: string): Promise<unknown> {
    const result = await ask({ text, name: text });
    this.#prepared.add(text);
    return result;
  }

  override query(...args: [config: unknown, values?: unknown, done?: unknown]): never {
    const [first, second, third] = args;
    const ask = super.query.bind(this) as unknown as (...all: unknown[]) => unknown;
    const config = (typeof first === 'string' ? { text: first } : first) as Config;
    const done = (typeof second === 'function' ? second : third) as Done | undefined;
    if (config.text === BEGIN && !done) {
      this.#isCommitted = false;
      if (!this.#prepared.has(BEGIN)) return this.#alone(ask, BEGIN) as never;
      this.#begins = true;
      return Promise.resolve(NOTHING) as never;
    }
    const along = { begins: this.#begins, commits: this.#commits };
    const isEnd = config.text === COMMIT || config.text === 'rollback';
    this.#begins = this.#commits = false;
    if (isEnd && (along.begins || this.#isCommitted)) {
      this.#isCommitted = false;
      return Promise.resolve(NOTHING) as never;
    }
    if (config.text === COMMIT && !done) return this.#alone(ask, COMMIT) as never;
    if (!config.name) {
      if (!along.begins) return ask(...args) as never;
      const asked = this.#alone(ask, BEGIN).then(() => ask(...args));
      return (done ? void asked.catch(done) : asked) as never;
    }
    const values = Array.isArray(second) ? (second as unknown[]) : (config.values ?? []);
    const send = (answered: Done): unknown => {
      const full = { ...config, values };
      const isPlain = !along.begins && !along.commits;
      return ask(
        isPlain
          ? new DescribedOnce(full, answered, this.#shapes)
          : new InTransaction(full, answered, this.#shapes, along),
      );
    };
    if (done) return send(done) as never;
    return new Promise((resolve, reject) => {
      send((error, result) => {
        if (error) return reject(error);
        this.#isCommitted = along.commits;
        resolve(result);
      });
    }) as never;
  }
}
