// The same fresh pages and purchases asked of this tree and of another commit, one after the other, each once. What is
// compared is processor time, of the server and of PostgreSQL, since it does not depend on what else the machine does.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { cartApi } from '#lib/contracts/cart.ts';
import { checkoutApi } from '#lib/contracts/checkout.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { findPrograms } from '../support/postgres.ts';
import { startPostgres, type OwnPostgres } from '../support/postgres-process.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { callFrom, newBuyer, valueOf } from './trade-buyer.ts';
import type { Call } from '#lib/call/call.ts';

/** Fresh addresses of each kind, and purchases, that each side is asked for. */
const PAGES = Number(process.env['VERSUS_PAGES'] ?? 60);
const PURCHASES = Number(process.env['VERSUS_PURCHASES'] ?? 60);
/** The first ones pay for compiling. */
const WARM_UP = 20;
/** Stores that both sides have. */
const STORES = 40;
/** Most that the goods of one purchase may cost, in yuan: one balance lasts for all of them. */
const DEAREST = 150;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const root = path.resolve(import.meta.dirname, '../..');

interface Spent {
  server: number;
  database: number;
  statements: number;
}
interface Side {
  name: string;
  site: RunningSite;
  postgres: OwnPostgres;
  database: FreshDatabase;
  watcher: pg.Client;
  goods: number[];
  buy: () => Promise<void>;
}
type Measured = Spent & { bytes: number };

/** Fields of /proc/PID/stat after the name: state, parent, …, processor time in user and system mode, own and of ended children. */
function statOf(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
const inMs = (ticks: string[]): number =>
  (ticks.reduce((sum, tick) => sum + Number(tick), 0) * 1000) / TICKS_PER_SECOND;

/** Processor time that a process has used, in ms. */
const cpuOf = (pid: number | string): number => inMs(statOf(pid).slice(11, 13));

/** The same of a PostgreSQL with all its processes, those that have ended included. */
function cpuOfAll(postmaster: number): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statOf(name)[1] === String(postmaster);
    } catch {
      return false; // it has ended
    }
  });
  const ended = inMs(statOf(postmaster).slice(11, 15));
  return children.reduce((sum, pid) => sum + cpuOf(pid), ended);
}

/** Another commit, built in a folder that the next run uses again. */
function checkOut(commit: string): string {
  const folder = path.join(tmpdir(), `mall-versus-${commit.slice(0, 7)}`);
  const run = (command: string, args: string[]): void => {
    const done = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}`);
  };
  if (!existsSync(path.join(folder, '.git'))) {
    mkdirSync(folder, { recursive: true });
    run('git', ['clone', '--quiet', '--no-checkout', root, '.']);
    run('git', ['checkout', '--quiet', '--detach', commit]);
  }
  run('npm', ['run', 'build']);
  return folder;
}

async function statementsOf({ watcher, database }: Side): Promise<number> {
  const { rows } = await watcher.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
      where d.datname = $1 and not s.query ~* '^(begin|commit|rollback|listen|set|savepoint|release)'`,
    [new URL(database.url).pathname.slice(1)],
  );
  return rows[0]?.calls ?? 0;
}

async function spentBy(side: Side): Promise<Spent> {
  const statements = await statementsOf(side);
  return { server: cpuOf(side.site.pid), database: cpuOfAll(side.postgres.pid()), statements };
}

/** Bytes of an answer as a browser takes it. */
function fetchBytes(url: string, at: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      'x-forwarded-for': `10.9.${(at >> 8) & 255}.${at & 255}`,
    };
    http
      .get(url, { headers }, (reply) => {
        let bytes = 0;
        reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
        reply.on('end', () => resolve(bytes));
        reply.on('error', reject);
      })
      .on('error', reject);
  });
}

/** Buys one piece of goods of its own kind: into the cart, preview, order, payment from the balance. */
async function buyerOf(site: RunningSite, goods: number[]): Promise<() => Promise<void>> {
  const nobody = callFrom(site.url, 0);
  let ware: { product_attr_unique: number; cart_num: number } | undefined;
  for (const id of goods) {
    const detail = valueOf(await nobody(goodsApi.detail, { id }));
    const cart_num = Math.ceil(detail.once_min_count / detail.batch_number) * detail.batch_number;
    const sku = detail.sku.toSorted((a, b) => b.stock - a.stock)[0];
    if (!sku || sku.stock <= cart_num * 200 || Number(sku.price) * cart_num > DEAREST) continue;
    ware = { product_attr_unique: sku.unique, cart_num };
    break;
  }
  if (!ware) throw new Error('no goods have the stock for this');
  const bought = ware;
  const buyer: Call = await newBuyer(site.url, 1);
  return async () => {
    const { cart_id } = valueOf(await buyer(cartApi.create, { ...bought, is_new: 1 }));
    const { key } = valueOf(await buyer(checkoutApi.preview, { cart_id: [cart_id] }));
    const { order_id } = valueOf(await buyer(checkoutApi.create, { cart_id: [cart_id], key }));
    const { status } = valueOf(await buyer(paymentApi.pay, { group_id: order_id, type: 'balance' }));
    if (status !== 'success') throw new Error(`A payment from the balance answered ${status}`);
  };
}

const ref = process.env['VERSUS_REF'];
const programs = findPrograms();
if (!ref) {
  console.log('Against no commit: SKIPPED (npm run bench -- versus REF)');
  process.exit(0);
}
if (!programs) {
  console.log('NO POSTGRESQL: SKIPPED (install Debian’s package postgresql)');
  process.exit(0);
}
/** Each side has a PostgreSQL of its own, so that its processor time is known. */
async function open(name: string, programsFolder: string, folder?: string): Promise<Side> {
  const postgres = await startPostgres(programsFolder, { shared_preload_libraries: 'pg_stat_statements' });
  const watcher = new pg.Client({ connectionString: postgres.url });
  await watcher.connect();
  await watcher.query('create extension if not exists pg_stat_statements');
  const database = await freshDatabase(postgres.url);
  const site = await startSite({
    env: { DATABASE_URL: database.url, SEED: 'demo', LOG_LEVEL: 'error', TRUST_PROXY: 'yes' },
    patience: 600_000,
    ...(folder ? { folder } : {}),
  });
  const goods: number[] = [];
  for (let page = 1; goods.length < PAGES + WARM_UP; page += 1) {
    const { list } = valueOf(await callFrom(site.url, page)(goodsApi.list, { stock: 1, limit: 100, page }));
    if (!list.length) break;
    goods.push(...list.map((row) => row.product_id));
  }
  return { name, site, postgres, watcher, database, goods, buy: await buyerOf(site, goods) };
}

const kinds: Record<string, (side: Side, at: number) => string> = {
  home: (_, at) => `/?price_on=${at + 1}`,
  list: (_, at) => `/goods_cate?price_on=${at + 1}`,
  goods: ({ goods }, at) => `/goods_detail/${goods[at % goods.length]}?sku=${at}`,
  store: (_, at) => `/store?id=${(at % STORES) + 1}&price_on=${at + 1}`,
  'frame (404)': (_, at) => `/nothing-${at}`,
};

async function measure(sides: Side[], count: number, act: (side: Side, at: number) => Promise<number>) {
  for (let at = 0; at < WARM_UP; at += 1) for (const side of sides) await act(side, count + at);
  const before = await Promise.all(sides.map(spentBy));
  const bytes = sides.map(() => 0);
  for (let at = 0; at < count; at += 1)
    for (const [index, side] of sides.entries()) bytes[index]! += await act(side, at);
  return Promise.all(
    sides.map(async (side, index): Promise<Measured> => {
      const after = await spentBy(side);
      const each = (key: keyof Spent): number => (after[key] - before[index]![key]) / count;
      return {
        server: each('server'),
        database: each('database'),
        statements: each('statements'),
        bytes: bytes[index]! / count,
      };
    }),
  );
}

const table: Record<string, Record<string, string>> = {};
const sides: Side[] = [];
try {
  const folder = checkOut(ref);
  sides.push(await open(ref, programs, folder), await open('here', programs));
  const note = (what: string, [then, now]: Measured[]): void => {
    const sum = (one: Measured): number => one.server + one.database;
    for (const [name, one] of [
      [ref, then!],
      ['here', now!],
    ] as const)
      table[`${what}, ${name}`] = {
        'server ms': one.server.toFixed(1),
        'database ms': one.database.toFixed(1),
        statements: one.statements.toFixed(1),
        bytes: one.bytes.toFixed(0),
        ratio: name === 'here' ? (sum(then!) / sum(now!)).toFixed(2) : '',
      };
  };
  for (const [what, pathOf] of Object.entries(kinds))
    note(what, await measure(sides, PAGES, (side, at) => fetchBytes(side.site.url + pathOf(side, at), at)));
  note(
    'purchase',
    await measure(sides, PURCHASES, async (side) => {
      await side.buy();
      return 0;
    }),
  );
} finally {
  for (const { site, watcher, postgres } of sides) {
    await site.stop();
    await watcher.end();
    await postgres.stop();
  }
}
console.table(table);
