// What comes to the endpoint for notices and is not what it says.
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { CASHIER_MERCHANT_NO } from '#lib/adapters/payment/cashier/local-cashier.ts';
import { NOTICE_HEADERS, signNotice } from '#lib/adapters/payment/cashier/signed-notice.ts';
import { paymentApi } from '#lib/contracts/payment.ts';
import { after, minutes, seconds } from '#lib/kernel/clock.ts';
import { openPayMall, tradeOf, type Message } from '../../support/pay-mall.ts';

const mall = await openPayMall();
afterAll(() => mall.close());

/** A started payment and the notice that would pay it. */
async function started(amount = 1_000) {
  const call = await mall.buyer(1);
  const group = await mall.order(1, amount);
  const begun = await call(paymentApi.pay, { group_id: group, type: 'cashier' });
  const outTradeNo = tradeOf(begun.ok ? begun.value.pay_url : null);
  const facts = { outTradeNo, tradeNo: 'LC1', amount };
  const signed = (
    change: Partial<typeof facts> = {},
    merchant = CASHIER_MERCHANT_NO,
    at = mall.clock.now(),
  ) => signNotice(mall.privateKey, merchant, { ...facts, ...change }, at);
  const state = async () => (await mall.first('groupOrder', { groupOrderId: group }, ['status']))?.['status'];
  return { group, outTradeNo, facts, signed, state };
}

/** The status of the answer, after making sure that the message has moved nothing. */
async function refusal(message: Message, state: () => Promise<unknown>): Promise<number> {
  const before = await mall.balances();
  const { status } = await mall.notify(message);
  expect(await state()).toBe('unpaid');
  expect(await mall.balances()).toEqual(before);
  return status;
}

test('without a signature, with a broken one, or with the signature of another key: 401 and nothing moves', async () => {
  const { signed, facts, state } = await started();
  const good = signed();
  const { [NOTICE_HEADERS.signature]: signature = '', ...unsigned } = good.headers;
  expect(await refusal({ ...good, headers: unsigned }, state)).toBe(401);
  const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const forged = { ...good, headers: { ...good.headers, [NOTICE_HEADERS.signature]: flipped } };
  expect(await refusal(forged, state)).toBe(401);
  const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(await refusal(signNotice(otherKey, CASHIER_MERCHANT_NO, facts, mall.clock.now()), state)).toBe(401);
  expect(await refusal({ headers: {}, body: '' }, state)).toBe(401);
});

test('a signature covers body, time, nonce and merchant: none of them can be exchanged', async () => {
  const { signed, state } = await started();
  const good = signed();
  expect(await refusal({ ...good, body: good.body.replace('10.00', '0.01') }, state)).toBe(401);
  const later = String(Math.floor(mall.clock.now().getTime() / 1000) + 60);
  const changes = { timestamp: later, nonce: 'a'.repeat(26), merchant: '1900000002' } as const;
  for (const [name, value] of Object.entries(changes)) {
    const header = NOTICE_HEADERS[name as keyof typeof changes];
    expect(await refusal({ ...good, headers: { ...good.headers, [header]: value } }, state)).toBe(401);
  }
});

test('a notice for another merchant, signed with our key, is refused', async () => {
  const { signed, state } = await started();
  expect(await refusal(signed({}, '1900000002'), state)).toBe(401);
});

test('a notice is good for five minutes on either side of our clock', async () => {
  const { signed, state } = await started();
  const now = mall.clock.now();
  for (const off of [-minutes(5) - seconds(1), minutes(5) + seconds(1)]) {
    expect(await refusal(signed({}, undefined, after(now, off)), state)).toBe(401);
  }
  expect((await mall.notify(signed({}, undefined, after(now, -minutes(5))))).status).toBe(200);
  expect(await state()).toBe('paid');
});

test('a true signature over another amount or an unknown order is refused, kept and alarmed', async () => {
  const alarms: string[] = [];
  const { error } = mall.services.log;
  mall.services.log.error = ((_facts: object, event: string) => void alarms.push(event)) as typeof error;
  try {
    const { signed, state } = await started();
    expect(await refusal(signed({ amount: 999 }), state)).toBe(400);
    expect(await refusal(signed({ outTradeNo: '0'.repeat(26) }), state)).toBe(400);
    const refused = ['unknown_payment', 'wrong_amount'] as const;
    expect(await mall.list('paymentNotice', { outcome: refused }, 'outcome', { by: 'outcome' })).toEqual(
      refused,
    );
    expect(alarms).toEqual(['payment.notice_alarm', 'payment.notice_alarm']);
  } finally {
    mall.services.log.error = error;
  }
});

test('the same notice ten times, in parallel and one after the other, posts once and is always answered', async () => {
  const { signed, state, group } = await started(2_500);
  const notice = signed();
  const replies = await Promise.all(Array.from({ length: 10 }, () => mall.notify(notice)));
  replies.push(await mall.notify(notice));
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
  expect(await replies[0]!.text()).toBe(mall.cashier.noticeAnswer.body);
  expect(await state()).toBe('paid');
  const entries = await mall.list('ledgerEntry', { kind: 'pay_order', targetId: group }, 'transferId');
  expect(new Set(entries).size).toBe(1);
});

test('a new notice for a paid payment is answered and posts nothing', async () => {
  const { signed, group } = await started();
  expect((await mall.notify(signed())).status).toBe(200);
  expect((await mall.notify(signed())).status).toBe(200);
  expect(await mall.count('ledgerEntry', { kind: 'pay_order', targetId: group })).toBe(2);
});

test('a nonce that was used for one payment opens no other', async () => {
  const [one, two] = [await started(), await started()];
  const first = one.signed();
  expect((await mall.notify(first)).status).toBe(200);
  // Whoever holds the key and repeats a nonce is no honest cashier.
  await mall.change(
    'paymentNotice',
    { nonce: first.headers[NOTICE_HEADERS.nonce] },
    { outTradeNo: 'elsewhere' },
  );
  expect((await mall.notify(first)).status).toBe(400);
  expect(await two.state()).toBe('unpaid');
});

test('the address for notices knows no other provider, and no large body', async () => {
  const { signed, state } = await started();
  for (const provider of ['alipay', 'weixin', '__proto__', 'constructor', 'balance']) {
    expect((await mall.notify(signed(), provider)).status).toBe(404);
  }
  expect(await refusal({ headers: {}, body: 'x'.repeat(40_000) }, state)).toBe(413);
});
