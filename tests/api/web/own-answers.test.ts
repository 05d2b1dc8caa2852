// Answers are merged only where the contract says that one serves all: ten visitors who ask in the same moment for a
// captcha or a login code get ten, and the browser that asked for a code is the one that may collect it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityApi } from '#lib/contracts/identity.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { serveMall, type ServedMall } from '../../support/serve-mall.ts';

interface Envelope<T> {
  status: number;
  data: T;
}

const AGENT = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' };
let server: ServedMall;
let url: string;
/** Addresses that reached the API behind the server's own layers. */
const reached: string[] = [];

const mall = await openTradeMall({ buyers: 1 });
beforeAll(async () => {
  const fetch: typeof mall.app.fetch = (request, ...rest) => {
    reached.push(new URL(request.url).pathname);
    return mall.app.fetch(request, ...rest);
  };
  const app: typeof mall.app = Object.create(mall.app, { fetch: { value: fetch } });
  server = await serveMall({ ...mall, app });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  await mall.close();
});

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(url + path, { headers: AGENT });
  return ((await answer.json()) as Envelope<T>).data;
}
async function say<T>(path: string, body: object, token = ''): Promise<Envelope<T>> {
  const headers = { ...AGENT, 'content-type': 'application/json', 'x-token': token };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as Envelope<T>;
}
const tenOf = <T>(path: string): Promise<T[]> => Promise.all(Array.from({ length: 10 }, () => read<T>(path)));

test('ten visitors at once get ten captchas and ten login codes', async () => {
  const captchas = await tenOf<{ key: string }>(identityApi.captcha.path);
  expect(new Set(captchas.map(({ key }) => key)).size).toBe(10);
  const codes = await tenOf<{ key: string; qrcode: string }>(identityApi.askScan.path);
  expect(new Set(codes.map(({ key }) => key)).size).toBe(10);
  expect(new Set(codes.map(({ qrcode }) => qrcode)).size).toBe(10);
});

test('the browser that asked for a login code collects the login that a phone confirms', async () => {
  const { key } = await read<{ key: string }>(identityApi.askScan.path);
  const look = () => say<{ status: number }>(identityApi.checkScan.path, { key });
  expect((await look()).data.status).toBe(201);
  const shown = { key: key.split('.')[0] };
  const phone = await mall.token(1);
  expect((await say(identityApi.openScan.path, shown, phone)).status).toBe(200);
  expect((await look()).data.status).toBe(202);
  expect((await say(identityApi.confirmScan.path, { ...shown, agree: true }, phone)).status).toBe(200);
  expect((await look()).data.status).toBe(200);
});

test('ten visitors at once share one question where the row says so, and none where it does not', async () => {
  reached.length = 0;
  await tenOf('/api/pc/home');
  expect(reached.filter((path) => path === '/api/pc/home')).toHaveLength(1);
  await tenOf('/api/nowhere/at/all');
  expect(reached.filter((path) => path === '/api/nowhere/at/all')).toHaveLength(10);
});

test('languages that the mall does not speak are one: an answer is not kept again for each that somebody makes up', async () => {
  reached.length = 0;
  const languages = ['zh-CN', 'en', 'EN-US', 'x'.repeat(15_000), ''];
  const texts = languages.map(async (lang) =>
    (await fetch(`${url}/api/common/hot_keyword`, { headers: { ...AGENT, 'x-lang': lang } })).text(),
  );
  expect(new Set(await Promise.all(texts)).size).toBe(1);
  expect(reached).toEqual(['/api/common/hot_keyword']);
});
