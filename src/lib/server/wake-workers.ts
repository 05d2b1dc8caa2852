import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { seconds } from '../kernel/clock.ts';

const LOOK_EVERY_MS = seconds(1);
/** As the queue itself finds what is due, without taking it. */
const DUE = `
  select queue.name from unnest(string_to_array($1, ' ')) queue(name)
  cross join lateral (
    select 1 from jobs.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
    limit 1
  ) due`;

/**
 * Looks each second which of the queues have a job that is due, and wakes their workers. One small prepared statement
 * takes the place of a large one for each queue: forty of them at the same moment held up every page that was being
 * rendered. Returns a function that ends it.
 */
export function wakeWorkers(
  database: Database,
  queues: readonly string[],
  wake: (queue: string) => void,
  log: Logger,
): () => void {
  const names = queues.join(' ');
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await database.query(DUE, [names]);
      for (const { name } of rows) wake(String(name));
    } catch (err) {
      log.warn({ err }, 'jobs.look');
    } finally {
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
