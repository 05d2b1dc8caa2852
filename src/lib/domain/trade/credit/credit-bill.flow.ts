import { CREDIT_BILL_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** What a company owes for one order. It is overdue when it is open after its day. */
export const creditBillFlow = defineFlow({
  name: 'credit bill',
  states: CREDIT_BILL_STATES,
  start: 'open',
  end: ['settled'],
  transitions: [
    { from: 'open', event: 'repay_part', actor: ['buyer', 'system'], to: 'open' },
    { from: 'open', event: 'settle', actor: ['buyer', 'gateway', 'system'], to: 'settled' },
  ],
});
