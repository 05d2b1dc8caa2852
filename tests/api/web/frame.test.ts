// What every answer of the server carries, and what no answer carries: headers, addresses of callers, inner pages,
// files that are not public, the data of visitors in shared pages, the inside of errors.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AstroHandler } from '#lib/server/web/render-page.ts';
import { readSettings } from '#lib/server/env.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';

/** A page that shows what it was given: the cookie, and a failure on demand. */
const astro: AstroHandler = (req, res, _next, locals) => {
  const path = req.url ?? '';
  if ('hasFailed' in locals) return void res.writeHead(500).end(`sorry at ${path}`);
  if (path.includes('broken')) throw new Error('secret inside of a page');
  if (!path.startsWith('/user')) res.setHeader('x-page-cache', '60 site');
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(`cookie: ${req.headers.cookie ?? 'none'}`);
};

const servers: ServedMall[] = [];
const written: string[] = [];
async function start(env: Record<string, string>): Promise<string> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...env });
  const log = pino({ level: 'debug' }, { write: (line) => void written.push(line) });
  const server = await serveMall(mall, { settings, astro, log });
  servers.push(server);
  return server.url;
}

let plain: string;
let behindProxy: string;
const mall = await openTradeMall({ buyers: 1 });
beforeAll(async () => {
  await mall.services.storage.put(
    'uploads/a.svg',
    Buffer.from('<svg><script>1</script></svg>'),
    'image/svg+xml',
  );
  await mall.services.storage.put('private/licence.jpg', Buffer.from('licence'), 'image/jpeg');
  plain = await start({});
  behindProxy = await start({ SITE_URL: 'https://mall.example', TRUST_PROXY: 'yes' });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await mall.close();
});

test.each([
  '/',
  '/api/cart/count',
  '/api/nowhere',
  '/files/uploads/a.svg',
  '/files/nowhere',
  '/healthz',
  '/broken',
  '/%zz',
])('%s carries the headers that protect a browser, over HTTPS also HSTS', async (path) => {
  const { headers } = await fetch(plain + path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers.get('x-powered-by')).toBeNull();
  const secure = await fetch(behindProxy + path);
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('an uploaded picture may run and load nothing, wherever it is opened', async () => {
  const { headers } = await fetch(`${plain}/files/uploads/a.svg`);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
});

test('private pictures, sources, copies and the folder of versions are not served', async () => {
  const paths = [
    '/files/private/licence.jpg',
    '/files/uploads/..%2f..%2fpackage.json',
    '/files/uploads/..%2f..%2fprivate%2flicence.jpg',
  ];
  for (const path of paths) expect((await fetch(plain + path)).status).toBe(404);
  // A folder with sources stands in for the public one: nothing but what Astro would answer comes back.
  for (const path of [
    '/.git/config',
    '/../../../package.json',
    '/.env',
    '/backup.sql',
    '/frame.test.ts.map',
  ]) {
    expect(await (await fetch(plain + path)).text()).toBe('cookie: none');
  }
});

test('figures and readiness say nothing to strangers', async () => {
  const text = await (await fetch(`${plain}/healthz`)).text();
  expect(text).toBe('ok');
  // This machine may read the figures; they name no account and no token.
  expect(await (await fetch(`${plain}/metrics`)).text()).not.toMatch(/token|phone|1390000/);
});

test('a claimed address does not change who is counted, unless a proxy of ours stands in front', async () => {
  const guess = async (base: string, forwarded: string): Promise<number> => {
    const reply = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
        'x-caller-address': forwarded,
      },
      body: JSON.stringify({ account: '13900000001', password: `Wrong${forwarded.length}1` }),
    });
    return reply.status;
  };
  for (let at = 0; at < 8; at += 1) await guess(plain, `198.51.100.${at}`);
  expect(await guess(plain, '198.51.100.99')).toBe(429);
  expect(await guess(behindProxy, '203.0.113.7')).not.toBe(429);
});

test('a shared page is rendered without the visitor, also when he is the first to come', async () => {
  const asked = await fetch(`${plain}/news_list`, {
    headers: { cookie: 'auth._token.password=Bearer%20secret' },
  });
  expect(await asked.text()).toBe('cookie: none');
  expect(asked.headers.get('cache-control')).toContain('s-maxage');
  expect(asked.headers.get('set-cookie')).toBeNull();
  const own = await fetch(`${plain}/user/collect`, { headers: { cookie: 'x=1' } });
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(await own.text()).toBe('cookie: x=1');
});

test('an error is generic, has a number to ask with, and shows nothing of its inside', async () => {
  const reply = await fetch(`${plain}/broken`);
  const text = await reply.text();
  expect(reply.status).toBe(500);
  expect(text).not.toMatch(/secret inside|\.ts|at /);
  expect(text).toMatch(/\([0-9a-z]{26}\)/);
});

test('a browser gets the page for errors in the language of the address, and the number with it', async () => {
  const asked = { headers: { accept: 'text/html', cookie: 'x=1' } };
  const reply = await fetch(`${plain}/en-US/broken?x=1`, asked);
  expect(reply.status).toBe(500);
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-z]{26}$/);
  expect(await reply.text()).toBe('sorry at /en-US/broken');
  expect(await (await fetch(`${plain}/broken`, asked)).text()).toBe('sorry at /broken');
});

test('whatever is asked for, a record of the log is one line of JSON, without queries and tokens', async () => {
  written.length = 0;
  await fetch(`${plain}/news_list%0a%7B%22level%22:60%7D?keyword=a%0d%0afake&token=secret-token`);
  await fetch(`${plain}/broken%0d%0afake?x=%0a`);
  expect(written.length).toBeGreaterThanOrEqual(2);
  for (const line of written) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(() => JSON.parse(line)).not.toThrow();
    if (line.includes('"request"')) expect(line).not.toContain('secret-token');
  }
});
