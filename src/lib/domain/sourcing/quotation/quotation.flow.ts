import { QUOTATION_STATES } from '#lib/contracts/quotation-views.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** What one store offers. `ordered` goes back when its order is cancelled before it is paid. */
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
    { from: 'ordered', event: 'order_cancelled', actor: 'system', to: 'accepted' },
  ],
});

export type QuotationState = (typeof quotationFlow.states)[number];
export type QuotationEvent = (typeof quotationFlow.transitions)[number]['event'];

/** Offers that the buyer can still take. */
export const OPEN: readonly QuotationState[] = ['quoted', 'negotiating'];
