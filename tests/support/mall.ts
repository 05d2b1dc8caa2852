import type { MemoryFS } from '@electric-sql/pglite';
import { createApi } from '#lib/api/app.ts';
import type { ApiApp, ApiServices } from '#lib/api/services.ts';
import { createCall, type Call } from '#lib/call/call.ts';
import { inProcess } from '#lib/call/in-process.ts';
import { openDatabase } from '#lib/db/open.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { clockAt, type MovableClock } from '#lib/kernel/clock.ts';
import { SEAL_KEY_BYTES, sealWith } from '#lib/kernel/seal.ts';
import type { JobName, JobPayloads } from '#lib/domain/jobs.ts';
import type { Letter } from '#lib/adapters/mail/mail.ts';
import type { SmsMessage } from '#lib/adapters/sms/sms.ts';
import type { PaymentProviders } from '#lib/adapters/payment/payment-provider.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { localHotline } from '#lib/adapters/hotline/local-hotline.ts';
import { withPlatformCouriers } from '#lib/adapters/logistics/platform-couriers.ts';
import { localCourier } from '#lib/adapters/logistics/local-courier.ts';
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { databaseTemplate } from './database-template.ts';
import { faultsInBooks } from './books/faults-in-books.ts';
import { createMemoryStorage, type KeptFiles } from './memory-storage.ts';
import { tablesOf, type Tables } from './tables.ts';

export const NOW = '2026-11-21T10:00:00+08:00';

export interface SentJob<N extends JobName = JobName> {
  name: N;
  payload: JobPayloads[N];
  at?: Date;
}

export interface TestMall extends Tables {
  services: ApiServices;
  app: ApiApp;
  clock: MovableClock;
  /** Jobs that acts have sent, oldest first. */
  jobs: SentJob[];
  sms: SmsMessage[];
  letters: Letter[];
  tags: string[];
  system: SystemContext;
  /** Calls the API without a token, or with one. */
  as(token?: string, lang?: Locale): Call;
  /**
   * Ends in the totals check: the books must balance, sums must add up, nothing may be below zero. Only a test that
   * writes rows of its own past the acts says so with `madeUp`, and one that gives payments back without a refund
   * with `withoutSales`.
   */
  close(options?: { madeUp?: boolean; withoutSales?: boolean }): Promise<void>;
}

interface MallOptions {
  /** A given PostgreSQL, or a folder of an embedded database, instead of one in memory. */
  url?: string;
  dataDir?: string;
  /** What it begins with: the files of a database, and those of its storage. */
  template?: MemoryFS;
  files?: KeptFiles;
  payments?: PaymentProviders;
  clock?: MovableClock;
}

/** A whole mall on a database in memory, without sockets, with a clock that stands. */
export async function openTestMall(options: MallOptions = {}): Promise<TestMall> {
  const clock = options.clock ?? clockAt(NOW);
  const jobs: SentJob[] = [];
  const sms: SmsMessage[] = [];
  const letters: Letter[] = [];
  const tags: string[] = [];
  const services: ApiServices = {
    clock,
    database: await openDatabase({
      url: options.url,
      dataDir: options.dataDir ?? ':memory:',
      template: options.template ?? (options.url || options.dataDir ? undefined : await databaseTemplate()),
    }),
    translators: loadTranslators(),
    storage: createMemoryStorage(options.files),
    sms: { name: 'test', isLocal: true, send: async (message) => void sms.push(message) },
    mail: { name: 'test', isLocal: true, send: async (letter) => void letters.push(letter) },
    seal: sealWith(randomBytes(SEAL_KEY_BYTES)),
    payments: options.payments ?? {},
    logistics: withPlatformCouriers(localCourier),
    hotline: localHotline,
    jobs: {
      send: async (name, payload, { at } = {}) => void jobs.push({ name, payload, ...(at ? { at } : {}) }),
    },
    changed: async (...names) => void tags.push(...names),
    settings: { siteUrl: 'http://localhost:4321', demo: true, liveOrigins: [] },
    log: pino({ level: 'silent' }),
    isDatabaseDown: () => false,
  };
  const app = createApi(services);
  const system: SystemContext = {
    ...services,
    actor: { kind: 'system' },
    locale: 'zh-CN',
    request: { id: 'test', address: 'test', device: 'test' },
  };
  return {
    ...tablesOf(services.database),
    services,
    app,
    clock,
    jobs,
    sms,
    letters,
    tags,
    system,
    as: (token, lang = 'zh-CN') => createCall(inProcess(app.fetch), () => ({ token, lang })),
    async close({ madeUp = false, withoutSales = false } = {}) {
      const faults = madeUp ? [] : await faultsInBooks(services.database, { withoutSales });
      await services.database.close();
      if (faults.length) throw new Error(`The books are not in order.\n${faults.join('\n')}`);
    },
  };
}
