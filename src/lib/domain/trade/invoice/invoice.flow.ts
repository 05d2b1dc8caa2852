import { INVOICE_STATES } from '#lib/contracts/invoice-views.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** The invoice of one or several orders of a store. A merged one has given its orders to another. */
export const invoiceFlow = defineFlow({
  name: 'invoice',
  states: INVOICE_STATES,
  start: 'requested',
  end: ['issued', 'red_lettered', 'withdrawn', 'merged'],
  transitions: [
    { from: 'requested', event: 'change', actor: 'buyer', to: 'requested' },
    { from: 'requested', event: 'withdraw', actor: 'buyer', to: 'withdrawn' },
    { from: 'requested', event: 'refund_all', actor: 'system', to: 'withdrawn' },
    { from: 'requested', event: 'merge', actor: 'merchant', to: 'merged' },
    { from: 'requested', event: 'issue', actor: 'merchant', to: 'issued' },
    { from: 'issued', event: 'ask_reissue', actor: 'buyer', to: 'reissuing' },
    { from: 'issued', event: 'refund_all', actor: 'system', to: 'issued' },
    { from: 'issued', event: 'refund_part', actor: 'system', to: 'issued' },
    { from: 'issued', event: 'red_letter', actor: 'merchant', to: 'red_lettered' },
    { from: 'issued', event: 'red_letter_part', actor: 'merchant', to: 'issued' },
    { from: 'reissuing', event: 'issue', actor: 'merchant', to: 'issued' },
    { from: 'reissuing', event: 'refuse', actor: 'merchant', to: 'issued' },
    { from: 'reissuing', event: 'refund_part', actor: 'system', to: 'reissuing' },
    { from: 'reissuing', event: 'refund_all', actor: 'system', to: 'issued' },
  ],
});

export type InvoiceEvent = (typeof invoiceFlow.transitions)[number]['event'];
