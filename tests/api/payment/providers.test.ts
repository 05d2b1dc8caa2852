// A mall that is paid through WeChat Pay and Alipay: notices, late money, refunds, and providers that are down.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAlipay } from '#lib/adapters/payment/alipay/alipay.ts';
import { withCircuitBreaker } from '#lib/adapters/payment/circuit-breaker.ts';
import { createWeixin } from '#lib/adapters/payment/weixin/weixin.ts';
import { paymentApi, type PayType } from '#lib/contracts/payment.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { ledgerInvariant, merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { refundPayment } from '#lib/domain/trade/payment/index.ts';
import { minutes, seconds } from '#lib/kernel/clock.ts';
import { openAlipayGateway, APP_ID, publicHalf } from '../../support/gateways/alipay-gateway.ts';
import { openWeixinGateway, type NoticeChange } from '../../support/gateways/weixin-gateway.ts';
import { openPayMall } from '../../support/pay-mall.ts';

const mall = await openPayMall();
const weixin = await openWeixinGateway(mall.clock);
const alipay = await openAlipayGateway(mall.clock);
beforeAll(() => {
  const { payments } = mall.services;
  payments['weixin'] = withCircuitBreaker(createWeixin(weixin.settings, mall.clock), mall.clock);
  const settings = {
    appId: APP_ID,
    privateKey: alipay.ours.privateKey,
    publicKey: publicHalf(alipay.theirs),
    gateway: `${alipay.url}/gateway.do`,
    siteUrl: 'https://mall.example',
  };
  payments['alipay'] = withCircuitBreaker(createAlipay(settings, mall.clock), mall.clock);
});
afterEach(async () => {
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
});
afterAll(async () => {
  // One test gives back past the acts, of which no sales are counted.
  await mall.close({ madeUp: true });
  await weixin.close();
  await alipay.close();
});

let uid = 50;
async function started(type: PayType, amount = 6_600) {
  uid += 1;
  const call = await mall.buyer(uid);
  const group = await mall.order(uid, amount);
  const begun = await call(paymentApi.pay, { group_id: group, type });
  const { outTradeNo, paymentId } = await mall.first('payment', { targetId: group });
  const state = async () => (await mall.first('groupOrder', { groupOrderId: group }, ['status']))?.['status'];
  return { call, group, begun, outTradeNo, paymentId, state };
}
const tell = (no: string, change: NoticeChange = {}) => mall.notify(weixin.notice(no, change), 'weixin');
const tellAlipay = (no: string, change: Record<string, string> = {}) =>
  mall.notify({ headers: {}, body: alipay.notice(no, change) }, 'alipay');

test('the buyer is given a code to scan; the notice pays the order, ten times over only once', async () => {
  const { begun, outTradeNo, state, group, call } = await started('weixinQr');
  expect(begun.ok && begun.value.qrcode).toMatch(/^data:image\/png/);
  const message = weixin.notice(outTradeNo);
  const answers = await Promise.all(Array.from({ length: 10 }, () => mall.notify(message, 'weixin')));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(await answers[0]!.json()).toEqual({ code: 'SUCCESS' });
  expect(await state()).toBe('paid');
  expect(await mall.count('ledgerEntry', { kind: 'pay_order', targetId: group })).toBe(2);
  expect(await call(paymentApi.status, { group_id: group })).toMatchObject({
    value: { pay_type: 'weixinQr' },
  });
});

test("Alipay's notice pays as well, and is answered with the word it waits for", async () => {
  const { outTradeNo, state } = await started('alipayQr');
  const answer = await tellAlipay(outTradeNo);
  expect([answer.status, await answer.text()]).toEqual([200, 'success']);
  expect(await state()).toBe('paid');
});

test('a signed notice with another sum, or for an order that is not ours, is refused and moves nothing', async () => {
  const { outTradeNo, state } = await started('weixinQr');
  const less = { facts: { amount: { total: 1, currency: 'CNY' } } };
  expect((await tell(outTradeNo, less)).status).toBe(400);
  expect((await tell('a'.repeat(26))).status).toBe(400);
  expect((await tellAlipay(outTradeNo, { total_amount: '66.00' })).status).toBe(400);
  expect(await state()).toBe('unpaid');
});

test('an unsigned notice is 401, a nonce on another payment 400', async () => {
  const [first, second] = [await started('weixinQr'), await started('weixinQr')];
  const { body } = weixin.notice(first.outTradeNo);
  expect((await mall.notify({ headers: {}, body }, 'weixin')).status).toBe(401);
  const nonce = 'f'.repeat(32);
  expect((await tell(first.outTradeNo, { nonce })).status).toBe(200);
  expect((await tell(second.outTradeNo, { nonce })).status).toBe(400);
  expect([await first.state(), await second.state()]).toEqual(['paid', 'unpaid']);
});

test('a notice that never comes is asked for when its time has come', async () => {
  const { outTradeNo, state } = await started('alipayQr');
  alipay.pay(outTradeNo);
  mall.clock.advance(seconds(31));
  await mall.runJobs();
  expect(await state()).toBe('paid');
});

test('money that comes after the order was cancelled goes back by itself', async () => {
  const { call, group, outTradeNo, state } = await started('weixinQr');
  expect(await call(orderApi.cancel, { id: group })).toMatchObject({ ok: true });
  weixin.pay(outTradeNo);
  expect((await tell(outTradeNo)).status).toBe(200);
  await mall.runJobs();
  expect(await state()).toBe('cancelled');
  expect([...weixin.trades.get(outTradeNo)!.refunds.values()]).toEqual(['SUCCESS']);
  expect(await call(paymentApi.status, { group_id: group })).toMatchObject({ value: { refund: 'done' } });
});

test('a refund that takes time is asked about, or its notice ends it; booked once either way', async () => {
  const { outTradeNo, paymentId } = await started('weixinQr');
  await tell(outTradeNo);
  weixin.state.refund = 'PROCESSING';
  const give = (targetId: string, amount: number) =>
    refundPayment(mall.system, {
      paymentId,
      reason: 'refund',
      targetId,
      from: [{ account: merchantFrozen(1), amount }],
      sn: 'TK1',
    });
  const refund = await give('r1', 1_000);
  await mall.runJobs();
  const stateOf = async (id: string) =>
    (await mall.first('refundPayment', { refundPaymentId: id }, ['status']))?.['status'];
  const row = refund.ok ? refund.value : undefined;
  expect(await stateOf(row!.refundPaymentId)).toBe('pending');
  const facts = { out_refund_no: row!.outRefundNo, refund_status: 'SUCCESS', trade_state: undefined };
  const done = { facts: { ...facts, amount: { total: 6_600, refund: 1_000 } } };
  expect((await tell(outTradeNo, done)).status).toBe(200);
  expect((await tell(outTradeNo, done)).status).toBe(200);
  expect(await stateOf(row!.refundPaymentId)).toBe('done');
  const second = await give('r2', 500);
  await mall.runJobs();
  weixin.state.refund = 'SUCCESS';
  mall.clock.advance(minutes(3));
  await mall.runJobs();
  expect(await stateOf(second.ok ? second.value.refundPaymentId : '')).toBe('done');
});

test('a provider that is down: the buyer hears it at once, the way is closed with its reason, then opens again', async () => {
  const address = weixin.settings.gateway;
  weixin.settings.gateway = 'http://127.0.0.1:9';
  const down = withCircuitBreaker(createWeixin(weixin.settings, mall.clock), mall.clock);
  mall.services.payments['weixin'] = down;
  weixin.settings.gateway = address;
  const { call, group, begun } = await started('weixinQr');
  expect(begun).toMatchObject({ failure: { code: 'payment.provider_down' } });
  for (let turn = 0; turn < 5; turn += 1) await call(paymentApi.pay, { group_id: group, type: 'weixinQr' });
  const wayOf = async () => {
    const methods = await call(paymentApi.methods, { group_id: group });
    return methods.ok ? methods.value.list.find((row) => row.type === 'weixinQr') : undefined;
  };
  expect(await wayOf()).toEqual({ type: 'weixinQr', is_available: false, reason: 'payment.provider_down' });
  await mall.fund(uid, 6_600);
  expect(await call(paymentApi.pay, { group_id: group, type: 'balance' })).toMatchObject({ ok: true });
  mall.clock.advance(seconds(31));
  expect(await wayOf()).toMatchObject({ is_available: true });
});
