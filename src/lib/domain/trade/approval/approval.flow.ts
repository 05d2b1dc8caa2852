import { APPROVAL_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/**
 * An order of a company above its buyer's limit. While it waits, nobody can pay it; its stock and coupons stay reserved
 * as those of any unpaid order, for 24 hours; then it is cancelled. An approved one is open for its payment for half an
 * hour at least.
 */
export const approvalFlow = defineFlow({
  name: 'company approval',
  states: APPROVAL_STATES,
  start: 'waiting',
  end: ['approved', 'refused', 'over'],
  transitions: [
    { from: 'waiting', event: 'approve', actor: ['approver', 'admin'], to: 'approved' },
    { from: 'waiting', event: 'refuse', actor: ['approver', 'admin'], to: 'refused' },
    { from: 'waiting', event: 'ask_change', actor: ['approver', 'admin'], to: 'waiting' },
    { from: 'waiting', event: 'cancel', actor: ['buyer', 'system'], to: 'over' },
  ],
});
