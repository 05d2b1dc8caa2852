import { defineFlow } from '#lib/kernel/flow.ts';

/** What a company owes for one order. It is overdue when it is open after its day. */
export const creditBillFlow = defineFlow({
  name: 'credit bill',
  states: ['open', 'settled'],
  start: 'open',
  end: ['settled'],
  transitions: [
    { from: 'open', event: 'repay_part', actor: ['buyer', 'system'], to: 'open' },
    { from: 'open', event: 'settle', actor: ['buyer', 'gateway', 'system'], to: 'settled' },
  ],
});
