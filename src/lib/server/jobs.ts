import { hostname } from 'node:os';
import { PgBoss, type Job } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Context, SystemContext } from '../domain/context.ts';
import type { JobName, JobPayloads, Jobs } from '../domain/jobs.ts';
import { GIVEN_UP } from '../domain/service/job/index.ts';
import { days } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { jobHandlers, lastingJobs, repeatingJobs, sideBySide } from './job-handlers.ts';
import { wakeWorkers } from './wake-workers.ts';

/** Workers are woken when there is something to do (`wakeWorkers`); this poll is only a fallback. */
const POLL = { pollingIntervalSeconds: 300 };
/** What is due by the clock, to the minute, is looked up this often. */
const CRON_SECONDS = 15;
/** How often jobs that hang are looked for and the queues are counted. */
const SUPERVISE_SECONDS = 60;
/** Chains of jobs and rebuilding in the background, of which the mall uses neither: each look is a write. */
const UNUSED_SECONDS = 3600;
const RETRIES = 12;
/** Seconds after which a job is taken for one that hangs. */
const BRIEF = { expireInSeconds: 120 };
/** One that may last: as long as its process says that it lives, it is not begun again. */
const LASTING = { expireInSeconds: 7200, heartbeatSeconds: 60 };
/** So many jobs of a queue that waits for others outside run at once in a process, and so many in all of one store. */
const PLACES = 20;
const PLACES_OF_ONE = 2;
/** Jobs that were given up are kept this long, for people to look at. */
const GIVEN_UP_SECONDS = days(90) / 1000;

/** A process that has missed three heartbeats is gone. */
const ELSEWHERE = `
  select distinct host || ':' || coalesce(name, '') as place from jobs.instance
  where stopped_on is null and heartbeat_on > now() - 3 * heartbeat_seconds * interval '1 second'
    and (host, coalesce(name, '')) <> ($1, $2) order by 1`;

type Opened = Omit<Context, 'actor' | 'locale' | 'request'>;

export interface JobRunner extends Jobs {
  start(services: Opened): Promise<void>;
  /** Other places whose processes work on the same database now, as `machine:folder`. */
  elsewhere(): Promise<string[]>;
  /** Whether the workers of this process are at work. */
  isWell(): boolean;
  stop(): Promise<void>;
}

/** pg-boss in the mall's own database, over our handle: a job sent in a transaction exists only if that commits. */
export async function openJobs(
  database: Database,
  log: Logger,
  {
    superviseSeconds = SUPERVISE_SECONDS,
    folder = '',
  }: {
    superviseSeconds?: number;
    /** Where this process keeps its files; processes of one folder and machine see each other's. */
    folder?: string;
  } = {},
): Promise<JobRunner> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => database.query(text, values) },
    schema: 'jobs',
    supervise: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // The embedded database has one process.
    registerInstance: database.kind === 'postgres',
    instanceName: folder || 'mall',
    schedule: true,
    cronWorkerIntervalSeconds: CRON_SECONDS,
    flowIntervalSeconds: UNUSED_SECONDS,
    bamIntervalSeconds: UNUSED_SECONDS,
  });
  boss.on('error', (err) => log.warn({ err }, 'jobs'));
  await boss.start();
  const names = Object.keys(jobHandlers) as JobName[];
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(GIVEN_UP)) await boss.createQueue(GIVEN_UP, { retentionSeconds: GIVEN_UP_SECONDS });
  for (const name of [...names, ...Object.keys(repeatingJobs)]) {
    const queue = known.get(name);
    const times = lastingJobs.has(name) ? LASTING : BRIEF;
    const isOld = queue && (!queue.deadLetter || queue.expireInSeconds !== times.expireInSeconds);
    if (isOld) await boss.updateQueue(name, { deadLetter: GIVEN_UP, ...times });
    if (queue) continue;
    await boss.createQueue(name, {
      deadLetter: GIVEN_UP,
      retryLimit: RETRIES,
      retryDelay: 5,
      retryBackoff: true,
      ...times,
    });
  }

  /** What has the workers of a queue look for jobs. */
  const workers = new Map<string, () => void>();
  let stopWaking = () => {};
  let isRunning = false;
  /**
   * Many jobs that wait for external services run side by side, few of them for one store: a slow one does not hold up
   * the others. A free place looks once another one has taken its job, so that none is taken twice over what a store
   * may have.
   */
  async function workSideBySide(name: JobName, work: (job: Job) => Promise<void>): Promise<() => void> {
    const free = new Set<string>();
    const wake = (): void => {
      const [next] = free;
      if (next) boss.notifyWorker(next);
    };
    const options = { ...POLL, batchSize: 1, groupConcurrency: PLACES_OF_ONE };
    for (let place = 0; place < PLACES; place += 1) {
      const id = await boss.work(name, options, async (jobs: Job[]) => {
        free.delete(id);
        wake();
        for (const job of jobs) await work(job);
        free.add(id);
        wake();
      });
      free.add(id);
    }
    return wake;
  }
  const systemContext = (services: Opened): SystemContext => ({
    ...services,
    actor: { kind: 'system' },
    locale: 'zh-CN',
    request: { id: newId(services.clock.now()), address: 'job', device: '' },
  });

  return {
    async send(name, payload, { at, once, of } = {}) {
      await boss.send(name, payload, {
        ...(at ? { startAfter: at } : {}),
        ...(once ? { singletonKey: once } : {}),
        ...(of ? { group: { id: of } } : {}),
      });
    },
    async start(services) {
      for (const name of names) {
        const handle = jobHandlers[name] as (
          ctx: SystemContext,
          payload: JobPayloads[JobName],
        ) => Promise<void>;
        const work = async (job: Job): Promise<void> => {
          try {
            await handle(systemContext(services), job.data as JobPayloads[JobName]);
          } catch (err) {
            // One that fails comes again alone: the others of the batch are done.
            log.warn({ job: name, id: job.id, err }, 'jobs.failed');
            await boss.fail(name, job.id, { message: String(err) });
          }
        };
        if (sideBySide.has(name)) {
          workers.set(name, await workSideBySide(name, work));
          continue;
        }
        const worker = await boss.work(name, { ...POLL, batchSize: 20 }, async (jobs: Job[]) => {
          for (const job of jobs) await work(job);
        });
        workers.set(name, () => boss.notifyWorker(worker));
      }
      const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, one.cron]));
      for (const [name, { cron, run }] of Object.entries(repeatingJobs)) {
        // What the database has already needs no reading of its times and no writing.
        if (schedules.get(name) !== cron) await boss.schedule(name, cron);
        const worker = await boss.work(name, POLL, () => run(systemContext(services)));
        workers.set(name, () => boss.notifyWorker(worker));
      }
      isRunning = true;
      stopWaking = wakeWorkers(database, [...workers.keys()], (name) => workers.get(name)?.(), log);
    },
    async elsewhere() {
      const { rows } = await database.query(ELSEWHERE, [hostname(), folder || 'mall']);
      return rows.map(({ place }) => String(place));
    },
    isWell: () => isRunning,
    async stop() {
      isRunning = false;
      stopWaking();
      await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}
