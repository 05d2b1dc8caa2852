// Memory of one server process under mixed requests: cached and fresh pages, lists, searches, the API. It must stay
// small and flat. BENCH_REQUESTS chooses how many requests, BENCH_CLIENTS how many at a time.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '../support/site.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 100_000);
const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 8);
const TOLD_AT = [0.25, 0.5, 1];
const MOST_MB = 350;
/** Between the half and the end. */
const FLAT_MB = 15;
const WORDS = ['螺丝', 'M8', '轴承', '手套', 'hex bolt', '扳手', '六角螺栓', 'glove'];

const dataDir = mkdtempSync(path.join(tmpdir(), 'mall-memory-'));
// The process that writes the demo mall is larger than one that only serves it.
await (await startSite({ dataDir, patience: 300_000 })).stop();
const site = await startSite({ dataDir });
const mb = (bytes: number): number => Math.round(bytes / 1e6);

async function memory() {
  const kept = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'));
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const heap = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics);
  return { 'RSS, MB': mb(Number(kept?.[1]) * 1024), 'heap, MB': mb(Number(heap?.[1])) };
}

const list = (await (await fetch(`${site.url}/api/product/spu/lst?limit=100`)).json()) as {
  data: { list: { product_id: number }[] };
};
const ids = list.data.list.map((card) => card.product_id);
const idAt = (n: number): number => ids[n % ids.length] ?? 1;

/** Two kinds in ten are asked for by many; most of the others are rendered or answered afresh. */
const addresses: ((n: number) => string)[] = [
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

let next = 0;
const failed = new Map<string, number>();
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

const rows: Record<string, Awaited<ReturnType<typeof memory>>> = { start: await memory() };
try {
  for (const share of TOLD_AT) {
    const until = Math.round(REQUESTS * share);
    await Promise.all(Array.from({ length: CLIENTS }, () => ask(until)));
    rows[`after ${until} requests`] = await memory();
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.table(rows);
const all = Object.values(rows);
const [half, end] = [all.at(-2)?.['RSS, MB'] ?? 0, all.at(-1)?.['RSS, MB'] ?? 0];
const isReached = end <= MOST_MB && end - half <= FLAT_MB && failed.size === 0;
console.log(
  `Failed: ${JSON.stringify([...failed])}; at the end ${end} MB (goal ≤ ${MOST_MB}), ${end - half} MB more than at the half ` +
    `(goal ≤ ${FLAT_MB}): ${isReached ? 'reached' : 'NOT reached'}`,
);
