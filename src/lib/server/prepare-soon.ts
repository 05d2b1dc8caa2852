import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { prepareLists } from '../domain/goods/catalog/index.ts';
import { seconds } from '../kernel/clock.ts';

/** The first pages of a start go before; then one process after the other. */
const FIRST = seconds(3);
const BETWEEN = seconds(2);

/**
 * Reads the goods into the memory of this process a little after its start. A list that is asked for earlier reads
 * them itself, and finds the same; a database that is away is asked again by the first list.
 */
export function prepareSoon(database: Database, log: Logger): void {
  const before = Math.max(0, (cluster.worker?.id ?? 1) - 1);
  setTimeout(
    () => prepareLists(database).catch((err: unknown) => log.debug({ err }, 'lists.prepare')),
    FIRST + before * BETWEEN,
  ).unref();
}
