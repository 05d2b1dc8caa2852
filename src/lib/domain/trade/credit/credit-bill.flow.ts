import { CREDIT_BILL_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** What a company owes for one order. It counts as overdue while it is open after its due date. */
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
