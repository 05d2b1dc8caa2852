// Giving money back along the way it came, whatever the order of the steps.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { paymentApi, type PayType } from '#lib/contracts/payment.ts';
import { ledgerInvariant, merchantFrozen } from '#lib/domain/trade/ledger/index.ts';
import { refundPayment } from '#lib/domain/trade/payment/index.ts';
import { openPayMall, tradeOf } from '../../support/pay-mall.ts';

const mall = await openPayMall();
afterAll(() => mall.close({ withoutSales: true }));

async function paid(uid: number, type: PayType, amount: number): Promise<string> {
  const call = await mall.buyer(uid);
  if (type === 'balance') await mall.fund(uid, amount);
  const group = await mall.order(uid, amount);
  const started = await call(paymentApi.pay, { group_id: group, type });
  if (type === 'cashier') {
    await mall.cashier.counter!.confirm(tradeOf(started.ok ? started.value.pay_url : null));
    await mall.runJobs();
  }
  const row = await mall.first('payment', { targetId: group }, { payment_id: 'paymentId' });
  return String(row?.['payment_id']);
}

const giveBack = (paymentId: string, targetId: string, amount: number) =>
  refundPayment(mall.system, {
    paymentId,
    reason: 'refund',
    targetId,
    from: [{ account: merchantFrozen(1), amount }],
    sn: 'TK1',
  });
const statusOf = async (paymentId: string) =>
  (await mall.first('payment', { paymentId }, ['status']))?.['status'];

test('a balance payment goes back to the balance at once, in parts, and is refunded when all of it is', async () => {
  const paymentId = await paid(1, 'balance', 1_000);
  expect(await giveBack(paymentId, 'a', 400)).toMatchObject({ ok: true, value: { status: 'done' } });
  expect(await statusOf(paymentId)).toBe('paid');
  expect(await giveBack(paymentId, 'b', 600)).toMatchObject({ ok: true, value: { status: 'done' } });
  expect(await statusOf(paymentId)).toBe('refunded');
  expect((await mall.balances())['buyer_balance:1']).toBe(1_000);
});

test('a payment at the cashier goes back there, and is due to the payer until it has arrived', async () => {
  const paymentId = await paid(2, 'cashier', 1_000);
  const asked = await giveBack(paymentId, 'a', 250);
  expect(asked).toMatchObject({ ok: true, value: { status: 'pending' } });
  expect((await mall.balances())['refund_due:0']).toBe(250);
  expect(await mall.runJobs()).toEqual([]);
  expect((await mall.balances())['refund_due:0']).toBeUndefined();
  expect(await mall.first('cashierTrade', {}, ['refunded'])).toEqual({ refunded: 250 });
  expect(await statusOf(paymentId)).toBe('paid');
});

test('the same refund again is the first one, and all together never exceed the payment', async () => {
  const paymentId = await paid(3, 'balance', 500);
  const first = await giveBack(paymentId, 'a', 300);
  expect(await giveBack(paymentId, 'a', 300)).toEqual(first);
  expect(await giveBack(paymentId, 'b', 201)).toEqual({
    ok: false,
    failure: { code: 'refund.above_maximum', params: { x: '2.00' } },
  });
  expect(await giveBack(paymentId, 'c', 0)).toMatchObject({ ok: false });
  expect((await mall.balances())['buyer_balance:3']).toBe(300);
});

test('a payment that is unknown or was never paid gives nothing back', async () => {
  const call = await mall.buyer(4);
  const group = await mall.order(4, 500);
  await call(paymentApi.pay, { group_id: group, type: 'cashier' });
  const row = await mall.first('payment', { targetId: group }, { payment_id: 'paymentId' });
  for (const id of [String(row?.['payment_id']), 'nothing']) {
    expect(await giveBack(id, 'x', 1)).toMatchObject({ ok: false, failure: { code: 'request.not_found' } });
  }
});

test('any refunds of any payments leave books that balance and buyers with what is theirs', async () => {
  const payment = fc.record({
    type: fc.constantFrom<PayType>('balance', 'cashier'),
    amount: fc.integer({ min: 1, max: 100_000 }),
    refunds: fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 5 }),
  });
  let uid = 100;
  await fc.assert(
    fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 3 }), async (payments) => {
      for (const { type, amount, refunds } of payments) {
        uid += 1;
        mall.clock.advance(60_000);
        const paymentId = await paid(uid, type, amount);
        let rest = amount;
        for (const [at, refund] of refunds.entries()) {
          const given = await giveBack(paymentId, String(at), refund);
          expect(given.ok).toBe(refund <= rest);
          if (given.ok) rest -= refund;
        }
        await mall.runJobs();
        expect(await statusOf(paymentId)).toBe(rest === 0 ? 'refunded' : 'paid');
        const back = (await mall.balances())[`buyer_balance:${uid}`] ?? 0;
        expect(back).toBe(type === 'balance' ? amount - rest : 0);
      }
      const sums = await ledgerInvariant(mall.system);
      expect(sums).toEqual({ entriesSum: 0, unbalancedTransfers: 0, accountsOff: 0 });
      expect((await mall.balances())['refund_due:0']).toBeUndefined();
    }),
    { numRuns: 12 },
  );
});
