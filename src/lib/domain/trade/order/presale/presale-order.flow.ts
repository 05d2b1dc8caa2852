import { PRESALE_ORDER_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** The balance of a deposit presale, from the order on. A bank transfer waits in `verifying` for the finance desk. */
export const presaleOrderFlow = defineFlow({
  name: 'presale balance',
  states: PRESALE_ORDER_STATES,
  start: 'waiting',
  end: ['paid', 'closed', 'returned', 'cancelled'],
  transitions: [
    { from: 'waiting', event: 'pay_deposit', actor: ['buyer', 'gateway', 'platform'], to: 'due' },
    { from: 'waiting', event: 'cancel', actor: ['buyer', 'system'], to: 'cancelled' },
    { from: 'due', event: 'pay_balance', actor: ['buyer', 'gateway'], to: 'paid' },
    { from: 'due', event: 'send_voucher', actor: 'buyer', to: 'verifying' },
    { from: 'due', event: 'time_out', actor: 'system', to: 'closed' },
    { from: 'verifying', event: 'pay_balance', actor: ['platform', 'gateway'], to: 'paid' },
    { from: 'verifying', event: 'refuse_voucher', actor: 'platform', to: 'due' },
    { from: 'verifying', event: 'time_out', actor: 'system', to: 'closed' },
    { from: 'due', event: 'give_back', actor: ['merchant', 'platform'], to: 'returned' },
    { from: 'closed', event: 'give_back', actor: ['merchant', 'platform'], to: 'returned' },
  ],
});
