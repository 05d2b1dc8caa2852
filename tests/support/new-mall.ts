// What a stranger with a server has: an empty PostgreSQL, the commands of the guide, a public name, and an SMS provider
// that is a double at the provider's own protocol.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PgBoss } from 'pg-boss';
import { smsNames } from '#lib/server/providers/sms-names.ts';
import { totpCode, totpStep } from '#lib/kernel/totp.ts';
import { freePort } from './free-port.ts';
import { hours } from '#lib/kernel/clock.ts';
import { freshDatabase } from './fresh-database.ts';
import { connectionTo } from './own-connection.ts';
import { plus, type Tables } from './tables.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Of everybody whom the commands make an administrator. */
export const ADMIN_PASSWORD = 'Kran2026bolt';

export interface NewMall extends Tables {
  dataDir: string;
  /** The settings of its server and of its commands. */
  env: Record<string, string>;
  /** A command as it is typed, with a typed password that is not echoed; answers what it printed. */
  npmRun(...args: string[]): Promise<string>;
  npmRunWith(settings: Record<string, string>, ...args: string[]): Promise<string>;
  /** Keeps the authenticator's secret that a command has printed for this phone. */
  noteSecret(phone: string, output: string): void;
  secretOf(phone: string): string | undefined;
  /** What the authenticator of this phone shows now. */
  factorOf(phone: string): string;
  /** Moves the time of rate limits on: a phone gets one code a minute, and within the hour only with a captcha. */
  hoursLater(): Promise<void>;
  /** Has the running mall do a repeating job now, and waits until it is done. */
  runJob(name: string): Promise<void>;
  /** Does what sends a code to this phone; answers the code, once the provider has it. */
  codeSent(phone: string, ask: () => Promise<unknown>): Promise<string>;
  drop(): Promise<void>;
}

/** An empty database on the PostgreSQL of TEST_DATABASE_URL, and what a mall on it needs; drop it at the end. */
export async function newMall(): Promise<NewMall> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-new-'));
  const database = await freshDatabase();
  const waiting = new Map<string, (code: string) => void>();
  const gateway = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://gateway').searchParams;
    const params = JSON.parse(query.get('TemplateParam') ?? '{}') as Record<string, string>;
    // Initial passwords come to the same phones, at any moment.
    if (params['code']) waiting.get(query.get('PhoneNumbers') ?? '')?.(params['code']);
    response.setHeader('content-type', 'application/json').end('{"Code":"OK"}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => gateway.listen(port, '127.0.0.1', resolve));
  const env = {
    ENV_FILE: 'none',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SITE_URL: 'https://mall.example.com',
    LOG_LEVEL: 'warn',
    ALIYUN_SMS_KEY_ID: 'id',
    ALIYUN_SMS_KEY_SECRET: 'secret',
    ALIYUN_SMS_SIGN_NAME: 'mall',
    ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${port}`,
    SMS_TEMPLATES: smsNames()
      .map((name, at) => `${name}=SMS_${at}:code,password,account`)
      .join(';'),
  };
  const secrets = new Map<string, string>();

  async function npmRunWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, ['scripts/run.mjs', ...args], {
      cwd: root,
      env: { ...process.env, ...env, ...settings },
    });
    return stdout;
  }
  const { db: _db, query: _query, close, ...tables } = connectionTo(database.url);
  async function hoursLater(): Promise<void> {
    await tables.remove('rateCount');
    await tables.change('smsCode', {}, (t) => ({ createdAt: plus(t.createdAt, -hours(3)) }));
  }

  return {
    ...tables,
    dataDir,
    env,
    npmRunWith,
    npmRun: (...args) => npmRunWith({ MALL_ADMIN_PASSWORD: ADMIN_PASSWORD }, ...args),
    noteSecret: (phone, output) =>
      void secrets.set(phone, /secret {3}([A-Z2-7]{32})/.exec(output)?.[1] ?? ''),
    secretOf: (phone) => secrets.get(phone),
    factorOf: (phone) => totpCode(secrets.get(phone) ?? '', totpStep(new Date())),
    hoursLater,
    async runJob(name) {
      const boss = new PgBoss({
        connectionString: database.url,
        schema: 'jobs',
        supervise: false,
        schedule: false,
      });
      await boss.start();
      try {
        const id = await boss.send(name, {});
        for (let tries = 0; tries < 120; tries += 1) {
          const [job] = await boss.findJobs(name, { id: id ?? '' });
          if (job?.state === 'completed') return;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
        throw new Error(`${name} was not done in half a minute`);
      } finally {
        await boss.stop({ graceful: false });
      }
    },
    async codeSent(phone, ask) {
      await hoursLater();
      const code = new Promise<string>((resolve, reject) => {
        waiting.set(phone, resolve);
        setTimeout(() => reject(new Error(`no code was sent to ${phone}`)), 30_000).unref();
      });
      await ask();
      return code;
    },
    async drop() {
      gateway.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
