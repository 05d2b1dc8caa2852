import {
  protocol,
  type PGlite,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { beginWatched, statementFacts, statementName } from '../kernel/probe.ts';
import { readWireAnswer, type WireAnswer } from './wire-answer.ts';

const { serialize } = protocol;

/** Each holds a plan in the memory of the database. */
const MOST_PREPARED = 120;
/** A text that comes once (a list of ids of an unusual length) is not worth keeping. */
const MOST_SEEN = 500;
/** The tables behind a kept statement have changed, or it is not known any more. */
const IS_STALE = new Set(['0A000', '26000']);

type Statement = { name: string } & Pick<WireAnswer, 'parameterTypes' | 'fields'>;

/**
 * The embedded database with its statements prepared. Its own `query` sends five messages, parses and plans every text
 * anew and copies the table of all parsers each time; together that is more than most reads of a page take. `heard` is
 * called with the notifications that came with an answer.
 */
export function withPreparedStatements(
  client: PGlite,
  heard: (channel: string, payload: string) => void = () => undefined,
) {
  const prepared = new Map<string, Statement>();
  const seen = new Set<string>();
  let left: Statement[] = [];
  let next = 0;

  async function send(...parts: Uint8Array[]): Promise<WireAnswer> {
    const closing = left.map(({ name }) => serialize.close({ type: 'S', name }));
    left = [];
    const message = Buffer.concat([...closing, ...parts, serialize.sync()]);
    // What is handed over lies in the memory of the database and is gone after the call.
    const copies: Buffer[] = [];
    await client.execProtocolRawStream(message, {
      syncToFs: false,
      onRawData: (part) => copies.push(Buffer.from(part)),
    });
    const answer = readWireAnswer(Buffer.concat(copies));
    for (const { channel, payload } of answer.notifications) heard(channel, payload);
    if (answer.error) throw answer.error;
    return answer;
  }

  async function describe(text: string, name: string): Promise<Statement> {
    const { parameterTypes, fields } = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    return { name, parameterTypes, fields };
  }

  function forget(text: string, statement: Statement): void {
    prepared.delete(text);
    left.push(statement);
  }

  async function statementOf(text: string): Promise<Statement> {
    const known = prepared.get(text);
    if (known) {
      // Most recently used last, so that the oldest goes first when room is needed.
      prepared.delete(text);
      prepared.set(text, known);
      return known;
    }
    if (!seen.has(text)) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(text);
      return describe(text, '');
    }
    const [oldest] = prepared;
    if (oldest && prepared.size >= MOST_PREPARED) forget(...oldest);
    next += 1;
    const statement = await describe(text, `kept_${next}`);
    prepared.set(text, statement);
    return statement;
  }

  function resultOf<T>({ fields }: Statement, answer: WireAnswer, options?: QueryOptions): Results<T> {
    const parsers = fields.map(
      ({ dataTypeID }) => options?.parsers?.[dataTypeID] ?? client.parsers[dataTypeID],
    );
    const rows = answer.rows.map((values) => {
      const read = values.map((value, at) => {
        const parse = value === null ? undefined : parsers[at];
        return parse ? parse(value as string, fields[at]?.dataTypeID) : value;
      });
      return options?.rowMode === 'array'
        ? read
        : Object.fromEntries(fields.map(({ name }, at) => [name, read[at]]));
    });
    const [command, ...counts] = answer.command.split(' ');
    const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command ?? '');
    return { rows: rows as never, fields, affectedRows: changes ? Number(counts.at(-1)) : 0 };
  }

  async function run<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const statement = await statementOf(text);
    const texts = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[statement.parameterTypes[at] ?? 0];
      return write ? write(value) : String(value);
    });
    const end = beginWatched('statement', statementName(text), () => statementFacts(text));
    try {
      const bound = serialize.bind({ statement: statement.name, values: texts });
      const result = resultOf<T>(statement, await send(bound, serialize.execute({})), options);
      end?.();
      return result;
    } catch (error) {
      end?.(error);
      if (statement.name && IS_STALE.has(String((error as { code?: unknown }).code))) forget(text, statement);
      throw error;
    }
  }

  async function query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    await client.waitReady;
    return client._runExclusiveTransaction(() =>
      client.runExclusive(async () => {
        const result = await run<T>(text, values, options);
        await client.syncToFs();
        return result;
      }),
    );
  }

  const transaction = <T>(work: (open: Transaction) => Promise<T>): Promise<T> =>
    client.transaction((open) =>
      work({
        query: (text, values, options) => {
          if (open.closed) throw new Error('The transaction has ended.');
          return client.runExclusive(() => run(text, values, options));
        },
        sql: open.sql,
        exec: open.exec,
        rollback: open.rollback,
        listen: open.listen,
        get closed() {
          return open.closed;
        },
      }),
    ) as Promise<T>;

  return { query, transaction };
}
