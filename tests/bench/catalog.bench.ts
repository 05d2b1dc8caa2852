// A file of 200,000 SKU rows into the embedded catalogue: rows a second, and the highest memory of the process.
// BENCH_ROWS=20000 makes it short; BENCH_DATABASE=postgres takes a real PostgreSQL, where one is found.
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openSheet, runImport, startLocal, writeSheet } from '#lib/domain/goods/import/index.ts';
import { openSmallMall } from '../support/catalog/small-mall.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { findPostgres } from '../support/postgres.ts';
import { report } from './measure.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 200_000);
const SKUS = 20;
const HEADER = [
  'code',
  'name',
  'name_en',
  'category',
  'unit',
  'moq',
  'multiple',
  'lead_days',
  'keywords',
  'standards',
];
const SKU_HEADER = [
  'option1',
  'value1',
  'designation',
  'bar_code',
  'price',
  'tiers',
  'stock',
  'weight_g',
  'param:材质',
];

/** Goods as a works lists them: every product another bolt, every SKU another length. */
async function* rows(): AsyncGenerator<(string | number)[]> {
  yield [...HEADER, ...SKU_HEADER];
  for (let at = 0; at < ROWS; at += 1) {
    const [product, sku] = [Math.floor(at / SKUS), at % SKUS];
    const own = [`外六角螺栓 DIN 933 M${4 + (product % 30)} ${product}`, `Hex bolt DIN 933 ${product}`];
    const facts = ['fasteners-bolts-hex', '百支', 10, 5, 3, '螺栓 | 紧固件 | bolt', 'DIN 933 | GB/T 5783'];
    const length = `${10 + sku * 5} mm`;
    yield [
      `B-${product}`,
      ...(sku === 0 ? [...own, ...facts, '长度'] : [...own, ...facts].map(() => '').concat('')),
      length,
      `M${4 + (product % 30)}×${10 + sku * 5}`,
      `69${String(at).padStart(11, '0')}`,
      `${10 + sku}.50`,
      `100=${9 + sku}.80 | 500=${9 + sku}.20`,
      5000,
      120 + sku,
      sku === 0 ? `碳钢 ${product % 5}` : '',
    ];
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'mall-catalog-bench-'));
const wanted = process.env['BENCH_DATABASE'] ?? 'embedded';
const found = wanted === 'postgres' ? await findPostgres({ install: false }) : undefined;
if (found && 'url' in found) process.env['TEST_DATABASE_URL'] = found.url;
const database = found && 'url' in found ? await freshDatabase() : undefined;
const mall = await openSmallMall(database ? { url: database.url } : {});
const results: Parameters<typeof report>[0] = [];

async function measure(what: string, format: 'csv' | 'xlsx', merId: number): Promise<void> {
  const file = path.join(folder, `goods.${format}`);
  await pipeline(writeSheet(format, rows()), createWriteStream(file));
  for (const turn of ['first', 'again']) {
    const base = process.memoryUsage().rss / 1024 / 1024;
    let most = base;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss / 1024 / 1024)), 20);
    const started = performance.now();
    const { hash } = await openSheet(file);
    const job = await startLocal(mall.system, merId, { name: what, size: statSync(file).size, hash });
    const done = await runImport(mall.system, job.importId, file);
    clearInterval(watch);
    const seconds = (performance.now() - started) / 1000;
    const isWhole = done?.status === 'done' && done.faulty === 0 && done.rowsDone === ROWS;
    results.push({
      what: `${what}, ${turn}: ${ROWS} rows in ${seconds.toFixed(1)} s`,
      figure: `${Math.round(ROWS / seconds)} rows/s, RSS ${Math.round(base)} → ${Math.round(most)} MB at most`,
      goal: 'all taken, at most 400 MB more than before',
      isReached: isWhole && most - base < 400,
    });
  }
  results.at(-1)!.what += ` (${Math.round(statSync(file).size / 1e6)} MB file)`;
}

try {
  await measure(`CSV, ${database ? 'PostgreSQL' : 'embedded'}`, 'csv', 1);
  await measure(`XLSX, ${database ? 'PostgreSQL' : 'embedded'}`, 'xlsx', 2);
  report(results);
} finally {
  await mall.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
  if (found && 'stop' in found) await found.stop();
}
process.exit(0);
