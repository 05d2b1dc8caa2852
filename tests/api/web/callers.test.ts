// Who counts as one caller, and what a caller may ask for: proxies in a row, networks of proxies, the /64 of an IPv6
// line, reads that no cache answers, and pages that are for this machine alone.
import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { networkOf } from '#lib/kernel/network.ts';
import { readSettings } from '#lib/server/env.ts';
import type { AstroHandler } from '#lib/server/web/render-page.ts';
import { openTestMall } from '../../support/mall.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';

const servers: ServedMall[] = [];
const astro: AstroHandler = (req, res) => {
  if (!req.url?.startsWith('/user')) res.setHeader('x-page-cache', '60 site');
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(`page ${req.url}`);
};
async function start(env: Record<string, string> = {}): Promise<number> {
  const server = await serveMall(mall, { settings: readSettings({ LOG_LEVEL: 'silent', ...env }), astro });
  servers.push(server);
  return server.port;
}
const mall = await openTestMall();
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await mall.close();
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Heard {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}
/** Not fetch, which lets nobody choose the Host. */
const ask = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const req = http.request({ host: '127.0.0.1', port, path, method, headers }, (res) => {
      let said = '';
      res.on('data', (chunk: Buffer) => (said += chunk.toString()));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text: said }));
    });
    req.on('error', reject);
    req.end(body);
  });

/** Wrong passwords of one account: five from one caller, then no more. */
async function guess(port: number, account: string, forwarded: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const body = JSON.stringify({ account, password: 'Wrong1' });
  return (await ask(port, '/api/auth/login', { method: 'POST', headers, body })).status;
}
async function isFrozen(port: number, account: string, chains: string[]): Promise<boolean> {
  const statuses: number[] = [];
  for (const chain of chains) statuses.push(await guess(port, account, chain));
  return statuses.includes(429);
}
const eight = (chainOf: (at: number) => string): string[] =>
  Array.from({ length: 8 }, (_, at) => chainOf(at));

describe.each([
  ['yes', (client: string) => client],
  ['1', (client: string) => client],
  ['2', (client: string) => `${client}, 203.0.113.9`],
  ['127.0.0.0/8 203.0.113.0/24', (client: string) => `${client}, 203.0.113.9, 203.0.113.10`],
  ['::1, 127.0.0.1', (client: string) => client],
])('behind proxies that TRUST_PROXY=%s names', (trusted, chain) => {
  const account = `nobody ${trusted}`;
  test('each client is counted for himself, and what he claims of himself is not believed', async () => {
    const port = await start({ SITE_URL: 'https://mall.example', TRUST_PROXY: trusted });
    expect(
      await isFrozen(
        port,
        account,
        eight((at) => chain(`198.51.100.${at}`)),
      ),
    ).toBe(false);
    expect(
      await isFrozen(
        port,
        `${account} 2`,
        eight((at) => `10.9.9.${at}, ${chain('198.51.100.77')}`),
      ),
    ).toBe(true);
  });
});

test('without a proxy nobody is believed', async () => {
  const port = await start();
  expect(
    await isFrozen(
      port,
      'no proxy',
      eight((at) => `198.51.100.${at}`),
    ),
  ).toBe(true);
});

test('all addresses of one IPv6 line are one caller, and its neighbour is another', async () => {
  const port = await start({ SITE_URL: 'https://mall.example', TRUST_PROXY: 'yes' });
  expect(
    await isFrozen(
      port,
      'line',
      eight((at) => `2001:db8:1:2:${at}::${at}`),
    ),
  ).toBe(true);
  expect(await guess(port, 'line', '2001:db8:1:3::1')).not.toBe(429);
  expect(
    await isFrozen(
      port,
      'lines',
      eight((at) => `2001:db8:1:${at + 1}::1`),
    ),
  ).toBe(false);
});

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:0001::', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['FE80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:C000:0207', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['inside', 'inside'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['maybe', '-1', '99', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/8/8', 'proxy.example'])(
  'TRUST_PROXY=%s stops the start',
  (text) => expect(() => readSettings({ TRUST_PROXY: text })).toThrow('TRUST_PROXY is not usable'),
);

describe.each([
  ['/dev/sms', '['],
  ['/metrics', '# HELP'],
  ['/readyz', 'ready'],
])('%s of this machine', (path, begin) => {
  test('answers nobody who came through a proxy, or by a name that was made to lead here', async () => {
    const port = await start();
    // A stranger gets what the site says to any address that it does not know.
    const read = async (headers: Record<string, string>): Promise<boolean> =>
      (await ask(port, path, { headers: { accept: 'application/json', ...headers } })).text.startsWith(begin);
    for (const host of [`127.0.0.1:${port}`, 'localhost', `localhost:${port}`, `[::1]:${port}`, '127.3.2.1'])
      expect(`${host} ${await read({ host })}`).toBe(`${host} true`);
    const foreign = [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '127.0.0.1.nip.io',
      'evil.example@127.0.0.1',
      '[::2]',
      '[::ffff:8.8.8.8]',
      '0.0.0.0',
      'localhost:x',
    ];
    for (const host of foreign) expect(`${host} ${await read({ host })}`).toBe(`${host} false`);
    const forwarding = [
      ['x-forwarded-for', '127.0.0.1'],
      ['x-forwarded-host', 'localhost'],
      ['x-forwarded-proto', 'https'],
      ['forwarded', 'for=127.0.0.1'],
      ['x-real-ip', '127.0.0.1'],
      ['via', '1.1 caddy'],
      ['cf-connecting-ip', '127.0.0.1'],
      ['true-client-ip', '127.0.0.1'],
      ['x-original-forwarded-for', '127.0.0.1'],
      ['x-cluster-client-ip', '127.0.0.1'],
      ['ali-cdn-real-ip', '127.0.0.1'],
      ['x-azure-clientip', '127.0.0.1'],
      ['x-envoy-external-address', '127.0.0.1'],
      ['cdn-loop', 'cloudflare'],
    ];
    for (const [name = '', value = ''] of forwarding)
      expect(`${name} ${await read({ host: 'localhost', [name]: value })}`).toBe(`${name} false`);
  });

  test('nor a proxy that says nothing of whom it speaks for, as nginx by itself', async () => {
    const port = await start();
    const socket = net.connect(port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n\r\n`);
    const [, body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(body.startsWith(begin)).toBe(false);
  });
});

describe('reads that no cache answers', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  test('an address has six hundred pages made in a minute, then it hears when to come back', async () => {
    const port = await start({ SITE_URL: 'https://mall.example', TRUST_PROXY: 'yes' });
    const noisy = from('198.51.100.1');
    for (let at = 0; at < 600; at += 1) await ask(port, `/news_list?page=${at}`, noisy);
    const refused = await ask(port, '/news_list?page=601', noisy);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).toMatch(/频繁.*[a-z]/);
    expect((await ask(port, '/user/collect', noisy)).status).toBe(429);
    // What is kept costs nothing and is never counted; neither are others.
    for (let at = 0; at < 700; at += 1) await ask(port, '/news_list?page=7', from('198.51.100.3'));
    expect((await ask(port, '/news_list?page=7', noisy)).status).toBe(200);
    expect((await ask(port, '/news_list?page=700', from('198.51.100.3'))).status).toBe(200);
    expect((await ask(port, '/news_list?page=701', from('198.51.100.2'))).status).toBe(200);
  });

  test.each([
    ['of its own', (at: number) => `/api/community/user/info/${at + 1}`],
    ['that is shared', (at: number) => `/api/pc/home?x=${at}`],
  ])('the same holds for an answer of the API %s', async (_, pathOf) => {
    const port = await start({ SITE_URL: 'https://mall.example', TRUST_PROXY: 'yes' });
    const noisy = from(`198.51.100.${pathOf(1).length}`);
    const statuses: number[] = [];
    for (let at = 0; at < 602; at += 1) statuses.push((await ask(port, pathOf(at), noisy)).status);
    expect(statuses.slice(0, 600)).not.toContain(429);
    const refused = await ask(port, pathOf(603), noisy);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toMatchObject({ status: 429, code: 'request.too_many' });
  });

  test('this machine is not counted', async () => {
    const port = await start();
    for (let at = 0; at < 610; at += 1) await ask(port, `/news_list?page=${at}`);
    expect((await ask(port, '/news_list?page=611')).status).toBe(200);
  });
});
