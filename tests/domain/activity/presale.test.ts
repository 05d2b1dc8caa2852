import { placeOrder } from '#lib/domain/trade/checkout/index.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { orderApi } from '#lib/contracts/order.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import * as ledger from '#lib/domain/trade/ledger/index.ts';
import { cancelOrder, closeUnpaid, presaleOrderFlow } from '#lib/domain/trade/order/index.ts';
import { closePresale, payOrder, payPresale, sweepPresales } from '#lib/domain/trade/payment/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { yuan } from '#lib/kernel/money.ts';
import { presaleState } from '../../support/activity/presale-state.ts';
import {
  freshMorning,
  lay,
  openPresale,
  orderActivity,
  prepareActivity,
  type Take,
} from '../../support/activity/sales.ts';
import { balancesOf } from '../../support/books/balances.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
beforeEach(() => freshMorning(mall));
afterAll(() => mall.close());

const valve = (activityId: number, quantity = 1, uid = 1): Take => ({
  uid,
  skuId: VALVE.sku,
  activityId,
  quantity,
});

async function fund(uid: number, amount: number): Promise<void> {
  const entries = [
    { account: ledger.platform('gateway'), amount: -amount },
    { account: ledger.buyerBalance(uid), amount },
  ];
  await ledger.transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries });
}
const balances = () => balancesOf(mall);
const state = (group: string) => presaleState(mall, group);
const left = async () => (await mall.first('activitySku', {}, ['stock'])).stock;

/** Two valves with their deposit paid; answers the group and the balance's id. */
async function deposited(uid = 1, quantity = 2) {
  const id = await openPresale(mall);
  await fund(uid, 1_000_000);
  const group = await orderActivity(mall, valve(id, quantity, uid));
  valueOf(await payOrder(mall.ctx(uid), { group_id: group, type: 'balance' }));
  return { activityId: id, group, balanceId: String((await state(group))['id']) };
}

test('deposit, balance and freight to the fen: 2 valves at 200.00, 40.00 down each, freight with the balance', async () => {
  const id = await openPresale(mall);
  const { preview, ...input } = await prepareActivity(mall, valve(id, 2));
  const freight = Number(preview.order_total_postage);
  expect(freight).toBeGreaterThan(0);
  expect(preview).toMatchObject({
    kind: 'presale',
    total_price: '400.00',
    order_price: yuan(40_000 + freight * 100),
  });
  expect(preview.presell).toMatchObject({
    deposit: '80.00',
    balance: yuan(32_000 + freight * 100),
    final_start_time: '2026-11-22T01:00:00.000Z',
    final_end_time: '2026-11-23T01:00:00.000Z',
  });
  const placed = valueOf(await placeOrder(mall.ctx(1), input));
  expect(placed.pay_price).toBe('80.00');
  const row = await state(placed.order_id);
  expect([Number(row['deposit']), Number(row['due']), Number(row['pay_price'])]).toEqual([
    8000,
    32_000 + freight * 100,
    8000,
  ]);
  const call = await mall.login(1);
  const view = valueOf(await call(orderApi.group, { id: placed.order_id }));
  expect(view).toMatchObject({
    kind: 'presale',
    pay_price: '80.00',
    balance_price: preview.presell!.balance,
  });
  expect(view.presell).toMatchObject({ status: 'waiting', activeStatus: 0 });
});

test('a presale that is paid at once has no balance and is shipped like any order', async () => {
  const id = await openPresale(mall, 'full');
  await fund(1, 1_000_000);
  const { preview, ...input } = await prepareActivity(mall, valve(id, 1));
  expect(preview).toMatchObject({ kind: 'presale', presell: null });
  const { order_id, pay_price } = valueOf(await placeOrder(mall.ctx(1), { ...input, agree: false }));
  expect(pay_price).toBe(preview.order_price);
  valueOf(await payOrder(mall.ctx(1), { group_id: order_id, type: 'balance' }));
  expect(await state(order_id)).toMatchObject({ group: 'paid', order: 'to_ship', balance: null });
});

test('until its balance is paid, an order counts with its deposit alone', async () => {
  const { balanceId: presell_order_id } = await deposited();
  const call = await mall.login(1);
  const spent = async () => valueOf(await call(orderApi.number)).orderPrice;
  const listed = async () => valueOf(await call(orderApi.list, {})).list[0]!;
  const { balance_price, pay_price, presell } = await listed();
  expect([Number(balance_price) > 0, await spent()]).toEqual([true, '80.00']);
  // The list knows from when the balance may be paid, and offers nothing before.
  expect(presell).toMatchObject({ presell_order_id, status: 'due', activeStatus: 0 });
  mall.clock.set('2026-11-22T09:00:00+08:00');
  expect((await listed()).presell).toMatchObject({ activeStatus: 1 });
  valueOf(await payPresale(mall.ctx(1), { presell_order_id, type: 'balance' }));
  expect(await listed()).toMatchObject({ presell: null, balance_price: '0.00' });
  expect(await spent()).toBe(pay_price);
});

test('the balance is paid inside its window only, once, and then the store ships', async () => {
  const { group, balanceId } = await deposited();
  expect(await state(group)).toMatchObject({ group: 'paid', order: 'balance_due', balance: 'due' });
  const pay = () => payPresale(mall.ctx(1), { presell_order_id: balanceId, type: 'balance' });
  mall.clock.set('2026-11-22T08:59:59+08:00');
  expect(codeOf(await pay())).toBe('presale.not_yet');
  mall.clock.set('2026-11-22T09:00:00+08:00');
  expect(valueOf(await pay()).status).toBe('success');
  // A second click is answered, and moves nothing.
  const before = await balances();
  expect(valueOf(await pay()).status).toBe('success');
  expect(await balances()).toEqual(before);
  expect(await state(group)).toMatchObject({ order: 'to_ship', balance: 'paid' });
  const whole = 8000 + Number((await state(group))['due']);
  expect(before).toEqual({
    'gateway:0': -1_000_000,
    'buyer_balance:1': 1_000_000 - whole,
    [`merchant_frozen:${SOUTH}`]: whole,
  });
  await closePresale(mall.system, { presaleOrderId: balanceId });
  expect(await state(group)).toMatchObject({ order: 'to_ship' });
});

test('a balance that is not paid by the end closes the order: stock back, the deposit is the store’s', async () => {
  const { group, balanceId } = await deposited();
  expect(await left()).toBe(18);
  expect(mall.jobs.find((job) => job.name === 'presale.close')?.at?.toISOString()).toBe(
    '2026-11-23T01:00:00.000Z',
  );
  mall.clock.set('2026-11-23T08:59:59+08:00');
  await closePresale(mall.system, { presaleOrderId: balanceId });
  expect(await state(group)).toMatchObject({ order: 'balance_due' });
  mall.clock.set('2026-11-23T09:00:00+08:00');
  expect(codeOf(await payPresale(mall.ctx(1), { presell_order_id: balanceId, type: 'balance' }))).toBe(
    'presale.over',
  );
  await sweepPresales(mall.system);
  await sweepPresales(mall.system);
  expect(await state(group)).toMatchObject({ group: 'paid', order: 'closed', balance: 'closed' });
  expect(await left()).toBe(20);
  expect(await mall.stock(VALVE.sku)).toMatchObject({ sku: 50, product: 50 });
  expect(await balances()).toEqual({
    'gateway:0': -1_000_000,
    'buyer_balance:1': 992_000,
    [`merchant_free:${SOUTH}`]: 8000,
  });
  await ledger.checkLedger(mall.system);
  expect(await ledger.lastLedgerFaults(mall.system)).toBe(0);
});

test.each(['cancelled', 'timed out'])(
  'a deposit order that is %s before its payment gives everything back',
  async (how) => {
    const id = await openPresale(mall, 'deposit', { perBuyer: 2 });
    const group = await orderActivity(mall, valve(id, 2));
    expect(codeOf(await lay(mall, valve(id)))).toBe('quantity.above_lifetime');
    if (how === 'cancelled') valueOf(await cancelOrder(mall.ctx(1), { id: group }));
    else {
      mall.clock.advance(minutes(30));
      await closeUnpaid(mall.system, { groupOrderId: group });
    }
    expect(await state(group)).toMatchObject({
      group: 'cancelled',
      order: 'cancelled',
      balance: 'cancelled',
    });
    expect(await left()).toBe(20);
    expect(codeOf(await lay(mall, valve(id)))).toBeUndefined();
  },
);

test('the day by which goods of a presale are sent is that of its terms, counted from the balance or from its end', async () => {
  const call = await mall.login(1);
  const latest = async () => valueOf(await call(orderApi.list, {})).list[0]!.order_id;
  const promised = async () => valueOf(await call(orderApi.detail, { id: await latest() })).ship_by;
  const { activityId, balanceId } = await deposited();
  mall.clock.set('2026-11-22T09:00:00+08:00');
  valueOf(await payPresale(mall.ctx(1), { presell_order_id: balanceId, type: 'balance' }));
  expect(await promised()).toBe('2026-11-29');
  await mall.change('activity', { activityId }, { delivery: 'after_end', deliveryDays: 10 });
  expect(await promised()).toBe('2026-12-01');
  // Nobody sends what is not paid yet.
  await mall.change('activity', { activityId }, { deliveryDays: 0 });
  expect(await promised()).toBe('2026-11-22');
});

test('a balance cannot be paid before its deposit, nor by another buyer', async () => {
  const id = await openPresale(mall);
  await fund(1, 1_000_000);
  const group = await orderActivity(mall, valve(id));
  const balanceId = String((await state(group))['id']);
  mall.clock.set('2026-11-22T10:00:00+08:00');
  const input = { presell_order_id: balanceId, type: 'balance' as const };
  expect(codeOf(await payPresale(mall.ctx(1), input))).toBe('order.wrong_state');
  expect(codeOf(await payPresale(mall.ctx(2), input))).toBe('order.not_found');
  const stranger = await mall.login(2);
  expect(codeOf(await stranger(presaleApi.methods, { presell_order_id: balanceId }))).toBe('order.not_found');
  expect(codeOf(await stranger(presaleApi.status, { presell_order_id: balanceId }))).toBe('order.not_found');
});

test('an empty account leaves the balance due', async () => {
  const { group, balanceId } = await deposited(2, 1);
  const { ['buyer_balance:2']: money = 0 } = await balances();
  const entries = [
    { account: ledger.buyerBalance(2), amount: -money },
    { account: ledger.platform('gateway'), amount: money },
  ];
  valueOf(
    await ledger.transfer(mall.system, { kind: 'recharge', targetId: newId(mall.clock.now()), entries }),
  );
  mall.clock.set('2026-11-22T10:00:00+08:00');
  expect(codeOf(await payPresale(mall.ctx(2), { presell_order_id: balanceId, type: 'balance' }))).toBe(
    'balance.short',
  );
  expect(await state(group)).toMatchObject({ order: 'balance_due', balance: 'due' });
});

test('the buyer’s list shows what is due first, with its window, and what was closed', async () => {
  const { balanceId } = await deposited();
  const call = await mall.login(1);
  const list = valueOf(await call(presaleApi.orders, {}));
  expect(list).toMatchObject({
    count: 1,
    list: [
      {
        status: 'balance_due',
        presell: { presell_order_id: balanceId, deposit_price: '80.00', activeStatus: 0 },
      },
    ],
  });
  mall.clock.set('2026-11-22T10:00:00+08:00');
  const detail = valueOf(await call(orderApi.detail, { id: list.list[0]!.order_id }));
  expect(detail).toMatchObject({ kind: 'presale', can_refund: false, presellOrder: { activeStatus: 1 } });
  const methods = valueOf(await call(presaleApi.methods, { presell_order_id: balanceId }));
  expect(methods.list[0]).toMatchObject({ type: 'balance', is_available: true });
  mall.clock.set('2026-11-24T10:00:00+08:00');
  await sweepPresales(mall.system);
  expect(valueOf(await call(presaleApi.orders, {})).list[0]).toMatchObject({ status: 'closed' });
  expect(presaleOrderFlow.next('closed', 'pay_balance')).toBeUndefined();
});
