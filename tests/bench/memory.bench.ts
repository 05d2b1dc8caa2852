// Memory of one server process under mixed requests: cached and fresh pages, lists, searches, the API. It must stay
// small and flat. BENCH_REQUESTS chooses how many requests, BENCH_CLIENTS how many at a time, BENCH_DATABASES=postgres
// or embedded where the data lies: the embedded database is part of the process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshDatabase } from '../support/fresh-database.ts';
import { findPostgres } from '../support/postgres.ts';
import { startSite, type RunningSite } from '../support/site.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 100_000);
const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 8);
const DATABASES = (process.env['BENCH_DATABASES'] ?? 'embedded,postgres').split(',');
const TOLD_AT = [0.25, 0.5, 1];
const MOST_MB = 350;
/** Between the half and the end. */
const FLAT_MB = 15;
const WORDS = ['螺丝', 'M8', '轴承', '手套', 'hex bolt', '扳手', '六角螺栓', 'glove'];

const mb = (bytes: number): number => Math.round(bytes / 1e6);

async function memoryOf(site: RunningSite) {
  const kept = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'));
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const heap = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics);
  return { 'RSS, MB': mb(Number(kept?.[1]) * 1024), 'heap, MB': mb(Number(heap?.[1])) };
}
type Memory = Awaited<ReturnType<typeof memoryOf>>;

/** Two kinds in ten are asked for by many; most of the others are rendered or answered afresh. */
async function addressesOf(site: RunningSite): Promise<((n: number) => string)[]> {
  const list = (await (await fetch(`${site.url}/api/product/spu/lst?limit=100`)).json()) as {
    data: { list: { product_id: number }[] };
  };
  const ids = list.data.list.map((card) => card.product_id);
  const idAt = (n: number): number => ids[n % ids.length] ?? 1;
  return [
    () => '/',
    () => '/goods_cate',
    (n) => `/goods_cate?price_on=${n}`,
    (n) => `/goods_detail/${idAt(n)}?sku=${n}`,
    (n) => `/en-US/goods_detail/${idAt(n)}`,
    (n) => `/store?id=${(n % 60) + 1}`,
    (n) => `/goods_cate?title=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}&page=${(n % 20) + 1}`,
    (n) => `/news_list?page=${(n % 5) + 1}`,
    (n) => `/api/product/spu/lst?price_off=${n}&limit=20`,
    (n) => `/api/store/product/detail/${idAt(n)}`,
  ];
}

async function load(
  site: RunningSite,
): Promise<{ rows: Record<string, Memory>; failed: Map<string, number> }> {
  const addresses = await addressesOf(site);
  const failed = new Map<string, number>();
  let next = 0;
  async function ask(until: number): Promise<void> {
    while (next < until) {
      const n = next;
      next += 1;
      const address = addresses[n % addresses.length]?.(n) ?? '/';
      const answer = await fetch(site.url + address);
      await answer.arrayBuffer();
      if (answer.ok) continue;
      const kind = `${answer.status} ${address.replace(/\d+/g, 'N')}`;
      failed.set(kind, (failed.get(kind) ?? 0) + 1);
    }
  }
  const rows: Record<string, Memory> = { start: await memoryOf(site) };
  for (const share of TOLD_AT) {
    const until = Math.round(REQUESTS * share);
    await Promise.all(Array.from({ length: CLIENTS }, () => ask(until)));
    rows[`after ${until} requests`] = await memoryOf(site);
  }
  return { rows, failed };
}

/** The process that writes the demo mall is larger than one that only serves it, so that one is another. */
async function measure(kind: string, env: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-memory-'));
  await (await startSite({ dataDir, env: { ...env, SEED: 'demo' }, patience: 300_000 })).stop();
  const site = await startSite({ dataDir, env });
  const { rows, failed } = await load(site).finally(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  console.log(kind);
  console.table(rows);
  const all = Object.values(rows);
  const [half, end] = [all.at(-2)?.['RSS, MB'] ?? 0, all.at(-1)?.['RSS, MB'] ?? 0];
  const isReached = end <= MOST_MB && end - half <= FLAT_MB && failed.size === 0;
  console.log(
    `Failed: ${JSON.stringify([...failed])}; at the end ${end} MB (goal ≤ ${MOST_MB}), ${end - half} MB more than at the half ` +
      `(goal ≤ ${FLAT_MB}): ${isReached ? 'reached' : 'NOT reached'}`,
  );
}

async function measureOnPostgres(): Promise<void> {
  const postgres = await findPostgres({ install: false });
  if ('reason' in postgres) return console.log(`NO POSTGRESQL: SKIPPED (${postgres.reason})`);
  try {
    const database = await freshDatabase(postgres.url);
    await measure('PostgreSQL beside the process', { DATABASE_URL: database.url }).finally(database.drop);
  } finally {
    await postgres.stop();
  }
}

if (DATABASES.includes('embedded')) await measure('the embedded database in the process', {});
if (DATABASES.includes('postgres')) await measureOnPostgres();
