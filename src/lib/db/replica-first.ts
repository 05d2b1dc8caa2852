import type pg from 'pg';
import { seconds } from '../kernel/clock.ts';

/** An answer that takes longer comes from a replica that hangs. */
export const REPLICA_PATIENCE_MS = seconds(8);

/**
 * No connection, a connection that broke, a server that starts or stops, a read that the replica had to give up for
 * what came from the main database, or no answer in time. Anything else is the query's own fault.
 */
const AWAY =
  /ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|terminat|timeout|Connection|not queryable/i;
const AWAY_CODE = /^(57P0\d|57014|08\d{3}|40001|53300)$/;

function isAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return AWAY_CODE.test(code) || AWAY.test(`${code} ${message}`);
}

/**
 * Reads go to the replica, and to the main database while the replica does not answer, without an error for the reader.
 * The replica is tried in the background until it answers again.
 */
export function replicaFirst(replica: pg.Pool, main: pg.Pool, restMs = seconds(5)) {
  let isResting = false;
  const ask = replica.query.bind(replica) as unknown as (...all: unknown[]) => Promise<unknown>;
  const instead = main.query.bind(main) as unknown as (...all: unknown[]) => Promise<unknown>;
  const isAlive = (): Promise<boolean> =>
    ask('select 1').then(
      () => true,
      () => false,
    );

  async function wake(): Promise<void> {
    if (await isAlive()) isResting = false;
    else if (!replica.ending) setTimeout(() => void wake(), restMs).unref();
  }
  function rest(): void {
    if (isResting) return;
    isResting = true;
    setTimeout(() => void wake(), restMs).unref();
  }

  async function query(...all: unknown[]): Promise<unknown> {
    if (isResting) return instead(...all);
    try {
      return await ask(...all);
    } catch (error) {
      if (!isAway(error)) throw error;
      rest();
      return instead(...all);
    }
  }
  replica.query = query as unknown as pg.Pool['query'];
  return { pool: replica, isAlive };
}
