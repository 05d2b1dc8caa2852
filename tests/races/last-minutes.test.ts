// How a mall of two processes ends, really started: a balancer hears first, nobody is cut off, the chats are told. And
// what the port of the figures says of both processes together.
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CHAT_SOCKET_PATH } from '#lib/contracts/chat.ts';
import { freePort } from '../support/free-port.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { startSite, type RunningSite } from '../support/site.ts';

const DRAIN_SECONDS = 4;
let database: FreshDatabase;
let site: RunningSite;
let inner: string;
beforeAll(async () => {
  database = await freshDatabase();
  const port = await freePort();
  inner = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: database.url,
    WORKERS: '2',
    SEED: 'none',
    METRICS_PORT: String(port),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'warn',
  };
  site = await startSite({ env });
});
afterAll(async () => {
  await site?.stop();
  await database.drop();
});

/** A request on a connection of its own, so that the processes take turns. */
const get = (address: string): Promise<{ status: number; text: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const request = http.get(address, { agent: new http.Agent({ keepAlive: true }) }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        request.destroy();
        resolve({ status: answer.statusCode ?? 0, text, connection: answer.headers.connection });
      });
    });
    request.on('error', reject);
  });

test('the port of the figures adds up both processes, and says whether both are ready', async () => {
  await expect.poll(async () => (await get(`${inner}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  const { text: ready } = await get(`${inner}/readyz`);
  expect(ready).toMatch(/process 1 database: ok[^]*process 2 database: ok/);
  expect(ready.match(/jobs: ok/g)).toHaveLength(1);
  const asked = async (): Promise<number> => {
    const line = /^http_requests_total\{kind="inside",method="GET",route="inside",status="200"\} (\d+)$/m;
    return Number(line.exec((await get(`${inner}/metrics`)).text)?.[1] ?? 0);
  };
  const before = await asked();
  for (let time = 0; time < 20; time += 1) await get(`${site.url}/healthz`);
  expect(await asked()).toBe(before + 20);
  const { text } = await get(`${inner}/metrics`);
  expect(text).toMatch(/^database_connections\{pool="primary",state="total"\} \d+$/m);
  expect(text).toMatch(/^jobs_failed\{queue="payment\.refund"\} 0$/m);
  // At the main port they are nowhere.
  expect((await get(`${site.url}/metrics`)).status).toBe(404);
});

test('before it ends readiness says no while everybody is still served; then the chats are told, and it ends well', async () => {
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}${CHAT_SOCKET_PATH}`, {
    headers: { origin: site.url },
  });
  await new Promise((open) => socket.once('open', open));
  const told = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  const begun = Date.now();
  const ended = site.stop();
  await expect.poll(async () => (await get(`${inner}/readyz`)).status).toBe(503);
  expect((await get(`${inner}/readyz`)).text).toContain('server: is about to stop');
  const page = await get(`${site.url}/healthz`);
  expect(page).toMatchObject({ status: 200, connection: 'close' });
  expect(await told).toBe(1001);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1000 - 100);
  await ended;
  expect(site.output()).not.toMatch(/"level":[56]0/);
  await expect(get(`${site.url}/healthz`)).rejects.toThrow('ECONNREFUSED');
});
