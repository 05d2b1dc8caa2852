// Cart, preview, order and payment over HTTP on a real PostgreSQL, server, database and clients on one machine.
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { findPostgres } from '../support/postgres.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { startSite } from '../support/site.ts';
import { report } from './measure.ts';
import { shareOneCore } from './one-core.ts';
import { callFrom, newBuyer, valueOf } from './trade-buyer.ts';

const RUNS = 60;
const WARM_UP = 20;
const CLIENTS = 32;
const ORDERS = 320;
const FLOWS = 480;
/** Yuan; a balance lasts for all orders of one buyer. */
const DEAREST = 400;

interface Ware {
  product_attr_unique: number;
  cart_num: number;
  merId: number;
}
type Choice = Omit<CallInput<typeof checkoutApi.preview>, 'cart_id'>;

const postgres = await findPostgres({ install: false });
if ('reason' in postgres) {
  console.log(`NO POSTGRESQL: SKIPPED (${postgres.reason})`);
  process.exit(0);
}
process.env['TEST_DATABASE_URL'] = postgres.url;
const database = await freshDatabase();
const site = await startSite({
  env: {
    DATABASE_URL: database.url,
    SEED: 'demo',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'yes',
    MALL_UNPAID_MAX: '99999',
  },
  patience: 120_000,
});

/** One SKU with plenty of stock of as many products, at the least quantity that may be ordered. */
async function goods(count: number): Promise<Ware[]> {
  const call = callFrom(site.url, 0);
  const found: Ware[] = [];
  for (let page = 1; found.length < count && page < 20; page += 1) {
    const { list } = valueOf(await call(goodsApi.list, { stock: 1, limit: 100, page }));
    for (const { product_id, merchant } of list) {
      const detail = valueOf(await call(goodsApi.detail, { id: product_id }));
      const cart_num = Math.ceil(detail.once_min_count / detail.batch_number) * detail.batch_number;
      const sku = detail.sku.toSorted((a, b) => b.stock - a.stock)[0];
      if (!sku || sku.stock <= cart_num * 80 || Number(sku.price) * cart_num > DEAREST) continue;
      found.push({ product_attr_unique: sku.unique, cart_num, merId: merchant.mer_id });
      if (found.length === count) return found;
    }
  }
  throw new Error(`${found.length} goods of ${count} have the stock for this`);
}

const rows: Parameters<typeof report>[0] = [];
try {
  const wares = await goods(CLIENTS);
  const buyers = await Promise.all(wares.map((_, at) => newBuyer(site.url, at)));

  /** Every client buys goods of its own; what the page sends with the preview it sends with the order. */
  const add = async (client: number, ware = wares[client]!): Promise<string> => {
    const { product_attr_unique, cart_num } = ware;
    return valueOf(await buyers[client]!(cartApi.create, { product_attr_unique, cart_num, is_new: 1 }))
      .cart_id;
  };
  const preview = async (client: number, line: string, choice: Choice = {}): Promise<string> =>
    valueOf(await buyers[client]!(checkoutApi.preview, { cart_id: [line], ...choice })).key;
  const place = async (client: number, line: string, key: string, choice: Choice = {}): Promise<string> =>
    valueOf(await buyers[client]!(checkoutApi.create, { cart_id: [line], ...choice, key })).order_id;
  const pay = async (client: number, group_id: string): Promise<void> => {
    const { status } = valueOf(await buyers[client]!(paymentApi.pay, { group_id, type: 'balance' }));
    if (status !== 'success') throw new Error(`A payment from the balance answered ${status}`);
  };
  const flow = async (client: number): Promise<void> => {
    const line = await add(client);
    await pay(client, await place(client, line, await preview(client, line)));
  };
  /** The work of all clients side by side, each one's own in a row; answers how much of it was done a second. */
  const perSecond = async (count: number, work: (client: number, turn: number) => Promise<unknown>) => {
    const start = performance.now();
    await Promise.all(
      buyers.map(async (_, client) => {
        for (let turn = 0; turn < count / CLIENTS; turn += 1) await work(client, turn);
      }),
    );
    return count / ((performance.now() - start) / 1000);
  };
  const reach = (what: string, figure: number, goal: number): void =>
    void rows.push({
      what,
      figure: `${figure.toFixed(0)}/s`,
      goal: `≥ ${goal}/s`,
      isReached: figure >= goal,
    });

  const steps = { 'add to cart': 15, preview: 30, 'place order': 40, 'pay from the balance': 0 };
  const taken = new Map<string, number[]>(Object.keys(steps).map((step) => [step, []]));
  const timed = async <T>(step: keyof typeof steps, isKept: boolean, act: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const value = await act();
    if (isKept) taken.get(step)!.push(performance.now() - start);
    return value;
  };
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const isKept = run >= 0;
    const client = (run + WARM_UP) % CLIENTS;
    const line = await timed('add to cart', isKept, () => add(client));
    const key = await timed('preview', isKept, () => preview(client, line));
    const group = await timed('place order', isKept, () => place(client, line, key));
    await timed('pay from the balance', isKept, () => pay(client, group));
  }
  for (const [step, goal] of Object.entries(steps)) {
    const sorted = taken.get(step)!.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    rows.push({
      what: `${step}, 1 client`,
      figure: `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`,
      goal: goal ? `p95 ≤ ${goal} ms` : 'none',
      isReached: !goal || at(0.95) <= goal,
    });
  }

  // Previewed long before they are ordered: a coupon that one of them takes would change the price of the next.
  const plain = (client: number): Choice => ({ use_coupon: { 0: [], [wares[client]!.merId]: [] } });
  const ready = new Map<string, [line: string, key: string]>();
  await perSecond(ORDERS, async (client, turn) => {
    const line = await add(client);
    ready.set(`${client}.${turn}`, [line, await preview(client, line, plain(client))]);
  });
  const placed = await perSecond(ORDERS, (client, turn) =>
    place(client, ...ready.get(`${client}.${turn}`)!, plain(client)),
  );
  reach(`orders placed, ${CLIENTS} clients`, placed, 150);
  const where = await shareOneCore(database.url, site.pid);
  reach(`add, preview, place and pay, ${CLIENTS} clients, ${where}`, await perSecond(FLOWS, flow), 75);
} finally {
  await site.stop();
  await database.drop();
  await postgres.stop();
}
report(rows);
