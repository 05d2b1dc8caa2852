// Cart, preview and order over HTTP on a real PostgreSQL, server, database and clients on one machine.
import { findPostgres } from '../support/postgres.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startSite } from '../support/site.ts';
import { report, times } from './measure.ts';

const RUNS = 60;
const CLIENTS = 32;
const ORDERS = 320;
const FLOWS = 120;

interface Answer<T> {
  status: number;
  message: string;
  data: T;
}
interface Sku {
  unique: number;
  stock: number;
}

const postgres = await findPostgres({ install: false });
if ('reason' in postgres) {
  console.log(`NO POSTGRESQL: SKIPPED (${postgres.reason})`);
  process.exit(0);
}
process.env['TEST_DATABASE_URL'] = postgres.url;
const database = await freshDatabase();
const site = await startSite({
  env: { DATABASE_URL: database.url, SEED: 'demo', LOG_LEVEL: 'error' },
  patience: 120_000,
});

async function ask<T>(path: string, body?: object, token?: string): Promise<T> {
  const reply = await fetch(site.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { 'x-token': token } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await reply.json()) as Answer<T>;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.message}`);
  return answer.data;
}

/** SKUs with plenty of stock, each of another product, with the quantity that may be ordered. */
async function goods(count: number): Promise<{ unique: number; quantity: number }[]> {
  const found: { unique: number; quantity: number }[] = [];
  for (let page = 1; found.length < count && page < 20; page += 1) {
    const { list } = await ask<{ list: { product_id: number }[] }>(
      `/api/product/spu/lst?stock=1&limit=100&page=${page}`,
    );
    for (const { product_id } of list) {
      const detail = await ask<{ sku: Sku[]; once_min_count: number; batch_number: number }>(
        `/api/store/product/detail/${product_id}`,
      );
      const quantity = Math.ceil(detail.once_min_count / detail.batch_number) * detail.batch_number;
      const sku = detail.sku.toSorted((a, b) => b.stock - a.stock)[0];
      if (sku && sku.stock > quantity * 30) found.push({ unique: sku.unique, quantity });
      if (found.length >= count) break;
    }
  }
  return found;
}

const rows: Parameters<typeof report>[0] = [];
try {
  const tokens: string[] = [];
  for (const account of ['13800000001', '13800000002', '13800000003']) {
    tokens.push((await ask<{ token: string }>('/api/auth/login', { account, password: 'demo1234' })).token);
  }
  const token = tokens[0]!;
  const wares = await goods(CLIENTS);
  const ware = (at: number) => wares[at % wares.length]!;
  const addresses = new Map<string, string>();
  for (const one of tokens) {
    const { list } = await ask<{ list: { address_id: string }[] }>('/api/user/address/lst', undefined, one);
    addresses.set(one, list[0]!.address_id);
  }
  const add = (at: number, by = token) =>
    ask<{ cart_id: string }>(
      '/api/user/cart/create',
      { product_attr_unique: ware(at).unique, cart_num: ware(at).quantity, is_new: 1 },
      by,
    );
  const choice = (cartId: string, by: string) => ({ cart_id: [cartId], address_id: addresses.get(by) });
  const preview = (cartId: string, by = token) =>
    ask<{ key: string }>('/api/v2/order/check', choice(cartId, by), by);
  const place = (cartId: string, key: string, by = token) =>
    ask<{ order_id: string }>('/api/v2/order/create', { ...choice(cartId, by), key }, by);

  const lines: string[] = [];
  const keys: string[] = [];
  const measured = {
    'add to cart': [15, await times(RUNS, async (at) => lines.push((await add(at)).cart_id))],
    preview: [30, await times(RUNS, async (at) => keys.push((await preview(lines[at]!)).key))],
    'place order': [40, await times(RUNS, (at) => place(lines[at]!, keys[at]!))],
  } as const;
  for (const [what, [goal, taken]] of Object.entries(measured)) {
    rows.push({
      what: `${what}, 1 client`,
      figure: `p50 ${taken.p50.toFixed(1)} ms, p95 ${taken.p95.toFixed(1)} ms`,
      goal: `p95 ≤ ${goal} ms`,
      isReached: taken.p95 <= goal,
    });
  }

  const inParallel = async (count: number, run: (at: number) => Promise<unknown>): Promise<number> => {
    let next = 0;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (next < count) await run(next++);
      }),
    );
    return count / ((performance.now() - start) / 1000);
  };
  const byOf = (at: number) => tokens[at % tokens.length]!;
  const ready: { line: string; key: string }[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const line = (await add(at, byOf(at))).cart_id;
    ready.push({ line, key: (await preview(line, byOf(at))).key });
  }
  const placed = await inParallel(ORDERS, (at) => place(ready[at]!.line, ready[at]!.key, byOf(at)));
  rows.push({
    what: `orders placed, ${CLIENTS} clients`,
    figure: `${placed.toFixed(0)}/s`,
    goal: '≥ 150/s',
    isReached: placed >= 150,
  });
  const whole = await inParallel(FLOWS, async (at) => {
    const by = byOf(at);
    const line = (await add(at, by)).cart_id;
    await place(line, (await preview(line, by)).key, by);
  });
  rows.push({
    what: `add, preview and place, ${CLIENTS} clients`,
    figure: `${whole.toFixed(0)}/s`,
    goal: '≥ 75/s',
    isReached: whole >= 75,
  });
} finally {
  await site.stop();
  await database.drop();
  await postgres.stop();
}
report(rows);
