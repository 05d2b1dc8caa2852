import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** How the rows of a statement are read, as pg keeps it. */
interface Shape {
  /** Readers of the caller's own, or pg's. */
  _types: unknown;
  fields: unknown[];
  _parsers: unknown[] | undefined;
  _prebuiltEmptyResultObject: Record<string, null> | null;
}
/** Shapes of the statements of a connection, by their names. */
export type Shapes = Map<string, Shape>;

export interface Wire {
  parse(part: { name: string; text: string; types?: number[] }): void;
  bind(part: { statement: string; values: unknown[]; valueMapper?: typeof prepareValue }): void;
  execute(part: object): void;
}
export interface Config {
  text: string;
  name?: string | undefined;
  values?: unknown[] | undefined;
}
export type Done = (error: Error | undefined, result?: unknown) => void;

/** What pg has of a statement and does not tell. */
interface Inside {
  name: string;
  values: unknown[];
  rows: number | undefined;
  _result: Shape;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Wire): boolean;
  _getRows(connection: Wire, rows: number | undefined): void;
}
const pgQuery = pg.Query.prototype as unknown as {
  prepare(connection: Wire): void;
  handleCommandComplete(message: { text: string }, connection: Wire): void;
};

/**
 * A named statement that asks the database only once in a connection what its rows look like: pg would ask each time, and
 * make the readers of seventy columns anew. Tables that change meanwhile are refused by the database itself, see
 * named-statements.ts.
 */
export class DescribedOnce extends pg.Query {
  readonly #shapes: Shapes;
  constructor(config: Config, done: Done, shapes: Shapes) {
    super(config as pg.QueryConfig, done as never);
    this.#shapes = shapes;
  }

  /** Called by pg to write what the statement consists of. */
  prepare(connection: Wire): void {
    const inside = this as unknown as Inside;
    const shape = this.#shapes.get(inside.name);
    const isKnown = shape && Boolean(shape._types) === Boolean(inside._result._types);
    if (!isKnown || !inside.hasBeenParsed(connection)) return pgQuery.prepare.call(this, connection);
    Object.assign(inside._result, shape);
    inside._accumulateRows = true;
    connection.bind({ statement: inside.name, values: inside.values, valueMapper: prepareValue });
    inside._getRows(connection, inside.rows);
  }

  handleCommandComplete(message: { text: string }, connection: Wire): void {
    const { name, _result: shape } = this as unknown as Inside;
    if (!this.#shapes.has(name)) {
      const { _types, fields, _parsers, _prebuiltEmptyResultObject } = shape;
      this.#shapes.set(name, { _types, fields, _parsers, _prebuiltEmptyResultObject });
    }
    pgQuery.handleCommandComplete.call(this, message, connection);
  }
}
