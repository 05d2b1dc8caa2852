// The address of a private file is all that opens it, so a link ends with the right of whoever asked for it: with the
// role, the session or the token, and with the account, not only with its minutes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { ledgerApi } from '#lib/contracts/ledger.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { orderDeskApi } from '#lib/contracts/order-desk.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { paperApi } from '#lib/contracts/paper.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { COMPANY, invoiceNo } from '../../support/invoice/invoice-steps.ts';
import { BOLT, NORTH, openTradeMall } from '../../support/trade-mall.ts';
import { paidOrder, valueOf } from '../../support/trade-steps.ts';

const OWNER = 901;
const HELPER = 2;
const FINANCE = 3;
const BOSS = 4;
let orderId: string;

const mall = await openTradeMall();
const owner = await mall.login(OWNER);
beforeAll(async () => {
  const platform = (uid: number, role: PlatformRole) =>
    mall.add('userRole', { uid, role: 'platform', platformRoles: [role] });
  await platform(FINANCE, 'finance');
  await platform(BOSS, 'owner');
  await mall.add('userRole', {
    uid: HELPER,
    role: 'merchant',
    merId: NORTH,
    storeRoles: ['manager', 'sales'],
  });
  orderId = await paidOrder(mall, 1, [[BOLT.m8, 10]]);
});
afterAll(() => mall.close());

const statusOf = async (url: string): Promise<number> => (await mall.app.request(url)).status;
const change = (roles: object) => owner(staffApi.change, { id: HELPER, ...roles });

test('tables and goods of a store end with the role in it, and hold while it stays', async () => {
  const helper = await mall.login(HELPER);
  const orders = valueOf(await helper(orderDeskApi.table, { format: 'csv' }));
  const goods = valueOf(await helper(catalogApi.export, { format: 'csv' }));
  const own = valueOf(await owner(orderDeskApi.table, { format: 'csv' }));
  for (const { url } of [orders, goods, own]) expect(await statusOf(url)).toBe(200);

  valueOf(await change({ manager: true, sales: true, finance: true }));
  for (const { url } of [orders, goods, own]) expect(await statusOf(url)).toBe(200);
  valueOf(await change({ warehouse: true }));
  for (const { url } of [orders, goods]) expect(await statusOf(url)).not.toBe(200);
  valueOf(await change({}));
  for (const { url } of [orders, goods]) expect(await statusOf(url)).not.toBe(200);
  expect(await statusOf(own.url)).toBe(200);
});

test('of one account three files are made at once, however often its links are fetched, and none of others wait', async () => {
  const [mine, others] = [await mall.login(1), await mall.login(2)];
  const paper = valueOf(await mine(paperApi.order, { id: orderId }));
  const goods = valueOf(await owner(catalogApi.export, { format: 'csv' }));
  const free = valueOf(await others(paperApi.orders, { format: 'csv' }));
  const tenOf = async ({ url }: { url: string }): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => mall.app.request(url)));
    return Promise.all(answers.map(async (answer) => (await answer.text(), answer.status)));
  };
  const made = Promise.all([tenOf(paper), tenOf(goods)]);
  expect(await statusOf(free.url)).toBe(200);
  for (const answers of await made) {
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 429)).toHaveLength(7);
  }
  for (const { url } of [paper, goods]) expect(await statusOf(url)).toBe(200);
});

test('tables of the platform end with the role there', async () => {
  const finance = await mall.login(FINANCE);
  const { url } = valueOf(await finance(ledgerApi.table, { format: 'csv' }));
  expect(await statusOf(url)).toBe(200);
  const boss = await mall.login(BOSS);
  valueOf(await boss(oversightApi.changeOperator, { id: FINANCE, service: true }));
  expect(await statusOf(url)).toBe(404);
});

test('whoever logs out takes the links of that session along, of no other', async () => {
  const [here, there] = [await mall.login(1), await mall.login(1)];
  const links = await Promise.all([here, there].map((call) => call(paperApi.orders, { format: 'csv' })));
  const [first, second] = links.map((link) => valueOf(link).url);
  valueOf(await here(identityApi.logout));
  expect(await statusOf(first!)).toBe(404);
  expect(await statusOf(second!)).toBe(200);
});

test('an invoice’s file ends with the token that asked for it, and with an account that is frozen', async () => {
  const buyer = await mall.login(1);
  const { order_receipt_id: id } = valueOf(await buyer(invoiceApi.apply, { id: orderId, ...COMPANY }));
  valueOf(await owner(invoiceApi.issue, { id, receipt_no: invoiceNo(1) }));
  valueOf(await owner(invoiceApi.attach, { id, file: new File(['%PDF-1.7 first'], 'a.pdf') }));
  const { token, token_id } = valueOf(
    await owner(machineApi.makeToken, { name: 'ERP', scopes: ['invoices_read'] }),
  );
  const fileOf = (view: { files: { url: string }[] }) => view.files[0]!.url;
  const machines = fileOf(valueOf(await mall.as(token)(invoiceApi.storeDetail, { id })));
  const buyers = fileOf(valueOf(await buyer(invoiceApi.record, { id })));
  for (const url of [machines, buyers]) expect(await statusOf(url)).toBe(200);
  valueOf(await owner(machineApi.revokeToken, { id: token_id }));
  expect(await statusOf(machines)).toBe(404);

  const boss = await mall.login(BOSS);
  valueOf(await boss(oversightApi.freezeMember, { id: 1, reason: '涉嫌欺诈' }));
  expect(await statusOf(buyers)).toBe(404);
});
