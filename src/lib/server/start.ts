import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SetupError } from '../kernel/setup-error.ts';
import { openDatabase } from '../db/open.ts';
import { createHttpServer } from './web/http-server.ts';
import { openInnerPort } from './web/inner-pages.ts';
import { createMetrics } from './web/metrics.ts';
import { createReadiness } from './web/readiness.ts';
import { readSettings, type Settings } from './env.ts';
import { insideAll, insideWorker } from './inside-workers.ts';
import { listenError, listenProblem } from './listen-problem.ts';
import { lookAtSettings } from './look-at-settings.ts';
import { openLog, printError } from './open-log.ts';
import { prepareSoon } from './prepare-soon.ts';
import { hasDemoAccounts, refuseUnsafeSettings, refuseUnsafeStart } from './public-start.ts';
import { seedIfEmpty, type FillDemo } from './seed-if-empty.ts';
import { openServices } from './services.ts';
import { isTraced } from './tracing/is-traced.ts';
import { warnOfOthers } from './warn-of-others.ts';
import { runWorkers } from './workers.ts';
import { shutDownGently } from './shutdown.ts';
import { printWelcome } from './welcome.ts';
import { drawByPage } from './web/draw-by-page.ts';
import type { AstroHandler } from './web/render-page.ts';

const dist = new URL('../../../dist/', import.meta.url);

/** `npm start` builds the pages while this process fills an empty mall, and tells when they are there. */
function hearOfPages(): Promise<void> {
  return new Promise((resolve) => {
    // Whoever builds them is gone.
    const end = (): never => process.exit(1);
    process.once('disconnect', end);
    process.once('message', () => {
      process.off('disconnect', end);
      resolve();
    });
  });
}
const isToldOfPages = cluster.isPrimary && process.connected && process.argv.includes('--pages-follow');
const pages = isToldOfPages ? hearOfPages() : Promise.resolve();

async function loadSite(): Promise<AstroHandler> {
  await pages;
  const entry = new URL('server/entry.mjs', dist);
  if (!existsSync(entry)) throw new SetupError('The site is not built.', 'Run: npm run build');
  const built = (await import(entry.href)) as { handler: AstroHandler };
  return built.handler;
}

/** A balancer that looks every second has seen by then that this process is about to stop. */
const DRAIN_SECONDS = 5;

const innerPortError =
  ({ METRICS_HOST, METRICS_PORT }: Settings) =>
  (error: NodeJS.ErrnoException): never =>
    giveUp(
      new SetupError(
        `The figures cannot be served on ${METRICS_HOST}:${METRICS_PORT} (${error.code}).`,
        'Choose another METRICS_PORT, or unset it.',
      ),
    );

async function serve(settings: Settings, fillDemo?: FillDemo): Promise<void> {
  // Before the first connection, which is otherwise made without being watched.
  const endTracing = isTraced() && (await import('./tracing/open-tracing.ts')).openTracing();
  const services = settings.API_BASE_URL ? undefined : await openServices(settings);
  if (services) await seedIfEmpty(services, settings, fillDemo);
  if (services) await refuseUnsafeStart(settings, services.database.query);
  const hasDemo =
    services !== undefined && settings.mode === 'demo' && (await hasDemoAccounts(services.database.query));
  if (services && settings.RUN_JOBS === 'yes') await services.startJobs();
  const log = services?.log ?? openLog(settings.LOG_LEVEL);
  const clientFolder = fileURLToPath(new URL('client/', dist));
  const publicFolder = fileURLToPath(new URL('../public/', dist));
  const metrics = createMetrics();
  const readiness = createReadiness(settings, services);
  const inside = cluster.isWorker
    ? insideWorker(metrics.registry, readiness.look)
    : { metrics: () => metrics.registry.metrics(), readiness: readiness.look };
  const astro = await loadSite();
  services?.drawLists(drawByPage(astro, settings));
  const parts = { settings, services, astro, clientFolder, publicFolder, log, metrics, readiness, inside };
  const server = createHttpServer(parts);
  server.on('error', (error: NodeJS.ErrnoException) => {
    void Promise.resolve(services?.close()).finally(() => giveUp(listenError(settings, error.code)));
  });
  server.listen(settings.PORT, settings.HOST, () => {
    printWelcome(settings, services, hasDemo);
    if (services) prepareSoon(services.database, log);
    if (services && settings.RUN_JOBS === 'yes') void warnOfOthers(settings, services.elsewhere);
  });
  if (!cluster.isWorker) openInnerPort(settings, inside)?.on('error', innerPortError(settings));
  const drainSeconds = settings.DRAIN_SECONDS ?? (settings.mode === 'demo' ? 0 : DRAIN_SECONDS);
  const close = async (): Promise<void> => {
    await services?.close();
    if (endTracing) await endTracing();
  };
  shutDownGently(server, close, { drain: readiness.drain, drainSeconds });
}

/** Expected problems of a start are one sentence and its cure; the rest keeps its stack. */
function giveUp(error: unknown): never {
  if (error instanceof SetupError) console.error(`\n✗ ${error.message}\n  ${error.cure}\n`);
  else printError(error);
  process.exit(1);
}

/** Of several processes one looks, before the others are there, whether the mall may open. */
async function lookBeforeOpening(settings: Settings): Promise<void> {
  if (settings.API_BASE_URL) return;
  const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  try {
    await refuseUnsafeStart(settings, database.query);
  } finally {
    await database.close();
  }
}

async function open(fillDemo?: FillDemo): Promise<void> {
  const settings = cluster.isPrimary ? lookAtSettings() : readSettings();
  if (settings.WORKERS > 1 && !settings.DATABASE_URL && !settings.API_BASE_URL) {
    throw new SetupError(
      'Several processes cannot share the embedded database.',
      'Unset WORKERS, or set DATABASE_URL to a PostgreSQL.',
    );
  }
  if (cluster.isPrimary) {
    refuseUnsafeSettings(settings);
    // A wrong HOST is known before minutes of seeding.
    const problem = await listenProblem(settings);
    if (problem) throw listenError(settings, problem);
  }
  if (settings.WORKERS > 1 && cluster.isPrimary) {
    await lookBeforeOpening(settings);
    const inside = insideAll();
    openInnerPort(settings, inside)?.on('error', innerPortError(settings));
    await pages;
    return runWorkers(settings.WORKERS);
  }
  await serve(settings, fillDemo);
}

/** Serves the mall. An empty one is filled by what the demo hands over; without it this is a mall for the public. */
export const start = (fillDemo?: FillDemo): void => void open(fillDemo).catch(giveUp);
