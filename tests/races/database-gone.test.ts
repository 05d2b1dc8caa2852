// The database goes away under a running site and comes back: public pages that were shown before go on, everything
// else says "system busy" in the language of the visitor, and the site heals by itself, in the same process.
//
// OUTAGE=30 makes the pause of docs/reliability.md; here it is shorter.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressApi } from '#lib/contracts/address.ts';
import { articleApi } from '#lib/contracts/article.ts';
import { COOKIES, tokenCookie } from '#lib/contracts/cookies.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { loadTranslators } from '#lib/i18n/load.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { callOver, demoToken, valueOf } from '../support/http-call.ts';
import { connectionTo } from '../support/own-connection.ts';
import { listening } from '../support/postgres-activity.ts';
import { findPrograms } from '../support/postgres.ts';
import { startPostgres, type OwnPostgres } from '../support/postgres-process.ts';
import { startSite, type RunningSite } from '../support/site.ts';

const pause = Number(process.env.OUTAGE || 6) * 1000;
const programs = findPrograms();
const words = loadTranslators();

let postgres: OwnPostgres;
let database: FreshDatabase;
let site: RunningSite;

beforeAll(async () => {
  if (!programs) return;
  postgres = await startPostgres(programs);
  database = await freshDatabase(postgres.url);
  site = await startSite({ demo: true, env: { DATABASE_URL: database.url, LOG_LEVEL: 'warn' } });
});
afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

const prefix = (locale: Locale): string => (locale === 'zh-CN' ? '' : '/en-US');
const page = async (path: string, token?: string) => {
  const cookie = token
    ? `${COOKIES.strategy}=password; ${tokenCookie('password')}=${encodeURIComponent(`Bearer ${token}`)}`
    : '';
  const reply = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
  return { status: reply.status, text: await reply.text() };
};
async function listeners(): Promise<number> {
  const own = connectionTo(database.url);
  return listening(own).finally(own.close);
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what: string, isTrue: () => Promise<boolean>): Promise<number> {
  const started = Date.now();
  while (Date.now() - started < 30_000) {
    if (await isTrue().catch(() => false)) return Date.now() - started;
    await sleep(200);
  }
  throw new Error(`${what} has not come back within 30 s\n${site.output().slice(-2000)}`);
}

test('a database that is away for a while stops no page that was shown, and nobody restarts anything', async (ctx) => {
  if (!programs) {
    process.stdout.write('Skipped: there are no PostgreSQL programs on this machine that can be stopped.\n');
    return ctx.skip();
  }
  const token = await demoToken(site.url, '13800000001');
  const { list } = valueOf(await callOver(site.url)(goodsApi.list, { limit: 1 }));
  const shown = LOCALES.flatMap((locale) =>
    ['/', '/goods_cate', `/goods_detail/${list[0]?.product_id}`, '/news_list', '/privacy_agreement'].map(
      (path) => prefix(locale) + path,
    ),
  );
  for (const path of shown) expect((await page(path)).status, path).toBe(200);

  await postgres.halt();
  const gone = Date.now();
  const refusals: Record<string, number> = {};
  let served = 0;
  do {
    for (const path of shown) {
      const { status, text } = await page(path);
      expect(status, path).toBe(200);
      expect(text).toContain('</html>');
      served += 1;
    }
    for (const locale of LOCALES) {
      const busy = words[locale]('failures:system.busy');
      for (const [row, input] of [
        [addressApi.list, {}],
        [articleApi.list, { page: 3 }],
      ] as const) {
        const answer = await callOver(site.url, token, locale)(row, input);
        expect(answer.ok ? 'ok' : answer.failure.code).toBe('system.busy');
        refusals[locale] = (refusals[locale] ?? 0) + 1;
      }
      const raw = await fetch(`${site.url}/api/user/address/lst`, {
        headers: { 'x-token': token, 'x-lang': locale },
      });
      expect([raw.status, ((await raw.json()) as { message: string }).message]).toEqual([503, busy]);
      const unseen = await page(`${prefix(locale)}/${served % 2 ? 'shop_street' : 'industry_belt'}`);
      expect(unseen.status).toBe(503);
      expect(unseen.text).toContain(busy);
      const own = await page(`${prefix(locale)}/user/collect`, token);
      expect([own.status, own.text.includes(busy)]).toEqual([503, true]);
      expect(unseen.text).not.toMatch(/ECONNREFUSED|node_modules|\.ts:\d/);
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    await sleep(300);
  } while (Date.now() - gone < pause);

  await postgres.resume();
  const ready = await until('the database', async () => (await fetch(`${site.url}/readyz`)).status === 200);
  const whole = await until('a page', async () => (await page(`/news_list?page=2`)).status === 200);
  expect(valueOf(await callOver(site.url, token)(addressApi.list, {})).count).toBeGreaterThan(0);
  // Changes of other processes are heard again.
  await until('the listener', async () => (await listeners()) > 0);
  // A login writes; the same process answers.
  await demoToken(site.url, '13800000002');
  process.kill(site.pid, 0);
  process.stdout.write(
    `database gone for ${Math.round((Date.now() - gone - ready - whole) / 1000)} s: ${served} pages shown meanwhile, ` +
      `${Object.values(refusals).reduce((sum, n) => sum + n, 0)} calls told "busy", back after ${ready + whole} ms\n`,
  );
});
