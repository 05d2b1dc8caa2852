// The same fresh pages, cached pages, answers of the API and purchases asked of this tree and of another commit, one after
// the other. What is compared is processor time, of the server and of PostgreSQL, since it does not depend on what else
// the machine does. Pages are asked of servers that run no jobs: what a mall does by the clock is no part of a page. What
// follows a purchase is a part of it, so that its jobs are waited for.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
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

/** Fresh addresses of each kind, addresses asked again, and purchases that each side is asked for. */
const PAGES = Number(process.env['VERSUS_PAGES'] ?? 150);
const CACHED = Number(process.env['VERSUS_CACHED'] ?? 4000);
const PURCHASES = Number(process.env['VERSUS_PURCHASES'] ?? 100);
/** The first ones pay for compiling, and PostgreSQL plans for each connection. */
const WARM_UP = 150;
const FIRST_PURCHASES = 40;
const BUYERS = 4;
/** Longest that it is waited for: the older side may never do it. */
const FIRST_TIDYING_SECONDS = 100;
/** Stores that both sides have. */
const STORES = 40;
/** Most that the goods of one purchase may cost, in yuan: one balance lasts for all of them. */
const DEAREST = 100;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const root = path.resolve(import.meta.dirname, '../..');

interface Spent {
  server: number;
  database: number;
  statements: number;
}
interface Side {
  name: string;
  /** Runs jobs or none, from now on. */
  restart(runJobs: 'yes' | 'no'): Promise<void>;
  site: RunningSite;
  postgres: OwnPostgres;
  database: FreshDatabase;
  watcher: pg.Client;
  /** On its database. */
  inside: pg.Client;
  goods: number[];
  close(): Promise<void>;
}
interface Answer {
  bytes: number;
  unpacked: number;
}
type Measured = Spent & Answer;

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
  if (!existsSync(path.join(folder, 'dist/.stamp'))) run('npm', ['run', 'build']);
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

const unpackers: Record<string, (body: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
  gzip: zlib.gunzipSync,
};

/** Asks as a browser does. */
function ask(url: string, at: number, status: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      'x-forwarded-for': `10.9.${(at >> 8) & 255}.${at & 255}`,
    };
    http
      .get(url, { headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => parts.push(chunk));
        reply.on('end', () => {
          if (reply.statusCode !== status)
            return reject(new Error(`${url} answered ${reply.statusCode}, not ${status}`));
          const body = Buffer.concat(parts);
          const unpack = unpackers[reply.headers['content-encoding'] ?? ''];
          resolve({ bytes: body.length, unpacked: unpack ? unpack(body).length : body.length });
        });
        reply.on('error', reject);
      })
      .on('error', reject);
  });
}

/** Buy one piece of goods of its own kind: into the cart, preview, order, payment from the balance; several, since nobody may in such haste. */
async function buyersOf(site: RunningSite, goods: number[]): Promise<(at: number) => Promise<void>> {
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
  const buyers: Call[] = [];
  while (buyers.length < BUYERS) buyers.push(await newBuyer(site.url, buyers.length + 1));
  return async (at) => {
    const buyer = buyers[at % BUYERS]!;
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
  const database = await freshDatabase(postgres.url);
  const [watcher, inside] = [postgres.url, database.url].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([watcher.connect(), inside.connect()]);
  await watcher.query('create extension if not exists pg_stat_statements');
  await watcher.query('alter system set autovacuum = off');
  await watcher.query('select pg_reload_conf()');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-versus-data-'));
  const start = (RUN_JOBS: string): Promise<RunningSite> =>
    startSite({
      dataDir,
      env: { DATABASE_URL: database.url, SEED: 'demo', LOG_LEVEL: 'error', TRUST_PROXY: 'yes', RUN_JOBS },
      patience: 600_000,
      ...(folder ? { folder } : {}),
    });
  const side: Side = {
    name,
    postgres,
    watcher,
    inside,
    database,
    site: await start('yes'),
    goods: [],
    async restart(runJobs) {
      await side.site.stop();
      side.site = await start(runJobs);
    },
    async close() {
      await side.site.stop();
      await Promise.all([watcher.end(), inside.end()]);
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  for (let page = 1; side.goods.length < 2 * (PAGES + WARM_UP); page += 1) {
    const { list } = valueOf(
      await callFrom(side.site.url, page)(goodsApi.list, { stock: 1, limit: 100, page }),
    );
    if (!list.length) break;
    side.goods.push(...list.map((row) => row.product_id));
  }
  return side;
}

/** What PostgreSQL would do for itself some time is done now: afterwards it works for those who ask. */
async function tidy({ inside }: Side): Promise<void> {
  await inside.query('vacuum analyze');
  await inside.query('checkpoint');
}

/** Until no job waits that is due. */
async function jobsDone({ inside }: Side): Promise<void> {
  for (;;) {
    const { rows } = await inside.query<{ n: number }>(
      `select count(*)::int as n from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`,
    );
    if (rows[0]?.n === 0) return;
    await wait(100);
  }
}

/** A new queue is tidied for the first time within a minute, and once a day then: no part of a purchase. */
async function tidied({ inside }: Side): Promise<void> {
  for (let asked = 0; asked < FIRST_TIDYING_SECONDS; asked += 1) {
    const { rows } = await inside.query<{ n: number }>(
      'select count(*)::int as n from jobs.queue where maintain_on is null',
    );
    if (rows[0]?.n === 0) return;
    await wait(1000);
  }
}

const residentMb = ({ site }: Side): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;

type AddressOf = (side: Side, at: number) => string;
const WORD = encodeURIComponent('内六角');
/** A lowest price that leaves out next to nothing. */
const cents = (at: number): string => ((at + 1) / 100).toFixed(2);
/** No two of them are alike. */
const fresh: Record<string, AddressOf> = {
  home: (_, at) => `/?price_on=${cents(at)}`,
  list: (_, at) => `/goods_cate?price_on=${cents(at)}`,
  goods: ({ goods }, at) => `/goods_detail/${goods[at % goods.length]}?sku=${at}`,
  store: (_, at) => `/store?id=${(at % STORES) + 1}&price_on=${cents(at)}`,
  'frame (404)': (_, at) => `/nothing-${at}`,
  'API search': (_, at) => `/api/product/spu/lst?keyword=${WORD}&price_on=${cents(at)}`,
};
/** Kept since they were asked first, or asked anew when their seconds are over. */
const again: Record<string, AddressOf> = {
  'home, cached': () => '/',
  'list, cached': () => '/goods_cate',
  'goods, cached': ({ goods }) => `/goods_detail/${goods[0]}`,
  'API list of 20, cached': () => '/api/product/spu/lst',
  'API goods, cached': ({ goods }) => `/api/store/product/detail/${goods[0]}`,
  'API search, cached': () => `/api/product/spu/lst?keyword=${WORD}`,
};

async function measure(
  sides: Side[],
  count: number,
  warmUp: number,
  act: (side: Side, at: number) => Promise<Answer>,
  settled: (side: Side) => Promise<void> = async () => undefined,
): Promise<Measured[]> {
  for (let at = 0; at < warmUp; at += 1) for (const side of sides) await act(side, count + at);
  await Promise.all(sides.map(settled));
  const before = await Promise.all(sides.map(spentBy));
  const bytes = sides.map(() => 0);
  const unpacked = sides.map(() => 0);
  for (let at = 0; at < count; at += 1)
    for (const [index, side] of sides.entries()) {
      const answer = await act(side, at);
      bytes[index]! += answer.bytes;
      unpacked[index]! += answer.unpacked;
    }
  await Promise.all(sides.map(settled));
  return Promise.all(
    sides.map(async (side, index): Promise<Measured> => {
      const after = await spentBy(side);
      const each = (key: keyof Spent): number => (after[key] - before[index]![key]) / count;
      return {
        server: each('server'),
        database: each('database'),
        statements: each('statements'),
        bytes: bytes[index]! / count,
        unpacked: unpacked[index]! / count,
      };
    }),
  );
}

const table: Record<string, Record<string, string>> = {};
const sides: Side[] = [];
const note = (what: string, [then, now]: Measured[], digits = 1): void => {
  const sum = (one: Measured): number => one.server + one.database;
  for (const [name, one] of [
    [ref, then!],
    ['here', now!],
  ] as const)
    table[`${what}, ${name}`] = {
      'server ms': one.server.toFixed(digits),
      'database ms': one.database.toFixed(digits),
      statements: one.statements.toFixed(1),
      bytes: one.bytes.toFixed(0),
      'KB unpacked': (one.unpacked / 1024).toFixed(0),
      ratio: name === 'here' ? (sum(then!) / sum(now!)).toFixed(2) : '',
    };
};
try {
  const folder = checkOut(ref);
  sides.push(await open(ref, programs, folder), await open('here', programs));
  await Promise.all(sides.map(jobsDone));
  await Promise.all(sides.map(tidied));
  await Promise.all(sides.map(tidy));
  // The demo of both has goods under the same numbers.
  const both = sides.map(({ goods }) => new Set(goods)).reduce((one, other) => one.intersection(other));
  for (const side of sides) {
    side.goods = [...both];
    await side.restart('no');
  }
  for (const [what, pathOf] of Object.entries(fresh)) {
    const status = what.includes('404') ? 404 : 200;
    const act = (side: Side, at: number) => ask(side.site.url + pathOf(side, at), at, status);
    note(what, await measure(sides, PAGES, WARM_UP, act));
  }
  for (const [what, pathOf] of Object.entries(again)) {
    const act = (side: Side, at: number) => ask(side.site.url + pathOf(side, at), at, 200);
    note(what, await measure(sides, CACHED, CACHED / 4, act), 3);
  }
  const [then, now] = sides.map(residentMb) as [number, number];
  table[`memory of the server, ${ref}`] = { MB: then.toFixed(0) };
  table['memory of the server, here'] = { MB: now.toFixed(0), ratio: (then / now).toFixed(2) };

  const buys = new Map<Side, (at: number) => Promise<void>>();
  for (const side of sides) {
    await side.restart('yes');
    buys.set(side, await buyersOf(side.site, side.goods));
  }
  const buy = async (side: Side, at: number): Promise<Answer> => {
    await buys.get(side)!(at);
    return { bytes: 0, unpacked: 0 };
  };
  note('purchase', await measure(sides, PURCHASES, FIRST_PURCHASES, buy, jobsDone));
} finally {
  for (const side of sides) await side.close();
}
console.log(
  `Load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
console.table(table);
