import { CLAIM_STATES, COUPON_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/**
 * A claimed coupon. It comes back from a cancelled or wholly refunded order, as long as it is in date; one that an
 * order brought goes when a refund leaves less of that order than would have brought it.
 */
export const couponClaimFlow = defineFlow({
  name: 'claimed coupon',
  states: CLAIM_STATES,
  start: 'unused',
  end: ['used', 'expired', 'withdrawn'],
  transitions: [
    { from: 'unused', event: 'use', actor: 'system', to: 'used' },
    { from: 'unused', event: 'time_out', actor: 'system', to: 'expired' },
    { from: 'unused', event: 'take_back', actor: 'system', to: 'withdrawn' },
    { from: 'used', event: 'give_back', actor: 'system', to: 'unused' },
    { from: 'used', event: 'give_back_late', actor: 'system', to: 'expired' },
  ],
});

/** What a store or the platform hands out. Closing stops new claims; what was claimed stays good. */
export const couponFlow = defineFlow({
  name: 'coupon',
  states: COUPON_STATES,
  start: 'draft',
  end: ['draft', 'closed'],
  transitions: [
    { from: 'draft', event: 'open', actor: ['merchant', 'platform'], to: 'open' },
    { from: 'open', event: 'close', actor: ['merchant', 'platform'], to: 'closed' },
    { from: 'open', event: 'time_out', actor: 'system', to: 'closed' },
    { from: 'closed', event: 'open', actor: ['merchant', 'platform'], to: 'open' },
  ],
});

export type CouponEvent = (typeof couponFlow.transitions)[number]['event'];
