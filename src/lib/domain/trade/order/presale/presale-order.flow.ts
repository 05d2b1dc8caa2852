import { PRESALE_ORDER_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

export type { PresaleOrderState } from '#lib/contracts/states.ts';

/** The balance of a deposit presale, from the order on. */
export const presaleOrderFlow = defineFlow({
  name: 'presale balance',
  states: PRESALE_ORDER_STATES,
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
