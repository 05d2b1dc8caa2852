import { createApi } from '../api/app.ts';
import type { ApiServices } from '../api/services.ts';
import { openDatabase } from '../db/open.ts';
import { openPrivateFolder } from '../db/private-folder.ts';
import { loadTranslators } from '../i18n/load.ts';
import { openDeskLists, type DrawListed } from './desk-lists.ts';
import { followPlatformSettings, readPlatformSettings } from './follow-platform-settings.ts';
import { systemClock, type Clock } from '../kernel/clock.ts';
import { localHotline } from '../adapters/hotline/local-hotline.ts';
import { localCourier } from '../adapters/logistics/local-courier.ts';
import { withPlatformCouriers } from '../adapters/logistics/platform-couriers.ts';
import { noLogistics } from '../adapters/logistics/no-logistics.ts';
import { openJobs } from './jobs.ts';
import { openLog } from './open-log.ts';
import { openMail } from './providers/open-mail.ts';
import { openSms } from './providers/open-sms.ts';
import { openPayments } from './providers/open-payments.ts';
import { openSeal, refuseOtherKey } from './open-seal.ts';
import { openStorage } from './providers/open-storage.ts';
import type { Settings } from './env.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/** Channel of invalidations: tags of what public pages show and has changed. */
export const CHANGED = 'changed';

const DATABASE_GONE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|terminat|timeout exceeded|57P0\d|08\d{3}|Connection/i;

function isDatabaseDown(error: unknown): boolean {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  if (DATABASE_GONE.test(`${code ?? ''} ${message ?? ''}`)) return true;
  return cause !== undefined && cause !== error && isDatabaseDown(cause);
}

/** Builds everything once: database, jobs, adapters, API. The only place that knows the concrete parts. */
export async function openServices(settings: Settings, clock: Clock = systemClock) {
  const log = openLog(settings.LOG_LEVEL);
  const isDemo = settings.mode === 'demo';
  // With all three, nothing is kept on this machine.
  if (!settings.DATABASE_URL || !settings.providers.s3 || !settings.SECRET_KEY)
    openPrivateFolder(settings.DATA_DIR);
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    replicaUrl: settings.DATABASE_REPLICA_URL,
    dataDir: settings.DATA_DIR,
  });
  const seal = openSeal(settings);
  await refuseOtherKey(seal, database);
  const storage = openStorage(settings, clock);
  await readPlatformSettings(database);
  const translators = loadTranslators();
  const screens = Promise.withResolvers<DrawListed>();
  const jobs = await openJobs(database, log, { folder: settings.DATA_DIR });
  const api: ApiServices = {
    clock,
    database,
    jobs,
    storage,
    seal,
    translators,
    log,
    isDatabaseDown,
    sms: openSms(settings, { database, clock, translators, log }),
    mail: openMail(settings, { database, clock }),
    // No provider of these is built in yet: the demo has stand-ins, a public mall has none.
    logistics: withPlatformCouriers(isDemo ? localCourier : noLogistics),
    hotline: isDemo ? localHotline : undefined,
    payments: openPayments(settings, { database, clock, jobs }),
    settings: { siteUrl: settings.SITE_URL, demo: isDemo, liveOrigins: settings.liveOrigins },
    lists: openDeskLists(async (page) => (await screens.promise)(page)),
    changed: (...tags) => database.notify(CHANGED, tags.join(' ')),
  };
  const pages = new Set<() => void>();
  const stopFollowing = followPlatformSettings(database, () => pages.forEach((heard) => heard()));
  return {
    ...api,
    app: createApi(api),
    /** Calls back when texts or timers of this process have changed. */
    onSaid: (heard: () => void) => void pages.add(heard),
    /** From here on lists of the desks can be drawn: their screens are part of the pages, which are built apart. */
    drawLists: (draw: DrawListed) => screens.resolve(draw),
    /** Jobs run in this process from here on; closed last. */
    startJobs: () => jobs.start(api),
    areJobsRunning: () => jobs.isWell(),
    /** Other places whose processes work on the same database now. */
    elsewhere: () => jobs.elsewhere(),
    async close() {
      stopFollowing();
      await jobs.stop();
      await database.close();
    },
  };
}
