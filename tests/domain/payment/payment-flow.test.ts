import { expect, test } from 'vitest';
import { paymentFlow, refundPaymentFlow } from '#lib/domain/trade/payment/index.ts';

test('money that was on its way can still pay a closed payment; nothing pays twice', () => {
  const pay = Object.fromEntries(paymentFlow.states.map((state) => [state, paymentFlow.next(state, 'pay')]));
  expect(pay).toEqual({ pending: 'paid', closed: 'paid', paid: undefined, refunded: undefined });
});

test('only a pending payment is closed, only a paid one goes back', () => {
  const close = paymentFlow.states.filter((state) => paymentFlow.next(state, 'close'));
  const refund = paymentFlow.states.filter((state) => paymentFlow.next(state, 'refund'));
  expect([close, refund]).toEqual([['pending'], ['paid']]);
});

test('a refund that is done stays done', () => {
  expect(refundPaymentFlow.allowed('done')).toEqual([]);
});
