// A body is counted while it is read. Whatever is sent to whichever address, in pieces and without a length: the answer
// comes early, the rest is left unread, and the memory of the server stays where it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayMall } from '../../support/pay-mall.ts';
import { flood as floodAt, type Heard } from '../../support/flood.ts';
import { rawFlood } from '../../support/raw-flood.ts';
import { tokenOf } from '../account/people.ts';
import { serveMall } from '../../support/serve-mall.ts';

const SENT = 200_000_000;
/** What pipes on the way and the patience of the server may swallow before the client stands still. */
const SWALLOWED = 24_000_000;

let port: number;
const mall = await openPayMall();
const server = await serveMall(mall);
beforeAll(() => {
  ({ port } = server);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

const flood = (method: string, path: string, headers: Record<string, string> = {}): Promise<Heard> =>
  floodAt(port, { method, path, headers, most: SENT });

const json = { 'content-type': 'application/json' };
/** Clients send a body with a GET only when they are told how. */
const pieces = { ...json, 'transfer-encoding': 'chunked' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };

test.each([
  ['POST', '/api/auth/login', json, 413],
  ['POST', '/api/auth/verify', json, 413],
  ['POST', '/api/pay/notify/cashier', json, 413],
  ['POST', '/api/upload/image/avatar', form, 401],
  ['POST', '/api/nowhere', json, 404],
  ['GET', '/api/captcha', pieces, 200],
  ['POST', '/files/nowhere.svg', json, 404],
  ['POST', '/', json, 405],
  ['GET', '/user/order_list', pieces, 200],
  ['POST', '/dev/sms', json, 200],
])('%s %s answers early and reads no further', async (method, path, headers, status) => {
  const heard = await flood(method, path, headers);
  expect(heard.status).toBe(status);
  expect(heard.sent).toBeLessThan(SWALLOWED);
});

test('an upload in pieces is taken to its limit and no further', async () => {
  const headers = { ...form, 'x-token': await tokenOf(mall, '13600000001') };
  const heard = await flood('POST', '/api/upload/image/avatar', headers);
  expect(heard.status).toBe(413);
  expect(heard.sent).toBeLessThan(SWALLOWED + 5_000_000);
});

test.each([
  ['POST', '/api/auth/login', json, 413],
  ['POST', '/api/upload/image/avatar', form, 401],
  ['GET', '/files/nowhere.png', json, 404],
  ['POST', '/', json, 405],
])(
  '%s %s reads no gigabyte of which somebody says beforehand that it comes',
  async (method, path, headers, status) => {
    const lines = Object.entries({ host: 'localhost', ...headers, 'content-length': '1000000000' });
    const head = [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join('\r\n');
    const heard = await rawFlood(port, head);
    expect(heard.status).toBe(status);
    expect(heard.sent).toBeLessThan(SWALLOWED);
  },
);

test('a body in pieces that is small enough is read as any other', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (const part of ['{"account":"13900000001"', ',"password":"nobody1"}'])
        controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: json, body, duplex: 'half' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, init as RequestInit);
  expect((await answer.json()) as object).toMatchObject({ code: 'login.wrong' });
});

const names = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, at) => [`k${at}`, 1]));
test.each([
  ['a hundred names that no row knows', names(100), 'login.wrong'],
  ['a thousand and one names', names(1001), 'request.invalid'],
  ['as many in one of its fields', { more: names(1001) }, 'request.invalid'],
  ['as many values as a megabyte holds', { more: Array(300_000).fill(1) }, 'request.invalid'],
])('a body with %s is answered', async (_, more, code) => {
  const body = JSON.stringify({ account: '13900000001', password: 'nobody1', ...more });
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body,
  });
  expect((await answer.json()) as object).toMatchObject({ code });
});

test('a dozen floods leave the memory where it was', async () => {
  const paths = ['/api/auth/login', '/api/pay/notify/cashier', '/', '/api/nowhere'];
  for (const path of paths) await flood('POST', path, json);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  for (let at = 0; at < 3; at += 1) for (const path of paths) await flood('POST', path, json);
  globalThis.gc?.();
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(60);
});
