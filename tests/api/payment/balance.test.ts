// Paying from the balance, and what a recharge does to it.
import { afterAll, expect, test } from 'vitest';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { paymentApi, type PayType } from '#lib/contracts/payment.ts';
import { siteSetting } from '#lib/db/schema.ts';
import { erasePerson } from '#lib/domain/account/closing/index.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { openPayMall, tradeOf } from '../../support/pay-mall.ts';

const mall = await openPayMall();
afterAll(() => mall.close());

const BALANCED = { entriesSum: 0, unbalancedTransfers: 0, accountsOff: 0 };
const failureOf = (result: { ok: boolean; failure?: { code: string } }) => result.failure?.code;

test('a balance pays an order of two stores, and each store holds its share', async () => {
  const call = await mall.buyer(1);
  await mall.fund(1, 50_000);
  const group = await mall.order(1, 20_001, 9_999);
  const paid = await call(paymentApi.pay, { group_id: group, type: 'balance' });
  expect(paid).toMatchObject({
    ok: true,
    value: { status: 'success', order_id: group, pay_price: '300.00' },
  });
  expect(await mall.balances()).toMatchObject({
    'buyer_balance:1': 20_000,
    'merchant_frozen:1': 20_001,
    'merchant_frozen:2': 9_999,
    'gateway:0': -50_000,
  });
  const status = await call(paymentApi.status, { group_id: group });
  expect(status).toMatchObject({ ok: true, value: { paid: true, pay_type: 'balance', give_integral: 299 } });
  expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
});

test('a second click on pay answers the same and moves nothing', async () => {
  const call = await mall.buyer(2);
  await mall.fund(2, 10_000);
  const group = await mall.order(2, 4_000);
  const answers = [];
  for (let click = 0; click < 3; click += 1)
    answers.push(await call(paymentApi.pay, { group_id: group, type: 'balance' }));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect((await mall.balances())['buyer_balance:2']).toBe(6_000);
});

test('a balance that is too low pays nothing and says so beforehand', async () => {
  const call = await mall.buyer(3);
  await mall.fund(3, 99);
  const group = await mall.order(3, 100);
  const methods = await call(paymentApi.methods, { group_id: group });
  expect(methods.ok && methods.value.list).toEqual([
    { type: 'balance', is_available: false, reason: 'balance.short' },
    { type: 'cashier', is_available: true, reason: null },
    { type: 'weixinQr', is_available: false, reason: 'payment.method_off' },
    { type: 'alipayQr', is_available: false, reason: 'payment.method_off' },
    { type: 'offline', is_available: false, reason: 'payment.method_off' },
    { type: 'credit', is_available: false, reason: 'credit.not_approved' },
  ]);
  const refused = await call(paymentApi.pay, { group_id: group, type: 'balance' });
  expect(failureOf(refused)).toBe('balance.short');
  expect(await mall.first('groupOrder', { groupOrderId: group }, ['status'])).toEqual({
    status: 'unpaid',
  });
  expect(await mall.count('payment', { targetId: group })).toBe(0);
});

test.each<PayType>(['weixin', 'weixinQr', 'alipay', 'alipayQr'])(
  '%s is off until it is configured',
  async (type) => {
    const call = await mall.buyer(3);
    const group = await mall.order(3, 100);
    expect(failureOf(await call(paymentApi.pay, { group_id: group, type }))).toBe('payment.method_off');
  },
);

test('an amount in the request changes nothing, an unknown way to pay is refused', async () => {
  const call = await mall.buyer(4);
  await mall.fund(4, 5_000);
  const group = await mall.order(4, 5_000);
  const forged = { group_id: group, type: 'balance' as const, price: '0.01', pay_price: 1, uid: 1, paid: 1 };
  expect(await call(paymentApi.pay, forged)).toMatchObject({ ok: true, value: { pay_price: '50.00' } });
  expect((await mall.balances())['buyer_balance:4']).toBeUndefined();
  const other = await mall.order(4, 100);
  const odd = await call(paymentApi.pay, { group_id: other, type: 'gold' as 'balance' });
  expect(failureOf(odd)).toBe('payment.method_required');
});

test('nobody pays, sees or asks about an order of another buyer', async () => {
  const group = await mall.order(1, 100);
  const stranger = await mall.buyer(5);
  await mall.fund(5, 1_000);
  expect(failureOf(await stranger(paymentApi.pay, { group_id: group, type: 'balance' }))).toBe(
    'order.not_found',
  );
  expect(failureOf(await stranger(paymentApi.pay, { group_id: group, type: 'cashier' }))).toBe(
    'order.not_found',
  );
  expect(failureOf(await stranger(paymentApi.status, { group_id: group }))).toBe('order.not_found');
  expect(failureOf(await stranger(paymentApi.methods, { group_id: group }))).toBe('order.not_found');
  expect(failureOf(await mall.as()(paymentApi.pay, { group_id: group, type: 'balance' }))).toBe(
    'auth.required',
  );
});

test('an order that is cancelled or past its time takes no payment', async () => {
  const call = await mall.buyer(6);
  await mall.fund(6, 1_000);
  const cancelled = await mall.order(6, 100);
  await mall.change('groupOrder', { groupOrderId: cancelled }, { status: 'cancelled' });
  const late = await mall.order(6, 100);
  await mall.change('groupOrder', { groupOrderId: late }, (t) => ({ closesAt: t.createdAt }));
  for (const group of [cancelled, late]) {
    for (const type of ['balance', 'cashier'] as const) {
      expect(failureOf(await call(paymentApi.pay, { group_id: group, type }))).toBe('order.cancelled');
    }
  }
});

test('an order that costs nothing is paid without a provider and without a posting', async () => {
  const call = await mall.buyer(7);
  const group = await mall.order(7, 0);
  expect(await call(paymentApi.pay, { group_id: group, type: 'cashier' })).toMatchObject({
    ok: true,
    value: { status: 'success' },
  });
  expect(await mall.count('payment', { targetId: group })).toBe(0);
});

test('a recharge grows the balance by what was paid and by the gift of the offer', async () => {
  const value = {
    quota: [{ rechargeId: 9, price: 10_000, give: 500 }],
    attention: { 'en-US': ['Not refundable'] },
  };
  await mall.services.database.db.insert(siteSetting).values({ key: 'recharge', value });
  const quota = await mall.as(undefined, 'en-US')(presaleBalanceApi.quota);
  expect(quota).toMatchObject({
    ok: true,
    value: {
      recharge_quota: [{ recharge_id: 9, price: '100.00', give: '5.00' }],
      recharge_attention: ['Not refundable'],
    },
  });
  const call = await mall.buyer(8);
  const started = await call(presaleBalanceApi.recharge, { type: 'cashier', recharge_id: 9, price: '0.01' });
  if (!started.ok) throw new Error(started.failure.code);
  expect(started.value).toMatchObject({ status: 'cashier', pay_price: '100.00' });
  const id = started.value.order_id;
  expect(await call(presaleBalanceApi.rechargeStatus, { recharge_id: id })).toMatchObject({
    ok: true,
    value: { paid: false },
  });

  await mall.cashier.counter?.confirm(tradeOf(started.value.pay_url));
  expect(await mall.runJobs()).toEqual([]);
  expect(await call(presaleBalanceApi.rechargeStatus, { recharge_id: id })).toMatchObject({
    ok: true,
    value: { paid: true, price: '100.00', give: '5.00' },
  });
  expect((await mall.balances())['buyer_balance:8']).toBe(10_500);

  const group = await mall.order(8, 300);
  await call(paymentApi.pay, { group_id: group, type: 'balance' });
  const bill = async (type: number) => {
    const rows = await call(presaleBalanceApi.bill, { type });
    return rows.ok ? rows.value.list.map((row) => [row.pm, row.title, row.number, row.balance]) : [];
  };
  const spent = [0, '购买商品', '3.00', '102.00'];
  const recharged = [
    [1, '充值赠送', '5.00', '105.00'],
    [1, '余额充值', '100.00', '100.00'],
  ];
  expect(await bill(0)).toEqual([spent, ...recharged]);
  expect(await bill(1)).toEqual([spent]);
  expect(await bill(2)).toEqual(recharged);
  expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
});

test('money of a recharge that comes after the account was closed goes back to where it came from', async () => {
  const call = await mall.buyer(12);
  const started = await call(presaleBalanceApi.recharge, { type: 'cashier', price: '50.00' });
  if (!started.ok) throw new Error(started.failure.code);
  const trade = tradeOf(started.value.pay_url);
  await mall.change('payment', { outTradeNo: trade }, { status: 'closed' });
  const closed = await mall.services.database.tx(() => erasePerson(mall.system, 12));
  expect(closed).toMatchObject({ ok: true });
  await mall.cashier.counter?.confirm(trade);
  expect(await mall.runJobs()).toEqual([]);
  expect(await mall.first('cashierTrade', { outTradeNo: trade }, ['refunded'])).toEqual({
    refunded: 5000,
  });
  expect((await mall.balances())['buyer_balance:12']).toBeUndefined();
  expect(await ledgerInvariant(mall.system)).toEqual(BALANCED);
});

test('a recharge of nothing, too little, too much or an unknown offer is refused, and never by balance', async () => {
  const call = await mall.buyer(9);
  for (const price of ['0', '0.99', '-5', '1e3', '500000.01', ' 5', '', 0.5]) {
    const refused = await call(presaleBalanceApi.recharge, { type: 'cashier', price });
    expect(refused).toMatchObject({ failure: { code: 'recharge.amount', params: { min: '1.00' } } });
  }
  expect(failureOf(await call(presaleBalanceApi.recharge, { type: 'cashier', recharge_id: 77 }))).toBe(
    'recharge.amount',
  );
  expect(failureOf(await call(presaleBalanceApi.recharge, { type: 'balance', price: '5' }))).toBe(
    'payment.method_off',
  );
});

test('nobody looks at the recharge of another buyer', async () => {
  const call = await mall.buyer(10);
  const started = await call(presaleBalanceApi.recharge, { type: 'cashier', price: '5.00' });
  const id = started.ok ? started.value.order_id : '';
  const stranger = await mall.buyer(11);
  expect(failureOf(await stranger(presaleBalanceApi.rechargeStatus, { recharge_id: id }))).toBe(
    'recharge.not_found',
  );
});
