import { defineFlow } from '#lib/kernel/flow.ts';

/** The balance of a deposit presale, from the order on. */
export const presaleOrderFlow = defineFlow({
  name: 'presale balance',
  states: ['waiting', 'due', 'paid', 'closed', 'returned', 'cancelled'],
  start: 'waiting',
  end: ['paid', 'closed', 'returned', 'cancelled'],
  transitions: [
    { from: 'waiting', event: 'pay_deposit', actor: ['buyer', 'gateway', 'platform'], to: 'due' },
    { from: 'waiting', event: 'cancel', actor: ['buyer', 'system'], to: 'cancelled' },
    { from: 'due', event: 'pay_balance', actor: ['buyer', 'gateway'], to: 'paid' },
    { from: 'due', event: 'time_out', actor: 'system', to: 'closed' },
    { from: 'due', event: 'give_back', actor: ['merchant', 'platform'], to: 'returned' },
    { from: 'closed', event: 'give_back', actor: ['merchant', 'platform'], to: 'returned' },
  ],
});

export type PresaleOrderState = (typeof presaleOrderFlow.states)[number];
