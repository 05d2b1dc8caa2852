import { PAYMENT_STATES, REFUND_PAYMENT_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** One attempt to pay. A closed one can still be paid: the money may have been on its way. */
export const paymentFlow = defineFlow({
  name: 'payment',
  states: PAYMENT_STATES,
  start: 'pending',
  end: ['paid', 'closed', 'refunded'],
  transitions: [
    { from: 'pending', event: 'pay', to: 'paid', actor: ['buyer', 'provider'] },
    { from: 'pending', event: 'close', to: 'closed', actor: ['system', 'provider'] },
    { from: 'closed', event: 'pay', to: 'paid', actor: 'provider' },
    { from: 'paid', event: 'refund', to: 'refunded', actor: 'system' },
  ],
});

/** Money on its way back; a failed try is tried again. */
export const refundPaymentFlow = defineFlow({
  name: 'refund_payment',
  states: REFUND_PAYMENT_STATES,
  start: 'pending',
  end: ['done'],
  transitions: [
    { from: 'pending', event: 'succeed', to: 'done', actor: ['provider', 'system'] },
    { from: 'pending', event: 'fail', to: 'failed', actor: 'provider' },
    { from: 'failed', event: 'succeed', to: 'done', actor: 'provider' },
    { from: 'failed', event: 'fail', to: 'failed', actor: 'provider' },
  ],
});
