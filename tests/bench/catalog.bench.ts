// A file of 200,000 SKU rows, and one of a quarter of them before it: rows a second, and the highest memory of the
// process, which has the flags of the server. The embedded database is a part of that process and grows with its rows;
// on PostgreSQL the size of a file must not matter.
// BENCH_ROWS=20000 makes it short; BENCH_DATABASE=postgres takes a real PostgreSQL, where one is found.
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runImport, startLocal } from '#lib/domain/goods/import/index.ts';
import { openSheet } from '#lib/tables/open-sheet.ts';
import { writeSheet } from '#lib/tables/write-sheet.ts';
import { serverArgs, serverEnvironment } from '../../scripts/lib/server.mjs';
import { openSmallMall } from '../support/catalog/small-mall.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { findPostgres } from '../support/postgres.ts';
import { report } from './measure.ts';

const flags = serverArgs('').slice(0, -1);
if (!flags.every((flag) => process.execArgv.includes(flag))) {
  const env = { ...process.env, ...serverEnvironment };
  const again = spawnSync(process.execPath, [...flags, import.meta.filename], { stdio: 'inherit', env });
  process.exit(again.status ?? 1);
}

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
async function* rows(count: number): AsyncGenerator<(string | number)[]> {
  yield [...HEADER, ...SKU_HEADER];
  for (let at = 0; at < count; at += 1) {
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

/** More than for a quarter of the rows, on PostgreSQL; more than before, where the database is in the process. */
const MORE_MB = database ? 64 : 400;
const megabytes = (): number => process.memoryUsage().rss / 1024 / 1024;
let quarter = 0;

async function measure(what: string, format: 'csv' | 'xlsx', merId: number, count: number): Promise<void> {
  const file = path.join(folder, `goods.${format}`);
  await pipeline(writeSheet(format, rows(count)), createWriteStream(file));
  const size = Math.round(statSync(file).size / 1e6);
  for (const turn of ['first', 'again']) {
    const base = megabytes();
    let most = base;
    const watch = setInterval(() => (most = Math.max(most, megabytes())), 20);
    const started = performance.now();
    const { hash } = await openSheet(file);
    const job = await startLocal(mall.system, merId, { name: what, size: statSync(file).size, hash });
    const done = await runImport(mall.system, job.importId, file);
    clearInterval(watch);
    const seconds = (performance.now() - started) / 1000;
    const isWhole = done?.status === 'done' && done.faulty === 0 && done.rowsDone === count;
    quarter ||= most;
    const more = most - (database ? quarter : base);
    results.push({
      what: `${what}, ${size} MB, ${turn}: ${count} rows in ${seconds.toFixed(1)} s`,
      figure: `${Math.round(count / seconds)} rows/s, RSS ${Math.round(base)} → ${Math.round(most)} MB at most`,
      goal: `all taken, at most ${MORE_MB} MB more than ${database ? 'for a quarter of them' : 'before'}`,
      isReached: isWhole && more < MORE_MB,
    });
  }
}

try {
  const where = database ? 'PostgreSQL' : 'embedded';
  await measure(`CSV, ${where}`, 'csv', 1, ROWS / 4);
  await measure(`CSV, ${where}`, 'csv', 2, ROWS);
  await measure(`XLSX, ${where}`, 'xlsx', 3, ROWS);
  report(results);
} finally {
  await mall.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
  if (found && 'stop' in found) await found.stop();
}
process.exit(0);
