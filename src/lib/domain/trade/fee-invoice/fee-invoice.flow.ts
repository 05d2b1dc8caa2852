import { FEE_INVOICE_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** The mall's invoice to a store for a month; a month has no row until an invoice is asked for or issued. */
export const feeInvoiceFlow = defineFlow({
  name: 'fee invoice',
  states: FEE_INVOICE_STATES,
  start: 'requested',
  end: ['issued', 'red_lettered'],
  transitions: [
    { from: 'requested', event: 'change', actor: 'merchant', to: 'requested' },
    { from: 'requested', event: 'issue', actor: 'platform', to: 'issued' },
    { from: 'issued', event: 'reissue', actor: 'platform', to: 'issued' },
    { from: 'issued', event: 'red_letter', actor: 'platform', to: 'red_lettered' },
    { from: 'red_lettered', event: 'issue', actor: 'platform', to: 'issued' },
  ],
});

export type FeeInvoiceEvent = (typeof feeInvoiceFlow.transitions)[number]['event'];
