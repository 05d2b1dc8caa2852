import { REFUND_STATES, type RefundState } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

export type { RefundState } from '#lib/contracts/states.ts';

/**
 * What a buyer asks back. While it is open its units are reserved on the lines; a refusal or a cancellation releases
 * them. `offered` waits for the buyer: the store gives less than was asked for, or (the refund then begins here) calls
 * an order off. Where the platform calls one off, it pays at once, also what the store has offered and the buyer has not
 * answered. `refunded` is the decision; whether the money has arrived is a state of the refund's payments.
 */
export const refundFlow = defineFlow({
  name: 'refund',
  states: REFUND_STATES,
  start: 'reviewing',
  end: ['refunded', 'refused', 'cancelled'],
  transitions: [
    { from: 'reviewing', event: 'pay', actor: ['merchant', 'platform', 'system'], to: 'refunded' },
    { from: 'reviewing', event: 'agree', actor: ['merchant', 'system'], to: 'to_return' },
    { from: 'reviewing', event: 'refuse', actor: 'merchant', to: 'refused' },
    { from: 'reviewing', event: 'cancel', actor: 'buyer', to: 'cancelled' },
    { from: 'reviewing', event: 'offer', actor: 'merchant', to: 'offered' },
    { from: 'returning', event: 'offer', actor: 'merchant', to: 'offered' },
    { from: 'offered', event: 'pay', actor: ['buyer', 'platform'], to: 'refunded' },
    { from: 'offered', event: 'decline', actor: ['buyer', 'system'], to: 'reviewing' },
    { from: 'offered', event: 'decline_returned', actor: ['buyer', 'system'], to: 'returning' },
    { from: 'offered', event: 'keep_order', actor: ['buyer', 'system'], to: 'cancelled' },
    { from: 'to_return', event: 'cancel', actor: 'buyer', to: 'cancelled' },
    { from: 'to_return', event: 'send_back', actor: 'buyer', to: 'returning' },
    // A number that was mistyped is said again.
    { from: 'returning', event: 'send_back', actor: 'buyer', to: 'returning' },
    { from: 'to_return', event: 'time_out', actor: 'system', to: 'cancelled' },
    { from: 'returning', event: 'pay', actor: ['merchant', 'system'], to: 'refunded' },
    { from: 'returning', event: 'refuse', actor: 'merchant', to: 'refused' },
    { from: 'refused', event: 'appeal', actor: 'buyer', to: 'arbitrating' },
    { from: 'arbitrating', event: 'pay', actor: 'platform', to: 'refunded' },
    { from: 'arbitrating', event: 'uphold', actor: 'platform', to: 'refused' },
    { from: 'refunded', event: 'hide', actor: 'buyer', to: 'refunded' },
    { from: 'refused', event: 'hide', actor: 'buyer', to: 'refused' },
    { from: 'cancelled', event: 'hide', actor: 'buyer', to: 'cancelled' },
  ],
});

export type RefundEvent = (typeof refundFlow.transitions)[number]['event'];
export type RefundActor = 'buyer' | 'merchant' | 'platform' | 'system';

/** States in which the store has to do something, and the clock runs against it. */
export const WAITING_STATES: readonly RefundState[] = ['reviewing', 'returning'];
