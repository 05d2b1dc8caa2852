// The platform finds every order and reads it whole: what was paid, given back and booked; from the ledger the way leads
// back to it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { ledgerApi } from '#lib/contracts/ledger.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';
import { apply, bought, fund } from '../../domain/refund/refund-steps.ts';

let finance: Call;
let service: Call;
let bolts: string;
let valves: string;

const mall = await openTradeMall();
beforeAll(async () => {
  await fund(mall, 1);
  await fund(mall, 2);
  [bolts = ''] = await bought(mall, 1, [[BOLT.m8, 10]]);
  mall.clock.advance(minutes(1));
  [valves = ''] = await bought(mall, 2, [[VALVE.sku, 2]]);
  for (const [uid, role] of [
    [3, 'finance'],
    [4, 'service'],
  ] as const)
    await mall.add('userRole', { uid, role: 'platform', platformRoles: [role] });
  finance = await mall.login(3);
  service = await mall.login(4);
});
afterAll(() => mall.close());

const idsOf = async (input: object): Promise<string[]> =>
  valueOf(await service(oversightApi.orders, input)).list.map(({ order_id: id }) => id);

test('orders of all stores are found by number, store, buyer and day, and paged without a gap', async () => {
  expect(await idsOf({})).toEqual([valves, bolts]);
  const [first] = valueOf(await service(oversightApi.orders, { limit: 1 })).list;
  const { next } = valueOf(await service(oversightApi.orders, { limit: 1 }));
  expect(await idsOf({ limit: 1, after: next! })).toEqual([bolts]);
  expect(first).toMatchObject({ buyer: { nickname: 'buyer2' }, paid: true });
  expect(first!.buyer.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect(await idsOf({ keyword: first!.order_sn })).toEqual([valves]);
  expect(await idsOf({ keyword: 'buyer1' })).toEqual([bolts]);
  expect(await idsOf({ keyword: first!.merchant.mer_name })).toEqual([valves]);
  expect(await idsOf({ store: NORTH })).toEqual([bolts]);
  expect(await idsOf({ buyer: 2, store: SOUTH })).toEqual([valves]);
  expect(await idsOf({ keyword: 'nobody' })).toEqual([]);
  expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
  expect(await idsOf({ tab: 'unpaid' })).toEqual([]);
  expect(valueOf(await service(oversightApi.orderCounts)).counts).toMatchObject({ all: 2, to_ship: 2 });
});

test('the orders of a list come as one file, line by line, with phones covered', async () => {
  const { url } = valueOf(await finance(oversightApi.orderTable, { store: NORTH, format: 'csv' }));
  const lines = (await (await mall.app.fetch(new Request(`http://mall.test${url}`))).text())
    .trim()
    .split(/\r?\n/);
  const [order] = valueOf(await service(oversightApi.orders, { store: NORTH })).list;
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(order!.order_sn);
  expect(lines[1]).toMatch(/1\d{2}\*{4}\d{4}/);
  expect(lines[1]).not.toMatch(/1\d{10}(?!\d)/);
});

test('an order shows its payment, its refund and its transfers; without the role of finance no transfer', async () => {
  await apply(mall, await mall.login(1), bolts);
  const order = valueOf(await finance(oversightApi.order, { id: bolts }));
  expect(order.payments).toMatchObject([
    { provider: 'balance', status: 'paid', amount: order.pay_price, purpose: 'order' },
  ]);
  expect(order.refunds).toMatchObject([{ status: 'reviewing', amount: order.pay_price, sent: [] }]);
  expect(order.address.phone).toMatch(/\*{4}/);
  expect(order.transfers.map(({ kind }) => kind)).toContain('pay_order');
  expect(valueOf(await service(oversightApi.order, { id: bolts })).transfers).toEqual([]);
  expect(codeOf(await service(oversightApi.order, { id: 'a'.repeat(26) }))).toBe('order.not_found');
});

test('entries of the ledger lead to the order that they belong to', async () => {
  const { order_sn: sn } = valueOf(await finance(oversightApi.order, { id: valves }));
  const entries = valueOf(await finance(ledgerApi.entries, { keyword: sn })).list;
  expect(entries.length).toBeGreaterThan(1);
  for (const { link } of entries) {
    const asked = Object.fromEntries(new URL(link, 'http://mall').searchParams);
    expect(asked['open'] === valves || (await idsOf(asked)).includes(valves), link).toBe(true);
  }
});
