// Any list of a desk is written as a table in the background, as its reader sees it: page by page through the row that
// lists it, with the rights that he has then. Who has lost them gets nothing, and what failed is written again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import type { ListedPage } from '#lib/contracts/paper.ts';
import { orderDeskApi, type DeskOrder } from '#lib/contracts/order-desk.ts';
import { paperApi } from '#lib/contracts/paper.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import type { JobPayloads } from '#lib/domain/jobs.ts';
import { sweepTableFiles } from '#lib/domain/trade/paper/index.ts';
import { days, seconds } from '#lib/kernel/clock.ts';
import { TABLES_WAITING_MAX } from '#lib/kernel/limits.ts';
import { openDeskLists } from '#lib/server/desk-lists.ts';
import { jobHandlers } from '#lib/server/job-handlers.ts';
import { copyOrder } from '../../support/copy-order.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const [OWNER, STRANGER, HELPER] = [901, 902, 2];
const COPIES = 250;
const ORDERS = {
  screen: 'merchant/orders',
  list: orderDeskApi.list.path,
  title: '订单 = 全部',
  format: 'csv',
} as const;

let helper: Call;
let pages: ListedPage[];
/** Which page cannot be drawn. */
let broken: number | undefined;

/** Draws a page as a screen would: three columns, one of which an order's buyer can write into. */
const draw = async (page: ListedPage) => {
  pages.push(page);
  if (pages.length === broken) throw new Error('cannot be drawn');
  const { list, next } = page.answer as { list: DeskOrder[]; next: string | null };
  const cells = list.map(({ order_sn: sn, pay_price: paid }) => [sn, Number(paid), '=1+1']);
  return { head: ['订单号', '实付', '备注'], cells, next: next ? { after: next } : null, total: undefined };
};

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: HELPER, role: 'merchant', merId: NORTH, storeRoles: ['sales'] });
  mall.services.lists = openDeskLists(draw);
  helper = await mall.login(HELPER);
  await copyOrder(mall, await paidOrder(mall, 1, [[BOLT.m8, 10]]), COPIES);
});
afterAll(() => mall.close({ madeUp: true }));
beforeEach(() => {
  mall.clock.advance(seconds(1));
  pages = [];
  broken = undefined;
});

const write = async (): Promise<void> => {
  for (const { name, payload } of mall.jobs.splice(0))
    if (name === 'table.write')
      await jobHandlers['table.write']!(
        { ...mall.system, lists: mall.services.lists! },
        payload as JobPayloads['table.write'],
      );
};
const latest = async (call: Call) => valueOf(await call(paperApi.storeTables, {})).list[0]!;
const heard = async (call: Call) =>
  valueOf(await call(profileApi.notices, {}))
    .list.map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('desk.table'));

test('a list of any length is written whole, told of, and fetched under its name', async () => {
  valueOf(await helper(paperApi.storeList, ORDERS));
  expect(await latest(helper)).toMatchObject({ title: ORDERS.title, state: 'making', rows: 0 });
  await write();
  expect(await heard(helper)).toEqual(['desk.table']);
  expect(pages.map(({ limit, screen }) => `${limit} ${screen}`)).toEqual(
    Array(3).fill('100 merchant/orders'),
  );
  const own = await latest(helper);
  expect(own).toMatchObject({ kind: 'list', state: 'ready', rows: COPIES + 1 });
  const answer = await mall.app.request(
    valueOf(await helper(paperApi.storeTable, { id: own.table_file_id })).url,
  );
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('订单'));
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toBe('订单号,实付,备注');
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(COPIES + 1);
  expect(lines.every((line) => line.endsWith(",'=1+1"))).toBe(true);
});

test('filters of the list narrow the table', async () => {
  const [order] = valueOf(await helper(orderDeskApi.list, { limit: 1 })).list;
  const asked = new URLSearchParams({ keyword: order!.order_sn }).toString();
  valueOf(await helper(paperApi.storeList, { ...ORDERS, asked }));
  await write();
  expect(await latest(helper)).toMatchObject({ state: 'ready', rows: 1 });
});

test('a list that the caller may not read, or that there is not, is not written', async () => {
  const money = { ...ORDERS, screen: 'merchant/settled', list: storeMoneyApi.settled.path };
  expect(codeOf(await helper(paperApi.storeList, money))).toBe('auth.role');
  const platform = { ...ORDERS, list: '/api/platform/member/lst' };
  expect(codeOf(await helper(paperApi.storeList, platform))).toMatch(/^(auth.role|request.invalid)$/);
  for (const wrong of [{ list: '/api/merchant/nothing/lst' }, { asked: 'tab=nowhere' }])
    expect(codeOf(await helper(paperApi.storeList, { ...ORDERS, ...wrong }))).toBe('request.invalid');
  expect(mall.jobs.filter(({ name }) => name === 'table.write')).toEqual([]);
});

test('nobody else fetches it, nor has it written again', async () => {
  const { table_file_id: id } = await latest(helper);
  for (const other of [await mall.login(OWNER), await mall.login(STRANGER)]) {
    expect(codeOf(await other(paperApi.storeTable, { id }))).toBe('paper.gone');
    expect(codeOf(await other(paperApi.storeAgain, { id }))).toBe('paper.gone');
  }
  expect(codeOf(await helper(paperApi.storeAgain, { id }))).toBe('paper.not_failed');
});

test('what cannot be written says so, and is written again when it is wanted', async () => {
  broken = 2;
  valueOf(await helper(paperApi.storeList, ORDERS));
  const before = (await heard(helper)).length;
  await write();
  const failed = await latest(helper);
  expect(failed.state).toBe('failed');
  expect((await heard(helper)).length - before).toBe(1);
  expect(await heard(helper)).toContain('desk.table_failed');
  expect(codeOf(await helper(paperApi.storeTable, { id: failed.table_file_id }))).toBe('paper.not_ready');
  broken = undefined;
  valueOf(await helper(paperApi.storeAgain, { id: failed.table_file_id }));
  expect(await latest(helper)).toMatchObject({ state: 'making', rows: 0 });
  await write();
  expect(await latest(helper)).toMatchObject({ state: 'ready', rows: COPIES + 1 });
});

test('who is shut out meanwhile gets no row of it', async () => {
  valueOf(await helper(paperApi.storeList, ORDERS));
  await mall.change('user', { uid: HELPER }, { status: 'disabled' });
  await write();
  expect(pages).toEqual([]);
  await mall.change('user', { uid: HELPER }, { status: 'active' });
  expect((await latest(await mall.login(HELPER))).state).toBe('failed');
});

test('few wait at once, and seven days later all are gone', async () => {
  for (let n = 0; n < TABLES_WAITING_MAX; n += 1) valueOf(await helper(paperApi.storeList, ORDERS));
  expect(codeOf(await helper(paperApi.storeList, ORDERS))).toBe('paper.tables_waiting');
  await write();
  const { table_file_id: id } = await latest(helper);
  mall.clock.advance(days(7));
  await sweepTableFiles(mall.system);
  const again = await mall.login(HELPER);
  expect(valueOf(await again(paperApi.storeTables, {})).count).toBe(0);
  expect(codeOf(await again(paperApi.storeTable, { id }))).toBe('paper.gone');
});
