// What is passed on to another backend is counted on the way: nobody sends it more than the pages of this mall do.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { VIDEO_BYTES_MAX } from '#lib/kernel/limits.ts';
import { readSettings } from '#lib/server/env.ts';
import { createHttpServer } from '#lib/server/web/http-server.ts';
import { flood } from '../../support/flood.ts';

const PATH = '/api/upload/video';
/** What pipes on the way and the patience of the server may swallow before the client stands still. */
const SWALLOWED = 24_000_000;

/** What the other backend has heard. */
const heard = { requests: 0, bytes: 0 };
const backend = http.createServer((req, res) => {
  heard.requests += 1;
  req.on('data', (chunk: Buffer) => (heard.bytes += chunk.length));
  req.on('end', () => res.end('taken'));
});
let front: http.Server;
const portOf = (server: http.Server): number => (server.address() as AddressInfo).port;
const listen = (server: http.Server): Promise<void> =>
  new Promise((done) => server.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  await listen(backend);
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    API_BASE_URL: `http://127.0.0.1:${portOf(backend)}`,
  });
  const astro = async (_: http.IncomingMessage, res: http.ServerResponse): Promise<void> => void res.end();
  front = createHttpServer({
    settings,
    services: undefined,
    astro,
    clientFolder: import.meta.dirname,
    log: pino({ level: 'silent' }),
  });
  await listen(front);
});
beforeEach(() => Object.assign(heard, { requests: 0, bytes: 0 }));
afterAll(async () => {
  for (const server of [front, backend]) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

test.each(['/api/auth/login', PATH, '/files/nowhere.svg', '/cashier/pay'])(
  'a flood in pieces to %s is cut at the longest body of any row, and told so',
  async (path) => {
    const headers = { 'content-type': 'application/json', 'x-lang': 'en-US' };
    const { status, sent, text } = await flood(portOf(front), {
      method: 'POST',
      path,
      headers,
      most: 200_000_000,
    });
    expect(status).toBe(413);
    expect(JSON.parse(text)).toEqual({
      status: 413,
      message: 'What you sent is too large',
      code: 'request.too_large',
    });
    expect(sent).toBeLessThan(VIDEO_BYTES_MAX + SWALLOWED);
    expect(heard.bytes).toBeLessThanOrEqual(VIDEO_BYTES_MAX + 20_000);
  },
);

test('a body that says it is too long does not reach the other backend', async () => {
  const { status } = await flood(portOf(front), {
    method: 'POST',
    path: PATH,
    headers: { 'content-length': '200000000' },
    most: 200_000_000,
  });
  expect(status).toBe(413);
  expect(heard).toEqual({ requests: 0, bytes: 0 });
});

test('the longest file that a row takes arrives whole', async () => {
  const answer = await fetch(`http://127.0.0.1:${portOf(front)}${PATH}`, {
    method: 'POST',
    body: new Uint8Array(VIDEO_BYTES_MAX + 10_000),
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'taken']);
  expect(heard.bytes).toBe(VIDEO_BYTES_MAX + 10_000);
});

test('what is cut leaves the way open to the next', async () => {
  const one = (): Promise<number> =>
    fetch(`http://127.0.0.1:${portOf(front)}/api/auth/login`, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
    );
  const flooded = flood(portOf(front), { method: 'POST', path: PATH, headers: {}, most: 200_000_000 });
  expect(await one()).toBe(200);
  expect((await flooded).status).toBe(413);
  expect(await one()).toBe(200);
});
