import { QUOTATION_STATES } from '#lib/contracts/quotation-views.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/**
 * What one store offers. `ordered` goes back when an order of it is cancelled before it is paid, and when its buyer
 * accepts more of it; what was accepted since and not ordered in time is free again, and the offer ordered as before.
 */
export const quotationFlow = defineFlow({
  name: 'quotation',
  states: QUOTATION_STATES,
  start: 'quoted',
  end: ['refused', 'withdrawn', 'expired', 'ordered'],
  transitions: [
    { from: 'quoted', event: 'revise', actor: 'merchant', to: 'quoted' },
    { from: 'quoted', event: 'withdraw', actor: 'merchant', to: 'withdrawn' },
    { from: 'quoted', event: 'negotiate', actor: 'buyer', to: 'negotiating' },
    { from: 'quoted', event: 'accept', actor: 'buyer', to: 'accepted' },
    { from: 'quoted', event: 'reject', actor: 'buyer', to: 'refused' },
    { from: 'quoted', event: 'lose', actor: 'system', to: 'refused' },
    { from: 'quoted', event: 'validity_over', actor: 'system', to: 'expired' },
    { from: 'negotiating', event: 'revise', actor: 'merchant', to: 'quoted' },
    { from: 'negotiating', event: 'withdraw', actor: 'merchant', to: 'withdrawn' },
    // The offer stands while the store thinks about another one.
    { from: 'negotiating', event: 'accept', actor: 'buyer', to: 'accepted' },
    { from: 'negotiating', event: 'reject', actor: 'buyer', to: 'refused' },
    { from: 'negotiating', event: 'lose', actor: 'system', to: 'refused' },
    { from: 'negotiating', event: 'validity_over', actor: 'system', to: 'expired' },
    { from: 'accepted', event: 'accept', actor: 'buyer', to: 'accepted' },
    { from: 'accepted', event: 'order', actor: 'buyer', to: 'ordered' },
    { from: 'accepted', event: 'validity_over', actor: 'system', to: 'expired' },
    { from: 'accepted', event: 'rest_over', actor: 'system', to: 'ordered' },
    { from: 'ordered', event: 'accept', actor: 'buyer', to: 'accepted' },
    { from: 'ordered', event: 'order_cancelled', actor: 'system', to: 'accepted' },
  ],
});

export type QuotationState = (typeof quotationFlow.states)[number];
export type QuotationEvent = (typeof quotationFlow.transitions)[number]['event'];

/** Offers of which the buyer has taken nothing yet. */
export const OPEN: readonly QuotationState[] = ['quoted', 'negotiating'];

/** Offers of which the buyer may take what is given to nobody. */
export const TAKEABLE: readonly QuotationState[] = [...OPEN, 'accepted', 'ordered'];
