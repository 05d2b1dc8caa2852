// Paying at the local cashier: there and back, lost notices, late money.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { ledgerInvariant } from '#lib/domain/trade/ledger/index.ts';
import { minutes, seconds } from '#lib/kernel/clock.ts';
import { openPayMall, tradeOf, type PayMall } from '../../support/pay-mall.ts';

let mall: PayMall;
let call: Call;
beforeEach(async () => {
  mall = await openPayMall();
  call = await mall.buyer(1);
});
afterEach(async () => {
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
  await mall.close();
});

async function start(group: string, return_url?: string) {
  const started = await call(paymentApi.pay, { group_id: group, type: 'cashier', return_url });
  if (!started.ok) throw new Error(started.failure.code);
  return { ...started.value, trade: tradeOf(started.value.pay_url) };
}
const confirm = (trade: string) => mall.cashier.counter!.confirm(trade);
const cancelOrder = (group: string) =>
  mall.change('groupOrder', { groupOrderId: group }, { status: 'cancelled' });
const paymentStatus = async (trade: string) =>
  (await mall.first('payment', { outTradeNo: trade }, ['status']))?.['status'];
async function status(group: string) {
  const found = await call(paymentApi.status, { group_id: group });
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

test('the payer confirms, a signed notice arrives, the order is paid and the stores hold the money', async () => {
  const group = await mall.order(1, 700, 300);
  const started = await start(group);
  expect(started).toMatchObject({
    status: 'cashier',
    pay_url: `/cashier/pay/${started.trade}`,
    pay_price: '10.00',
  });
  expect(started.qrcode).toMatch(/^data:image\/png;base64,/);
  expect(await status(group)).toMatchObject({ paid: false, attempt: { type: 'cashier', status: 'pending' } });
  expect(await confirm(started.trade)).toBe(true);
  expect(await mall.runJobs()).toEqual([]);
  expect(mall.wire.sent).toHaveLength(1);
  expect(await status(group)).toMatchObject({
    paid: true,
    status: 'paid',
    pay_type: 'cashier',
    attempt: null,
  });
  expect(await mall.balances()).toEqual({
    'gateway:0': -1000,
    'merchant_frozen:1': 700,
    'merchant_frozen:2': 300,
  });
});

test('asking to pay again takes up the payment that waits', async () => {
  const group = await mall.order(1, 500);
  expect((await start(group)).trade).toBe((await start(group)).trade);
  expect(await mall.count('payment')).toBe(1);
});

test('a payer who gave up at the cashier sees it and pays again under a new number', async () => {
  const group = await mall.order(1, 500);
  const first = await start(group);
  await mall.cashier.counter!.cancel(first.trade);
  expect(await status(group)).toMatchObject({ paid: false, attempt: { status: 'closed' } });
  const second = await start(group);
  expect(second.trade).not.toBe(first.trade);
  expect(await confirm(first.trade)).toBe(false);
  await confirm(second.trade);
  await mall.runJobs();
  expect(await status(group)).toMatchObject({ paid: true });
});

test('a lost notice is found when the payer looks', async () => {
  const group = await mall.order(1, 500);
  const { trade } = await start(group);
  mall.wire.isCut = true;
  await confirm(trade);
  expect(await mall.runJobs()).toEqual(['cashier.notify: The wire is cut']);
  expect(await status(group)).toMatchObject({ paid: true });
});

test('a lost notice is found by asking after half a minute, and the late notice posts nothing more', async () => {
  const group = await mall.order(1, 500);
  const { trade } = await start(group);
  mall.wire.isCut = true;
  await confirm(trade);
  await mall.runJobs();
  mall.clock.advance(seconds(29));
  await mall.runJobs();
  expect(await paymentStatus(trade)).toBe('pending');
  mall.clock.advance(seconds(1));
  await mall.runJobs();
  expect(await paymentStatus(trade)).toBe('paid');
  expect((await mall.notify(mall.wire.sent[0]!)).status).toBe(200);
  expect(await mall.balances()).toEqual({ 'gateway:0': -500, 'merchant_frozen:1': 500 });
});

test('asking goes on with longer and longer pauses, and ends when the order is cancelled', async () => {
  const group = await mall.order(1, 500);
  const { trade } = await start(group);
  const pauses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const next = mall.jobs.filter((job) => job.name === 'payment.ask').at(-1)!.at!;
    pauses.push((next.getTime() - mall.clock.now().getTime()) / 1000);
    mall.clock.set(next.toISOString());
    await mall.runJobs();
  }
  expect(pauses).toEqual([30, 30, 60, 120, 240, 480]);
  await cancelOrder(group);
  mall.clock.advance(minutes(10));
  await mall.runJobs();
  expect(await paymentStatus(trade)).toBe('closed');
  expect(mall.jobs.filter((job) => job.name === 'payment.ask')).toHaveLength(1);
  expect(await confirm(trade)).toBe(false);
});

test('money that arrives after the order was cancelled goes back by itself, once', async () => {
  const group = await mall.order(1, 500);
  const { trade } = await start(group);
  await cancelOrder(group);
  expect(await confirm(trade)).toBe(true);
  expect(await mall.runJobs()).toEqual([]);
  expect(await status(group)).toMatchObject({ paid: false, status: 'cancelled', refund: 'done' });
  expect(await paymentStatus(trade)).toBe('refunded');
  expect(await mall.first('cashierTrade', {}, ['refunded'])).toEqual({ refunded: 500 });
  expect(await mall.balances()).toEqual({});
  expect((await mall.notify(mall.wire.sent[0]!)).status).toBe(200);
  expect(await mall.runJobs()).toEqual([]);
  expect(await mall.first('cashierTrade', {}, ['refunded'])).toEqual({ refunded: 500 });
});

test('an order paid twice, by balance and at the cashier, gives the second money back', async () => {
  const group = await mall.order(1, 500);
  const { trade } = await start(group);
  await mall.fund(1, 500);
  await call(paymentApi.pay, { group_id: group, type: 'balance' });
  await confirm(trade);
  await mall.runJobs();
  expect(await paymentStatus(trade)).toBe('refunded');
  expect(await mall.balances()).toEqual({ 'gateway:0': -500, 'merchant_frozen:1': 500 });
});

test('a refund that the cashier refuses is tried again until it works', async () => {
  const group = await mall.order(1, 500);
  const { trade } = await start(group);
  await cancelOrder(group);
  await confirm(trade);
  const refund = mall.cashier.refund;
  mall.cashier.refund = () => Promise.reject(new Error('closed for lunch'));
  expect(await mall.runJobs()).toEqual(['payment.refund: closed for lunch']);
  expect(
    await mall.first('refundPayment', {}, { status: 'status', tries: 'tries', last_error: 'lastError' }),
  ).toEqual({
    status: 'failed',
    tries: 1,
    last_error: 'closed for lunch',
  });
  expect(await mall.balances()).toEqual({ 'gateway:0': -500, 'refund_due:0': 500 });
  mall.cashier.refund = refund;
  const row = await mall.first('refundPayment', {}, { id: 'refundPaymentId' });
  for (let again = 0; again < 3; again += 1) {
    await mall.services.jobs.send('payment.refund', { refundPaymentId: String(row?.['id']) });
  }
  expect(await mall.runJobs()).toEqual([]);
  expect(await mall.balances()).toEqual({});
});

test('a cashier that is down leaves the order to be paid', async () => {
  const group = await mall.order(1, 500);
  const begin = mall.cashier.start;
  mall.cashier.start = () => Promise.reject(new Error('down'));
  const refused = await call(paymentApi.pay, { group_id: group, type: 'cashier' });
  expect(refused).toMatchObject({ ok: false, failure: { code: 'payment.provider_down' } });
  mall.cashier.start = begin;
  expect(await status(group)).toMatchObject({ paid: false, status: 'unpaid' });
  await confirm((await start(group)).trade);
  await mall.runJobs();
  expect(await status(group)).toMatchObject({ paid: true });
});

test('a price that changed while the payer was at the cashier: the new number has it, old money goes back', async () => {
  const group = await mall.order(1, 500);
  const first = await start(group);
  await mall.change('storeOrder', { groupOrderId: group }, { payPrice: 400, totalPrice: 400 });
  await mall.change('groupOrder', { groupOrderId: group }, { payPrice: 400, totalPrice: 400 });
  await confirm(first.trade);
  await mall.runJobs();
  expect(await paymentStatus(first.trade)).toBe('refunded');
  const second = await start(group);
  expect(second).toMatchObject({ pay_price: '4.00' });
  await confirm(second.trade);
  await mall.runJobs();
  expect(await status(group)).toMatchObject({ paid: true });
  expect(await mall.balances()).toEqual({ 'gateway:0': -400, 'merchant_frozen:1': 400 });
});

test('the way back stays on this site', async () => {
  const group = await mall.order(1, 500);
  const foreign = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'http://localhost:4321@evil.example/',
  ];
  for (const return_url of foreign) {
    const refused = await call(paymentApi.pay, { group_id: group, type: 'cashier', return_url });
    expect(refused).toMatchObject({
      ok: false,
      failure: { code: 'payment.return_url', field: 'return_url' },
    });
  }
  const { trade } = await start(group, 'http://localhost:4321/en-US/payment?orderId=1');
  expect(await mall.cashier.counter!.find(trade)).toMatchObject({ returnUrl: '/en-US/payment?orderId=1' });
});
