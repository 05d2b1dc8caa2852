// Flash sales and presales on a real PostgreSQL, everybody at the same moment.
import { placeOrder } from '#lib/domain/trade/checkout/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyerBalance, ledgerInvariant, platform, transfer } from '#lib/domain/trade/ledger/index.ts';
import { cancelOrder, closeUnpaid } from '#lib/domain/trade/order/index.ts';
import { closePresale, payOrder, payPresale } from '#lib/domain/trade/payment/index.ts';
import { newId } from '#lib/kernel/ids.ts';
import {
  freshMorning,
  openPresale,
  openSeckill,
  orderActivity,
  prepareActivity,
} from '../support/activity/sales.ts';
import { balancesOf } from '../support/books/balances.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { GAUGE, openTradeMall, SOUTH, VALVE, type TradeMall } from '../support/trade-mall.ts';
import { codeOf, valueOf } from '../support/trade-steps.ts';
import { tally, times } from './at-once.ts';

const CLIENTS = 500;
const LAST_UNITS = 50;
let database: FreshDatabase;
let mall: TradeMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: CLIENTS });
});
beforeEach(() => freshMorning(mall));
afterAll(async () => {
  await mall.close();
  await database.drop();
});

const gauge = (activityId: number, uid: number, quantity = 1) => ({
  uid,
  skuId: GAUGE.sku,
  activityId,
  quantity,
});

async function fund(uid: number): Promise<void> {
  const entries = [
    { account: platform('gateway'), amount: -1_000_000 },
    { account: buyerBalance(uid), amount: 1_000_000 },
  ];
  await transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries });
}

test('500 clients for the last 50 units of one flash sale: exactly 50 orders', async () => {
  await mall.change('sku', { skuId: 31 }, { stock: 10000 });
  await mall.change('product', { productId: 3 }, { stock: 10000 });
  const id = await openSeckill(mall, { stock: LAST_UNITS, perBuyer: 1 });
  const inputs = await times(CLIENTS, async (at) => prepareActivity(mall, gauge(id, at + 1)));
  const answered: number[] = [];
  const started = performance.now();
  const answers = await times(CLIENTS, async (at) => {
    const { preview: _preview, ...input } = inputs[at]!;
    const answer = await placeOrder(mall.ctx(at + 1), input);
    answered.push(performance.now() - started);
    return answer;
  });
  expect(tally(answers.map(codeOf))).toEqual({ ok: LAST_UNITS, 'stock.short': CLIENTS - LAST_UNITS });
  expect(await mall.count('groupOrder')).toBe(LAST_UNITS);
  expect(await mall.first('activitySku', {}, ['stock'])).toEqual({ stock: 0 });
  expect(await mall.sum('activityBuyer', 'bought')).toBe(LAST_UNITS);
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 9950, product: 9950 });
  process.stdout.write(`500 clients, 50 units: last answer after ${Math.round(Math.max(...answered))} ms\n`);
});

test('one buyer in twenty tabs keeps to the limit of two', async () => {
  const id = await openSeckill(mall, { stock: 20, perBuyer: 2 });
  const inputs = await times(20, () => prepareActivity(mall, gauge(id, 1)));
  const answers = await times(20, (at) => {
    const { preview: _preview, ...input } = inputs[at]!;
    return placeOrder(mall.ctx(1), input);
  });
  expect(tally(answers.map(codeOf))).toEqual({ ok: 2, 'quantity.above_lifetime': 18 });
  expect(await mall.first('activitySku', {}, ['stock'])).toEqual({ stock: 18 });
});

test('cancelled and timed out at once, a flash sale gets its units back once', async () => {
  const id = await openSeckill(mall, { stock: 10, perBuyer: 5 });
  const group = await orderActivity(mall, gauge(id, 1, 5));
  await mall.change('groupOrder', {}, (t) => ({ closesAt: t.createdAt }));
  await times(6, async (at) =>
    at % 2 === 0
      ? void (await cancelOrder(mall.ctx(1), { id: group }))
      : closeUnpaid(mall.system, { groupOrderId: group }),
  );
  expect(await mall.first('activitySku', {}, ['stock'])).toEqual({ stock: 10 });
  expect(await mall.first('activityBuyer', {}, ['bought'])).toEqual({ bought: 0 });
  expect(await mall.stock(GAUGE.sku)).toMatchObject({ sku: 20, product: 20 });
});

async function deposited(uid: number): Promise<string> {
  const id = await openPresale(mall);
  await fund(uid);
  const group = await orderActivity(mall, { uid, skuId: VALVE.sku, activityId: id });
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'balance' }));
  const row = await mall.first('presaleOrder', { groupOrderId: group }, { id: 'presaleOrderId' });
  return row.id;
}
const money = async (account: string) => (await balancesOf(mall))[account] ?? 0;

test('a balance paid from ten tabs is paid once', async () => {
  const id = await deposited(1);
  mall.clock.set('2026-11-22T10:00:00+08:00');
  const answers = await times(10, () => payPresale(mall.ctx(1), { presell_order_id: id, type: 'balance' }));
  expect(tally(answers.map(codeOf))).toEqual({ ok: 10 });
  expect(await mall.count('payment', { purpose: 'presale' })).toBe(1);
  const { due } = await mall.first('presaleOrder', {}, { due: 'balance' });
  expect(await money('buyer_balance:1')).toBe(1_000_000 - 4000 - Number(due));
  expect(await money(`merchant_frozen:${SOUTH}`)).toBe(4000 + Number(due));
});

test('paying a balance against the job that closes it has one outcome, and the books agree', async () => {
  const outcomes = new Set<string>();
  const RACES = 9;
  for (let round = 0; round < RACES + 2; round += 1) {
    await freshMorning(mall);
    const id = await deposited(1);
    // One clock stands before the end of the window, the other behind it: both acts believe that it is their turn.
    mall.clock.set('2026-11-23T08:59:59+08:00');
    const payer = { ...mall.ctx(1), clock: { now: () => new Date('2026-11-23T08:59:59+08:00') } };
    const job = { ...mall.system, clock: { now: () => new Date('2026-11-23T09:00:00+08:00') } };
    const acts = [
      () => payPresale(payer, { presell_order_id: id, type: 'balance' }),
      () => closePresale(job, { presaleOrderId: id }),
      () => payPresale(payer, { presell_order_id: id, type: 'balance' }),
    ];
    const inTurn = acts.map((_, at) => acts[(at + round) % acts.length]!);
    // Who wins a race is chance; in the last two rounds each comes first for certain, and the other comes too late.
    if (round < RACES) await Promise.all(inTurn.map((act) => act()));
    else for (const act of inTurn) await act();
    const presale = await mall.first('presaleOrder');
    const { status: order } = await mall.first('storeOrder', { orderId: presale.orderId });
    const row = { balance: presale.status, order, due: presale.balance };
    expect([
      ['paid', 'to_ship'],
      ['closed', 'closed'],
    ]).toContainEqual([row.balance, row.order]);
    const isPaid = row.balance === 'paid';
    expect(await money('buyer_balance:1')).toBe(996_000 - (isPaid ? Number(row.due) : 0));
    expect(await money(`merchant_free:${SOUTH}`)).toBe(isPaid ? 0 : 4000);
    expect(await mall.first('activitySku', {}, ['stock'])).toEqual({ stock: isPaid ? 19 : 20 });
    expect(await ledgerInvariant(mall.system)).toEqual({
      entriesSum: 0,
      unbalancedTransfers: 0,
      accountsOff: 0,
    });
    outcomes.add(row.balance);
  }
  expect([...outcomes].sort()).toEqual(['closed', 'paid']);
});
