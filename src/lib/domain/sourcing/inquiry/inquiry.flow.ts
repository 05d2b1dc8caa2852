import { INQUIRY_STATES } from '#lib/contracts/inquiry-views.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** What a buyer asks prices for. `chosen` may give away its items one by one to several stores. */
export const inquiryFlow = defineFlow({
  name: 'inquiry',
  states: INQUIRY_STATES,
  start: 'draft',
  end: ['draft', 'rejected', 'done', 'closed', 'expired'],
  transitions: [
    { from: 'draft', event: 'edit', actor: 'buyer', to: 'draft' },
    { from: 'draft', event: 'publish', actor: 'buyer', to: 'pending' },
    { from: 'pending', event: 'edit', actor: 'buyer', to: 'pending' },
    { from: 'pending', event: 'approve', actor: ['platform', 'system'], to: 'quoting' },
    { from: 'pending', event: 'reject', actor: 'platform', to: 'rejected' },
    { from: 'pending', event: 'close', actor: 'buyer', to: 'closed' },
    { from: 'rejected', event: 'edit', actor: 'buyer', to: 'pending' },
    { from: 'quoting', event: 'quote', actor: 'merchant', to: 'quoting' },
    { from: 'quoting', event: 'edit', actor: 'buyer', to: 'pending' },
    { from: 'quoting', event: 'extend', actor: 'buyer', to: 'quoting' },
    { from: 'quoting', event: 'deadline', actor: 'system', to: 'ended' },
    { from: 'quoting', event: 'deadline_empty', actor: 'system', to: 'expired' },
    { from: 'quoting', event: 'accept', actor: 'buyer', to: 'chosen' },
    { from: 'quoting', event: 'close', actor: 'buyer', to: 'closed' },
    { from: 'ended', event: 'accept', actor: 'buyer', to: 'chosen' },
    { from: 'ended', event: 'close', actor: 'buyer', to: 'closed' },
    { from: 'chosen', event: 'accept', actor: 'buyer', to: 'chosen' },
    { from: 'chosen', event: 'order_paid', actor: 'system', to: 'done' },
    { from: 'chosen', event: 'validity_over', actor: 'system', to: 'ended' },
  ],
});

export type InquiryState = (typeof inquiryFlow.states)[number];
export type InquiryEvent = (typeof inquiryFlow.transitions)[number]['event'];

/** A buyer may take these off the list; nothing is open in them. */
export const REMOVABLE: readonly InquiryState[] = ['draft', 'rejected', 'closed', 'expired', 'done'];
