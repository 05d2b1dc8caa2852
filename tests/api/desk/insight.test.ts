// What the platform's reports and the start page of a store say: the same fen as the ledger, however they are cut, and to
// each what his role is for.
import { lt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivalApi } from '#lib/contracts/arrival.ts';
import { insightApi, SALES_BY } from '#lib/contracts/insight.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { type LedgerAccountKind, type LedgerKind } from '#lib/contracts/states.ts';
import { tallyApi } from '#lib/contracts/tally.ts';
import { countMiss } from '#lib/domain/goods/search/miss.repo.ts';
import { sweepSettlements } from '#lib/domain/trade/settlement/index.ts';
import { days, shanghaiDay } from '#lib/kernel/clock.ts';
import { parseYuan } from '#lib/kernel/money.ts';
import { apply, bought, fund, receive, ship } from '../../domain/refund/refund-steps.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, order, valueOf } from '../../support/trade-steps.ts';

const STAFF = 3;
const become = (...roles: PlatformRole[]) =>
  mall.change('userRole', { uid: STAFF }, { platformRoles: roles });
/** Sessions end; the day moves on between the steps. */
const desk = () => mall.login(STAFF);
const today = (): string => shanghaiDay(mall.clock.now());
const fen = (amount: string): number => parseYuan(amount)!;

const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', { uid: STAFF, role: 'platform', platformRoles: ['owner'] });
  await mall.change('sku', {}, { stock: 90000 });
  await mall.change('product', {}, { stock: 90000 });
  await mall.add('commissionRate', { kind: 'category', ownerId: 1, permille: 37 });
  await mall.add('category', {
    categoryId: 2,
    level: 1,
    key: 'valves',
    path: [2],
    name: '阀门',
    nameEn: 'Valves',
  });
  await mall.change('product', { productId: VALVE.product }, { categoryId: 2, categoryId1: 2 });
  await fund(mall, 1, 1_000_000_000);
});
afterAll(() => mall.close());

const basket = fc.uniqueArray(fc.constantFrom(BOLT.m8, BOLT.m10, VALVE.sku, GAUGE.sku), { minLength: 1 });
const story = fc.record({
  skus: basket,
  num: fc.integer({ min: 1, max: 5 }),
  ending: fc.constantFrom('keep', 'refund', 'part', 'settle'),
  wait: fc.integer({ min: 0, max: 3 }),
});

type Story = typeof story extends fc.Arbitrary<infer S> ? S : never;

async function tell({ skus, num, ending, wait }: Story) {
  const orders = await bought(
    mall,
    1,
    skus.map((sku) => [sku, sku === BOLT.m8 || sku === BOLT.m10 ? num * 10 : num]),
  );
  for (const id of orders) {
    const [row] = await mall.read('storeOrder', { orderId: id }, { mer_id: 'merId' });
    if (ending === 'refund' || ending === 'part') {
      const buyer = await mall.login(1);
      const asked = valueOf(
        await apply(mall, buyer, id, { num: 1, ...(ending === 'part' ? { refund_price: '0.07' } : {}) }),
      );
      mall.clock.advance(days(1));
      const store = await mall.login(900 + row!.mer_id);
      valueOf(await store(refundApi.agree, { id: asked.refund_order_id }));
    }
    if (ending !== 'settle') continue;
    await ship(mall, id, row!.mer_id);
    await receive(mall, 1, id);
  }
  mall.clock.advance(days(wait));
  if (ending === 'settle') mall.clock.advance(days(16));
  await sweepSettlements(mall.system);
}

test('whatever is bought, given back and settled: every report sums to what the ledger booked', async () => {
  const from = today();
  await fc.assert(fc.asyncProperty(story, tell), {
    numRuns: 12,
    endOnFailure: true,
    examples: (['refund', 'part', 'settle'] as const).map((ending): [Story] => [
      { skus: [BOLT.m8, VALVE.sku], num: 3, ending, wait: 1 },
    ]),
  });
  const accounts = new Map((await mall.read('ledgerAccount')).map((row) => [row.accountId, row.kind]));
  const entries = await mall.read('ledgerEntry');
  const booked = (kind: LedgerKind, account: LedgerAccountKind) =>
    entries
      .filter((row) => row.kind === kind && accounts.get(row.accountId) === account)
      .reduce((sum, row) => sum + row.amount, 0);
  const expected = [
    booked('pay_order', 'merchant_frozen'),
    -booked('refund', 'merchant_frozen'),
    booked('order_charge', 'platform_income'),
  ];
  expect(Math.min(...expected)).toBeGreaterThan(0);
  const call = await desk();
  for (const by of SALES_BY) {
    const sums = [0, 0, 0];
    let after: string | undefined;
    let about: Record<string, string | number | null> = {};
    do {
      const page = valueOf(
        await call(insightApi.sales, { by, from, to: today(), limit: 7, ...(after ? { after } : {}) }),
      );
      for (const row of page.list)
        for (const [at, amount] of [row.paid, row.refunded, row.commission].entries())
          sums[at]! += fen(amount);
      about = page.about;
      after = page.next ?? undefined;
    } while (after);
    expect(sums, by).toEqual(expected);
    expect([about['paid'], about['refunded'], about['commission']].map((sum) => fen(String(sum)))).toEqual(
      expected,
    );
  }
  // Narrowed to a category, and below it to a store, it is what this store sold of it.
  const valves = valueOf(await call(insightApi.sales, { by: 'store', from, to: today(), category: 2 }));
  expect(valves.list.map((row) => row.key)).toEqual([String(SOUTH)]);
  expect(valves.about['of']).toBe('阀门');
});

test('the file of a report has all its rows, the latest day first, with amounts as numbers', async () => {
  const call = await desk();
  const report = valueOf(await call(insightApi.sales, { by: 'day', period: 'week' }));
  expect(report.list).toHaveLength(7);
  const { url } = valueOf(await call(insightApi.salesTable, { by: 'day', period: 'week', format: 'csv' }));
  const file = await mall.app.fetch(new Request(`http://mall.test${url}`));
  expect(file.headers.get('content-disposition')).toContain('sales.csv');
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(8);
  expect(lines[1]).toContain(`${today()},${Number(report.list[0]!.paid)}`);
});

test('finance sees sales, content sees search words, the owner sees all', async () => {
  const codes = async () => {
    const call = await desk();
    return {
      sales: codeOf(await call(insightApi.sales, {})),
      funnel: codeOf(await call(insightApi.funnel, {})),
      searches: codeOf(await call(insightApi.searches, {})),
      inquiries: codeOf(await call(insightApi.inquiries, {})),
    };
  };
  const no = 'auth.role';
  await become('finance');
  expect(await codes()).toEqual({ sales: undefined, funnel: undefined, searches: no, inquiries: undefined });
  await become('content');
  expect(await codes()).toEqual({ sales: no, funnel: undefined, searches: undefined, inquiries: no });
  await become('service');
  expect(await codes()).toEqual({ sales: no, funnel: no, searches: no, inquiries: no });
  await become('owner');
  expect(await codes()).toEqual({
    sales: undefined,
    funnel: undefined,
    searches: undefined,
    inquiries: undefined,
  });
});

test('the platform’s start says the sums of the reports, to each role its own', async () => {
  await bought(mall, 1, [[VALVE.sku, 1]]);
  const call = await desk();
  const { figures, ...range } = valueOf(await call(insightApi.today, { period: 'week' }));
  const { about } = valueOf(await call(insightApi.sales, { period: 'week' }));
  const { about: steps } = valueOf(await call(insightApi.funnel, { period: 'week' }));
  const said = Object.fromEntries(figures.map(({ key, now, before }) => [key, [now, before]]));
  const told = (key: string, of: typeof about) => [Number(of[key]), Number(of[`${key}_before`])];
  expect(range).toEqual({ from: about['from'], to: about['to'] });
  expect(said['paid']![0]).toBeGreaterThan(0);
  for (const key of ['paid', 'refunded', 'commission']) expect(said[key], key).toEqual(told(key, about));
  expect([said['orders'], said['paid_orders']]).toEqual([told('orders', steps), told('paid', steps)]);
  await mall.change('user', (t) => lt(t.uid, 3), { createdAt: mall.clock.now() });
  await become('service');
  const served = valueOf(await (await desk())(insightApi.today, {}));
  expect(served.figures.map(({ key, now }) => [key, now])).toEqual([
    ['buyers', 2],
    ['stores', 0],
  ]);
  await become('owner');
});

test('views, cart lines, orders and payments of a day make a funnel, of all stores and of one', async () => {
  mall.clock.advance(days(40));
  for (let n = 0; n < 3; n += 1) valueOf(await mall.as()(tallyApi.visit, { product_id: VALVE.product }));
  valueOf(await mall.as()(tallyApi.visit, { product_id: GAUGE.product }));
  valueOf(await mall.as()(tallyApi.visit, { product_id: 99_999 }));
  await bought(mall, 1, [[VALVE.sku, 1]]);
  await order(mall, 1, [[GAUGE.sku, 1]]);
  const call = await desk();
  const all = valueOf(await call(insightApi.funnel, { period: 'day' }));
  expect(all.list).toMatchObject([{ name: today(), visits: 4, carts: 2, orders: 2, paid: 1 }]);
  const stores = valueOf(await call(insightApi.funnel, { period: 'day', by: 'store' }));
  expect(stores.list).toMatchObject([
    { name: '店铺2', visits: 3, carts: 1, orders: 1, paid: 1 },
    { name: '店铺1', visits: 1, carts: 1, orders: 1, paid: 0 },
  ]);
  const one = valueOf(await call(insightApi.funnel, { period: 'month', store: NORTH }));
  expect(one.about).toMatchObject({ of: '店铺1', visits: 1, orders: 1, paid: 0, visits_before: 0 });
});

test('words are counted with what was opened of them, and what belongs to a person is not', async () => {
  const visitor = mall.as();
  for (const keyword of ['阀门', ' 阀门 ', '13900000001', '螺栓 M8'])
    valueOf(await visitor(tallyApi.search, { keyword }));
  valueOf(await visitor(tallyApi.visit, { product_id: VALVE.product, keyword: '阀门' }));
  await countMiss(mall.services.database.db, today(), '钛螺栓');
  const call = await desk();
  const most = valueOf(await call(insightApi.searches, { period: 'day' }));
  expect(most.list.map(({ name, searches, missed, opened }) => [name, searches, missed, opened])).toEqual([
    ['阀门', 2, 0, 1],
    ['螺栓 m8', 1, 0, 0],
    ['钛螺栓', 0, 1, 0],
  ]);
  expect(most.list[0]!.goods).not.toBe('');
  const missed = valueOf(await call(insightApi.searches, { period: 'day', by: 'missed' }));
  expect(missed.list.map(({ name }) => name)).toEqual(['钛螺栓']);
  const found = valueOf(await call(insightApi.searches, { period: 'day', keyword: 'M8' }));
  expect(found.list.map(({ name }) => name)).toEqual(['螺栓 m8']);
});

test('a store reads its own days, its best goods, what is waited for, and what its categories were asked for in vain', async () => {
  await mall.change('category', { categoryId: 1 }, { key: 'fasteners-bolts-hex' });
  await mall.change('sku', { skuId: GAUGE.sku }, { stock: 0 });
  valueOf(await (await mall.login(2))(arrivalApi.create, { product_id: GAUGE.product, unique: GAUGE.sku }));
  await bought(mall, 1, [[BOLT.m8, 20]]);
  const north = valueOf(await (await mall.login(900 + NORTH))(insightApi.store, { period: 'week' }));
  expect(north.days).toHaveLength(7);
  expect(north.now).toMatchObject({
    paid: north.days[0]!.paid,
    refunded: '0.00',
    visits: 1,
    orders: 2,
    paid_orders: 1,
  });
  expect(fen(north.now.paid)).toBeGreaterThan(0);
  expect(north.best).toMatchObject([{ product_id: BOLT.product, pieces: 20, net: north.now.net }]);
  expect(north.wanted).toMatchObject([{ product_id: GAUGE.product, waiting: 1 }]);
  // The other store sells no bolts: what was asked for in vain is none of its business, nor are these goods.
  expect(north.missed).toEqual([{ words: '钛螺栓', count: 1 }]);
  const south = valueOf(await (await mall.login(900 + SOUTH))(insightApi.store, {}));
  expect(south.missed).toEqual([]);
  expect(south.best.map((row) => row.product_id)).toEqual([VALVE.product]);
  await mall.change('product', { merId: SOUTH }, { status: 'off_shelf' });
  expect(valueOf(await (await mall.login(900 + SOUTH))(insightApi.store, {})).is_new).toBe(true);
});
