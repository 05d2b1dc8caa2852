// The replica, from which public pages are read, goes away under a running site: pages that nobody has seen yet are
// read from the main database, whole, and from the replica again once it is back.
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#lib/db/open.ts';
import type { Database } from '#lib/db/database.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { findPostgres } from '../support/postgres.ts';

/** A way to the same database that can be closed: what is read through it comes from "the replica". */
async function openGate(to: URL) {
  const through = new Set<net.Socket>();
  let passed = 0;
  let isOpen = true;
  const gate = net.createServer((near) => {
    if (!isOpen) return void near.destroy();
    passed += 1;
    const far = net.connect(Number(to.port || 5432), to.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      through.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => (through.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((gate.address() as AddressInfo).port);
  return {
    url: url.href,
    passed: () => passed,
    shut() {
      isOpen = false;
      for (const socket of through) socket.destroy();
    },
    open() {
      isOpen = true;
    },
    async close() {
      this.shut();
      await new Promise((done) => gate.close(done));
    },
  };
}

let database: FreshDatabase;
let gate: Awaited<ReturnType<typeof openGate>>;
let site: RunningSite;
let own: Database;
let stopPostgres: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const postgres = await findPostgres({ install: true });
  if ('reason' in postgres) throw new Error(postgres.reason);
  stopPostgres = postgres.stop;
  database = await freshDatabase(postgres.url);
  gate = await openGate(new URL(database.url));
  site = await startSite({
    demo: true,
    env: { DATABASE_URL: database.url, DATABASE_REPLICA_URL: gate.url, LOG_LEVEL: 'warn' },
  });
  own = await openDatabase({ url: database.url, replicaUrl: gate.url, dataDir: '' });
});
afterAll(async () => {
  await own?.close();
  await site?.stop();
  await gate?.close();
  await stopPostgres?.();
});

const page = async (path: string) => {
  const reply = await fetch(site.url + path);
  return { status: reply.status, kept: reply.headers.get('cache-control') ?? '', text: await reply.text() };
};
/** How many products a page of goods shows. */
const goodsOn = (text: string): number => new Set(text.match(/\/goods_detail\/\d+/g)).size;

test('pages do not notice that the replica is away', async () => {
  expect(goodsOn((await page('/goods_cate')).text)).toBeGreaterThan(20);
  expect(gate.passed()).toBeGreaterThan(0);
  await own.askReplica();

  gate.shut();
  for (const path of ['/goods_cate?page=2', '/', '/en-US/', '/en-US/goods_cate?page=3', '/shop_street']) {
    const { status, kept, text } = await page(path);
    expect(status, path).toBe(200);
    expect(kept, path).toContain('s-maxage');
    expect(text.length, path).toBeGreaterThan(20_000);
  }
  expect(goodsOn((await page('/goods_cate?page=4')).text)).toBeGreaterThan(20);
  await expect(own.askReplica()).rejects.toThrow('The replica does not answer');

  gate.open();
  const before = gate.passed();
  await expect.poll(() => gate.passed(), { timeout: 20_000 }).toBeGreaterThan(before);
  await own.askReplica();
  expect((await page('/goods_cate?page=5')).status).toBe(200);
});
