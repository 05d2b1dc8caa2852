// A long table of a desk is written by a job: whoever asked for it hears of it, fetches it for some days, and loses it
// with the role in which it was asked for. A short one comes at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { paperApi } from '#lib/contracts/paper.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import type { JobPayloads } from '#lib/domain/jobs.ts';
import { sweepTableFiles } from '#lib/domain/trade/paper/index.ts';
import { days } from '#lib/kernel/clock.ts';
import { TABLE_AT_ONCE_MAX, TABLES_WAITING_MAX } from '#lib/kernel/limits.ts';
import { jobHandlers } from '#lib/server/job-handlers.ts';
import { copyOrder } from '../../support/copy-order.ts';
import { BOLT, NORTH, openTradeMall, SOUTH } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const [OWNER, STRANGER, HELPER, OPERATOR] = [901, 902, 2, 3];
const MANY = TABLE_AT_ONCE_MAX + 1;
let owner: Call;
let helper: Call;

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: HELPER, role: 'merchant', merId: NORTH, storeRoles: ['sales'] });
  await mall.add('userRole', { uid: OPERATOR, role: 'platform', platformRoles: ['owner'] });
  owner = await mall.login(OWNER);
  helper = await mall.login(HELPER);
  const orderId = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
  expect(valueOf(await owner(orderDeskApi.table, { format: 'csv' }))).toMatchObject({ is_later: false });
  await copyOrder(mall, orderId, MANY);
});
afterAll(() => mall.close({ madeUp: true }));

const write = async (): Promise<void> => {
  for (const { name, payload } of mall.jobs.splice(0))
    if (name === 'table.write')
      await jobHandlers['table.write']!(mall.system, payload as JobPayloads['table.write']);
};
const heard = async (call: Call) =>
  valueOf(await call(profileApi.notices, {}))
    .list.filter(({ kind }) => kind === 'desk.table')
    .map(({ link }) => link);

test('a long table is written in the background, told of and fetched whole', async () => {
  const asked = valueOf(await helper(orderDeskApi.table, { format: 'csv' }));
  expect(asked).toEqual({ url: '', expires: null, is_later: true });
  const [waiting] = valueOf(await helper(paperApi.storeTables, {})).list;
  expect(waiting).toMatchObject({ kind: 'orders', format: 'csv', state: 'making', rows: 0 });
  expect(codeOf(await helper(paperApi.storeTable, { id: waiting!.table_file_id }))).toBe('paper.not_ready');
  expect(await heard(helper)).toEqual([]);

  await write();
  expect(await heard(helper)).toEqual(['/merchant/tables']);
  const [ready] = valueOf(await helper(paperApi.storeTables, {})).list;
  expect(ready).toMatchObject({ state: 'ready', rows: MANY + 1 });
  const { url } = valueOf(await helper(paperApi.storeTable, { id: ready!.table_file_id }));
  const answer = await mall.app.request(url);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const lines = (await answer.text()).trim().split('\r\n');
  const numbers = lines.slice(1).map((line) => line.split(',')[0]);
  expect(new Set(numbers).size).toBe(MANY + 1);
});

test('nobody else sees it, a colleague as little as another store', async () => {
  const [own] = valueOf(await helper(paperApi.storeTables, {})).list;
  for (const other of [owner, await mall.login(STRANGER)]) {
    expect(valueOf(await other(paperApi.storeTables, {})).count).toBe(0);
    expect(codeOf(await other(paperApi.storeTable, { id: own!.table_file_id }))).toBe('paper.gone');
  }
  const operator = await mall.login(OPERATOR);
  expect(codeOf(await operator(paperApi.platformTable, { id: own!.table_file_id }))).toBe('paper.gone');
});

test('it ends with the role in which it was asked for', async () => {
  const [own] = valueOf(await helper(paperApi.storeTables, {})).list;
  const { url } = valueOf(await helper(paperApi.storeTable, { id: own!.table_file_id }));
  valueOf(await owner(staffApi.change, { id: HELPER, warehouse: true }));
  expect((await mall.app.request(url)).status).toBe(404);
  expect(valueOf(await helper(paperApi.storeTables, {})).count).toBe(0);
  expect(codeOf(await helper(paperApi.storeTable, { id: own!.table_file_id }))).toBe('paper.gone');
});

test('the platform has its own, and seven days later all are gone', async () => {
  const operator = await mall.login(OPERATOR);
  expect(valueOf(await operator(oversightApi.orderTable, { format: 'xlsx' })).is_later).toBe(true);
  await write();
  expect(await heard(operator)).toEqual(['/platform/tables']);
  const [own] = valueOf(await operator(paperApi.platformTables, {})).list;
  const { url } = valueOf(await operator(paperApi.platformTable, { id: own!.table_file_id }));
  expect((await mall.app.request(url)).status).toBe(200);
  mall.clock.advance(days(7));
  await sweepTableFiles(mall.system);
  const again = await mall.login(OPERATOR);
  expect(valueOf(await again(paperApi.platformTables, {})).count).toBe(0);
  const gone = mall.jobs.filter(({ name }) => name === 'media.remove');
  expect((gone[0]!.payload as JobPayloads['media.remove']).paths).toHaveLength(2);
});

test('invoices and settled orders are tables as well', async () => {
  const store = await mall.login(900 + SOUTH);
  for (const { url, is_later: isLater } of [
    valueOf(await store(invoiceApi.storeTable, { format: 'csv' })),
    valueOf(await store(storeMoneyApi.settledTable, { format: 'csv' })),
  ]) {
    expect(isLater).toBe(false);
    const answer = await mall.app.request(url);
    expect(answer.status).toBe(200);
    expect((await answer.text()).split('\r\n')[0]!.split(',').length).toBeGreaterThan(7);
  }
});

test('only some wait for one person at a time', async () => {
  const ask = async () => codeOf(await owner(orderDeskApi.table, { format: 'csv' }));
  for (let n = 0; n < TABLES_WAITING_MAX; n += 1) expect(await ask()).toBeUndefined();
  expect(await ask()).toBe('paper.tables_waiting');
  await write();
  expect(await ask()).toBeUndefined();
});
