// Figures and readiness are for whoever runs the mall: at a port of their own, or with a token; anybody else hears that
// there is nothing.
import { readFileSync } from 'node:fs';
import type http from 'node:http';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createBreaker, ProviderResting } from '#lib/adapters/breaker.ts';
import { readSettings } from '#lib/server/env.ts';
import { openJobs } from '#lib/server/jobs.ts';
import { createReadiness } from '#lib/server/web/readiness.ts';
import { ageMigrations } from '../../support/migration-log.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';

const TOKEN = 'a-token-of-the-operator';
const PUBLIC = { HOST: '0.0.0.0', SITE_URL: 'https://mall.example' };

const servers: ServedMall[] = [];
/** What the mall says of its jobs. */
const state = { areJobsRunning: true };

async function start(env: Record<string, string>) {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...env });
  const areJobsRunning = () => state.areJobsRunning;
  const readiness = createReadiness(settings, { ...mall.services, areJobsRunning });
  const astro = async (_: http.IncomingMessage, res: http.ServerResponse) => void res.end('page');
  const server = await serveMall(mall, { settings, astro, readiness });
  servers.push(server);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  return { get, readiness };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const mall = await openTradeMall({ buyers: 1 });
const jobs = await openJobs(mall.services.database, pino({ level: 'silent' }));
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await jobs.stop();
  await mall.close();
});

test.each(['/metrics', '/readyz'])('%s is nowhere on a public mall without a token', async (path) => {
  const { get } = await start(PUBLIC);
  expect((await get(path)).status).toBe(404);
  expect((await get(path, bearer(TOKEN))).status).toBe(404);
});

test.each(['/metrics', '/readyz'])('%s opens to the token and to nobody else', async (path) => {
  const { get } = await start({ ...PUBLIC, METRICS_TOKEN: TOKEN });
  expect((await get(path)).status).toBe(404);
  expect((await get(path, bearer(`${TOKEN}x`))).status).toBe(404);
  expect((await get(path, { authorization: `Basic ${TOKEN}` })).status).toBe(404);
  expect((await get(path, bearer(TOKEN))).status).toBe(200);
});

test.each(['/metrics', '/readyz'])(
  '%s of a mall for this machine opens to it directly, not to what a proxy brings',
  async (path) => {
    const { get } = await start({});
    expect((await get(path)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await get(path, { [name]: '203.0.113.9' })).status, name).toBe(404);
  },
);

test('the figures tell routes, queues, pages, payments and providers apart', async () => {
  const { get } = await start({});
  await get('/api/common/hot_keyword');
  await get('/en-US/goods_detail/7');
  await get('/api/nowhere/at/all');
  const breaker = createBreaker('figures', mall.clock);
  const broken = () => Promise.reject(new Error('down'));
  for (let call = 0; call < 6; call += 1) await breaker.run(broken).catch(() => undefined);
  await expect(breaker.run(broken)).rejects.toThrow(ProviderResting);
  await jobs.send('content.appear', { tags: ['news'] });
  const text = await (await get('/metrics')).text();
  for (const line of [
    /^http_requests_total\{kind="page",method="GET",route="\/goods_detail\/\[id\]",status="200"\} 1$/m,
    /^http_requests_total\{kind="api",method="GET",route="other",status="404"\} 1$/m,
    /^http_request_seconds_count\{kind="api",route="\/api\/common\/hot_keyword"\} 1$/m,
    /^jobs_waiting\{queue="content\.appear"\} 1$/m,
    /^page_cache_pages \d+$/m,
    /^page_cache_bytes \d+$/m,
    /^provider_resting\{provider="figures"\} 1$/m,
    /^provider_calls_total\{provider="figures",outcome="failed"\} 5$/m,
    /^provider_calls_total\{provider="figures",outcome="spared"\} 2$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/1390000|nowhere/);
});

test('every figure on the dashboard is one that the mall gives', async () => {
  const { get } = await start({});
  const text = await (await get('/metrics')).text();
  const given = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
    ),
  );
  const file = new URL('../../../ops/grafana/mall.json', import.meta.url);
  const dashboard = JSON.parse(readFileSync(file, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const WORDS = /^(sum|by|rate|topk|histogram_quantile|le|max)$/;
  const asked = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => {
      const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
      return [...bare.matchAll(/[a-z_][a-z0-9_]*/g)]
        .map(([name]) => name)
        .filter((name) => !WORDS.test(name));
    }),
  );
  expect(asked.length).toBeGreaterThan(15);
  expect([...new Set(asked)].filter((name) => !given.has(name))).toEqual([]);
});

test('readiness names what is wrong: jobs that do not run, a database that is gone, a server about to stop', async () => {
  const { get, readiness } = await start({});
  const well = await get('/readyz');
  expect([well.status, await well.text()]).toEqual([200, 'ready\ndatabase: ok\nmigrations: ok\njobs: ok']);
  state.areJobsRunning = false;
  const jobless = await get('/readyz');
  expect([jobless.status, await jobless.text()]).toEqual([
    503,
    expect.stringContaining('jobs: are not running'),
  ]);
  state.areJobsRunning = true;
  await ageMigrations(mall.services.database, 1);
  expect(await (await get('/readyz')).text()).toContain('migrations: the database is older or newer');
  await ageMigrations(mall.services.database, -1);
  expect((await get('/readyz')).status).toBe(200);
  readiness.drain();
  const leaving = await get('/readyz');
  expect([leaving.status, leaving.headers.get('connection')]).toEqual([503, 'close']);
  expect(await leaving.text()).toContain('server: is about to stop');
  expect((await get('/healthz')).status).toBe(200);
});

test('another backend that does not answer is not ready', async () => {
  const settings = readSettings({ API_BASE_URL: 'http://127.0.0.1:9' });
  expect(await createReadiness(settings, undefined).look()).toEqual({
    isReady: false,
    parts: { backend: 'does not answer' },
  });
});
