// Many requests for the same money at the same moment, on a PostgreSQL with real locks.
import { and, eq, notLike } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CASHIER_MERCHANT_NO } from '#lib/adapters/payment/cashier/local-cashier.ts';
import { signNotice } from '#lib/adapters/payment/cashier/signed-notice.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { ledgerInvariant, merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { cancelOrder } from '#lib/domain/trade/order/pay/cancel-order.ts';
import type { VerifiedNotice } from '#lib/adapters/payment/payment-provider.ts';
import { refundPayment, takeNotice } from '#lib/domain/trade/payment/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { openPayMall, tradeOf, type PayMall } from '../support/pay-mall.ts';
import { times } from './at-once.ts';

let database: FreshDatabase;
let mall: PayMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openPayMall({ url: database.url });
});
afterAll(async () => {
  await mall.close({ withoutSales: true });
  await database.drop();
});

// Each test has the whole of the limit on calls for itself.
beforeEach(() => mall.clock.advance(minutes(2)));

const inBalance = async (uid: number): Promise<number> =>
  (await mall.balances())[`buyer_balance:${uid}`] ?? 0;
const expectBalanced = async (): Promise<void> =>
  expect(await ledgerInvariant(mall.system)).toEqual({
    entriesSum: 0,
    unbalancedTransfers: 0,
    accountsOff: 0,
  });
const transfersOf = async (targetId: string): Promise<number> => {
  const entries = await mall.list(
    'ledgerEntry',
    (t) => and(eq(t.targetId, targetId), notLike(t.kind, 'points%')),
    'transferId',
  );
  return new Set(entries).size;
};

async function started(uid: number, amount: number) {
  const call = await mall.buyer(uid);
  const group = await mall.order(uid, amount);
  const begun = await call(paymentApi.pay, { group_id: group, type: 'cashier' });
  const outTradeNo = tradeOf(begun.ok ? begun.value.pay_url : null);
  const notice = () =>
    signNotice(
      mall.privateKey,
      CASHIER_MERCHANT_NO,
      { outTradeNo, tradeNo: 'LC1', amount },
      mall.clock.now(),
    );
  const orderStatus = async () =>
    (await mall.first('groupOrder', { groupOrderId: group }, ['status']))?.['status'];
  return { call, group, outTradeNo, notice, orderStatus };
}

test('fifty copies of one notice post once and are all answered', async () => {
  const { group, notice, orderStatus } = await started(1, 1_000);
  const copy = notice();
  const replies = await times(50, () => mall.notify(copy));
  expect(replies.map((reply) => reply.status)).toEqual(Array(50).fill(200));
  expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
  expect(await orderStatus()).toBe('paid');
  expect(await transfersOf(group)).toBe(1);
  await expectBalanced();
});

test('fifty notices of one payment, each signed anew, post once', async () => {
  const { group, notice } = await started(1, 2_000);
  const replies = await times(50, () => mall.notify(notice()));
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  expect(await transfersOf(group)).toBe(1);
  await expectBalanced();
});

test('fifty copies of a notice of a refund book it once and hear the same, beside the job that asks', async () => {
  const { group, outTradeNo, notice } = await started(9, 3_000);
  await mall.cashier.counter!.confirm(outTradeNo);
  await mall.notify(notice());
  const payment = await mall.first('payment', { targetId: group }, { id: 'paymentId' });
  const asked = await refundPayment(mall.system, {
    paymentId: String(payment?.['id']),
    reason: 'refund',
    targetId: 'refund-of-notices',
    from: [{ account: merchantFrozen(1), amount: 1_000 }],
    sn: 'TK9',
  });
  const { outRefundNo, refundPaymentId } = asked.ok ? asked.value : expect.unreachable();
  expect((await mall.balances())['refund_due:0']).toBe(1_000);
  const told = (nonce: string): VerifiedNotice => ({
    outTradeNo,
    status: 'paid',
    amount: 3_000,
    nonce,
    merchantNo: CASHIER_MERCHANT_NO,
    refund: { outRefundNo, isDone: true },
  });
  const [heard] = await Promise.all([
    times(50, () => takeNotice(mall.system, 'cashier', told('one-and-the-same-nonce'))),
    times(50, (at) => takeNotice(mall.system, 'cashier', told(`another-nonce-${at}`))),
    mall.runJobs(),
  ]);
  expect(new Set(heard)).toEqual(new Set(['already']));
  expect(await transfersOf(refundPaymentId)).toBe(1);
  expect((await mall.balances())['refund_due:0']).toBeUndefined();
  expect(await mall.first('refundPayment', { refundPaymentId }, ['status'])).toEqual({ status: 'done' });
  await expectBalanced();
});

test('paying by balance fifty times at once pays once, and every answer is the same', async () => {
  const call = await mall.buyer(2);
  await mall.fund(2, 100_000);
  const group = await mall.order(2, 1_500);
  const answers = await times(50, () => call(paymentApi.pay, { group_id: group, type: 'balance' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.ok).toBe(true);
  expect(await inBalance(2)).toBe(98_500);
});

test('a balance for three orders pays three of twenty, never more', async () => {
  const call = await mall.buyer(3);
  await mall.fund(3, 3_000);
  const orders = await times(20, () => mall.order(3, 1_000));
  const answers = await times(20, (at) => call(paymentApi.pay, { group_id: orders[at]!, type: 'balance' }));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure.code]));
  expect(new Set(codes)).toEqual(new Set(['balance.short']));
  expect(await inBalance(3)).toBe(0);
  await expectBalanced();
});

test('starting a payment twenty times at once makes one payment', async () => {
  const call = await mall.buyer(4);
  const group = await mall.order(4, 500);
  const answers = await times(20, () => call(paymentApi.pay, { group_id: group, type: 'cashier' }));
  expect(
    new Set(answers.map((answer) => (answer.ok ? answer.value.pay_url : answer.failure.code))).size,
  ).toBe(1);
  expect(await mall.count('payment', { targetId: group })).toBe(1);
});

test('notice, lost-notice search, polls and balance at once: paid once, the second money goes back', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { call, group, outTradeNo, notice, orderStatus } = await started(5, 700);
    await mall.fund(5, 700);
    await mall.cashier.counter!.confirm(outTradeNo);
    await Promise.all([
      mall.notify(notice()),
      call(paymentApi.pay, { group_id: group, type: 'balance' }),
      call(paymentApi.status, { group_id: group }),
      mall.notify(notice()),
    ]);
    await mall.runJobs();
    expect(await orderStatus()).toBe('paid');
    expect(await transfersOf(group)).toBe(1);
    expect(await mall.count('payment', { targetId: group, status: 'paid' })).toBe(1);
  }
  await expectBalanced();
  expect((await mall.balances())['refund_due:0']).toBeUndefined();
});

test('a notice and a cancel at once: one of them wins, and no money stays with a cancelled order', async () => {
  const outcomes = { paid: 0, cancelled: 0 };
  for (let round = 0; round < 30; round += 1) {
    const { call, group, outTradeNo, notice, orderStatus } = await started(8, 600);
    await mall.cashier.counter!.confirm(outTradeNo);
    const ctx = {
      ...mall.system,
      actor: { kind: 'user' as const, uid: 8, sessionId: '', roles: [], merId: null },
    };
    const cancel = () => cancelOrder(ctx, { id: group });
    const acts = [() => mall.notify(notice()), cancel, () => call(paymentApi.status, { group_id: group })];
    await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
    expect(await mall.runJobs()).toEqual([]);
    const ended = (await orderStatus()) as keyof typeof outcomes;
    outcomes[ended] += 1;
    const payment = await mall.first('payment', { targetId: group }, ['status']);
    expect(payment).toEqual({ status: ended === 'paid' ? 'paid' : 'refunded' });
    expect(await transfersOf(group)).toBe(ended === 'paid' ? 1 : 0);
    const orderId = await mall.list('storeOrder', { groupOrderId: group }, 'orderId');
    const steps = await mall.list('orderLog', { orderId }, 'event');
    expect(new Set(steps)).toEqual(new Set([ended === 'paid' ? 'pay' : 'cancel']));
  }
  expect(outcomes.paid + outcomes.cancelled).toBe(30);
  await expectBalanced();
  expect((await mall.balances())['refund_due:0']).toBeUndefined();
});

test('twenty recharge notices and twenty payments from the balance lose no update', async () => {
  const call = await mall.buyer(6);
  await mall.fund(6, 20_000);
  const recharges = await times(20, async () => {
    const begun = await call(presaleBalanceApi.recharge, { type: 'cashier', price: '3.00' });
    return tradeOf(begun.ok ? begun.value.pay_url : null);
  });
  const orders = await times(20, () => mall.order(6, 1_000));
  const paidIn = (outTradeNo: string) =>
    mall.notify(
      signNotice(
        mall.privateKey,
        CASHIER_MERCHANT_NO,
        { outTradeNo, tradeNo: 'LC1', amount: 300 },
        mall.clock.now(),
      ),
    );
  await Promise.all([
    ...recharges.map(paidIn),
    ...orders.map((group) => call(paymentApi.pay, { group_id: group, type: 'balance' })),
  ]);
  expect(await inBalance(6)).toBe(20_000 + 20 * 300 - 20 * 1_000);
  await expectBalanced();
});

test('a hundred refunds of one payment at once give back no more than it was', async () => {
  const call = await mall.buyer(7);
  await mall.fund(7, 1_000);
  const group = await mall.order(7, 1_000);
  await call(paymentApi.pay, { group_id: group, type: 'balance' });
  const payment = await mall.first('payment', { targetId: group }, { payment_id: 'paymentId' });
  const refund = (at: number) =>
    refundPayment(mall.system, {
      paymentId: String(payment?.['payment_id']),
      reason: 'refund',
      // Ten refunds, each asked for ten times.
      targetId: `refund-${at % 10}`,
      from: [{ account: merchantFrozen(1), amount: 150 }],
      sn: 'TK1',
    });
  const answers = await times(100, refund);
  const given = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.refundPaymentId] : [])));
  expect(given.size).toBe(6);
  expect(await inBalance(7)).toBe(900);
  await expectBalanced();
});
