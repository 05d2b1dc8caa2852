// Goods as files against a mall that runs, by the commands that people type: in and out in every kind of file, the
// errors file sent back, the command killed while it sends, the mall killed while it reads.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCall, type Call } from '#lib/call/call.ts';
import { overHttp } from '#lib/call/over-http.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { serverArgs } from '../../scripts/lib/server.mjs';
import { bolts, csv, gbk, HEADER, type Table } from '../support/catalog/sheets.ts';
import { startSite, type RunningSite } from '../support/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-goods-files-'));
const dataDir = path.join(folder, 'data');
const env = { LOG_LEVEL: 'warn' };
const MERCHANT = { account: '13800000011', password: 'demo1234' };
let site: RunningSite;
let call: Call;

const at = (name: string): string => path.join(folder, name);

/** A command in a process of its own; what it printed and how it ended, when it has ended. */
function command(...args: string[]): { child: ChildProcess; ended: Promise<{ text: string; code: number }> } {
  const child = spawn(process.execPath, serverArgs('catalog.ts', args), {
    env: {
      ...process.env,
      INIT_CWD: folder,
      CATALOG_URL: site.url,
      CATALOG_ACCOUNT: MERCHANT.account,
      CATALOG_PASSWORD: MERCHANT.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ text, code: code ?? -1 }))),
  };
}
const run = (...args: string[]) => command(...args).ended;

const CODE = 0;
const PRICE = 6;
const products = (name: string, count: number, sizes: number): Table =>
  Array.from({ length: count }, (_, n) =>
    bolts(
      `${name}-${n}`,
      Array.from({ length: sizes }, (__, size) => `M6×${size + 10}`),
    ),
  ).flat();

/** Products with much to say: a file of more than one part. */
const longFile = (name: string): Table => [
  [...HEADER, '详情'],
  ...products(name, 150, 2).map((row) => [...row, row[1] ? `${name} 说明。`.repeat(2300) : '']),
];
/** Many products with little to say: a file of many transactions. */
const manyRows = (name: string): Table => [HEADER, ...products(name, 1200, 2)];

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(4);
}

beforeAll(async () => {
  site = await startSite({ dataDir, env, demo: true });
  const transport = overHttp(site.url);
  const login = await createCall(transport, () => ({ lang: 'zh-CN' }))(identityApi.login, MERCHANT);
  const token = login.ok ? login.value.token : '';
  call = createCall(transport, () => ({ lang: 'zh-CN', token }));
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

test('what leaves as CSV or workbook comes back without a change', async () => {
  for (const [name, lang] of [
    ['out.csv', 'zh-CN'],
    ['out.xlsx', 'en-US'],
  ] as const) {
    expect(await run('export', name, '--lang', lang)).toMatchObject({ code: 0 });
    const { text, code } = await run('import', name, '--lang', lang);
    expect(text).toMatch(/✓ 0 products new, 0 changed, [1-9]\d* as they were; 0 SKUs written/);
    expect(code).toBe(0);
  }
});

test('a GBK file is taken, what is wrong comes back as a file, and that file corrected is taken', async () => {
  const rows = products('GBK', 20, 10);
  const broken = rows.map((row) => (row[CODE] === 'GBK-7' ? row.with(PRICE, '壹元') : row));
  writeFileSync(at('gbk.csv'), gbk(csv([HEADER, ...broken])));
  const first = await run('import', 'gbk.csv');
  expect(first.text).toContain('✓ 19 products new, 0 changed, 0 as they were; 190 SKUs written');
  expect(first.text).toContain('gbk.csv:72 单价(元)  “壹元”不是有效的金额。');
  expect(first.text).toContain('1 product was not taken; correct the rows in gbk-errors.csv');
  expect(first.code).toBe(1);

  const errors = readFileSync(at('gbk-errors.csv'), 'utf8');
  const listed: string[][] = parse(errors, { bom: true });
  expect(listed).toHaveLength(1 + 10);
  writeFileSync(
    at('corrected.csv'),
    csv(listed.map((row) => row.map((cell) => (cell === '壹元' ? '1.30' : cell)))),
  );
  const second = await run('import', 'corrected.csv');
  expect(second).toMatchObject({ code: 0 });
  expect(second.text).toContain('✓ 1 products new, 0 changed, 0 as they were; 10 SKUs written');
  expect((await run('import', 'corrected.csv')).text).toContain('0 products new, 0 changed, 1 as they were');
});

test(
  'a command that dies while it sends goes on with the part that is missing',
  { timeout: 120_000 },
  async () => {
    writeFileSync(at('sent.csv'), csv(longFile('SENT')));
    const dying = command('import', 'sent.csv');
    await until(() => globSync(`${dataDir}/private/catalog/*/0.part`).length > 0);
    dying.child.kill('SIGKILL');
    await dying.ended;
    const before = await call(catalogApi.list, { limit: 1 });
    const id = before.ok ? before.value.list[0]?.import_id : '';
    const again = await run('import', 'sent.csv');
    expect(again).toMatchObject({ code: 0 });
    expect(again.text).toContain('✓ 150 products new, 0 changed, 0 as they were; 300 SKUs written');
    const after = await call(catalogApi.list, { limit: 1 });
    expect(after.ok && after.value.list[0]).toMatchObject({ import_id: id, rows_done: 300 });
  },
);

test('a mall that dies while it reads goes on where it stopped, and every product is there once', async () => {
  writeFileSync(at('read.csv'), csv(manyRows('READ')));
  const waiting = command('import', 'read.csv');
  const progress = async (): Promise<number> => {
    const shown = await call(catalogApi.list, { limit: 1 });
    const [now] = shown.ok ? shown.value.list : [];
    return now?.name === 'read.csv' ? now.rows_done : 0;
  };
  await until(async () => (await progress()) > 0);
  await site.kill();
  site = await startSite({ dataDir, env, port: Number(new URL(site.url).port) });
  const { text, code } = await waiting.ended;
  expect(text).toContain('the mall is away; waiting for it');
  expect(text).toContain('✓ 1200 products new, 0 changed, 0 as they were; 2400 SKUs written');
  expect(code).toBe(0);
  expect(existsSync(at('read-errors.csv'))).toBe(false);

  await run('export', 'after.csv');
  const rows: string[][] = parse(readFileSync(at('after.csv'), 'utf8'), { bom: true });
  for (const [name, count] of [
    ['SENT', 300],
    ['READ', 2400],
  ])
    expect(rows.filter(([first = '']) => first.startsWith(`${name}-`))).toHaveLength(Number(count));
  expect((await run('import', 'after.csv')).text).toContain('✓ 0 products new, 0 changed, ');
});
