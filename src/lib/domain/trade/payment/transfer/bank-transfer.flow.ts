import { BANK_TRANSFER_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

export type { BankTransferState } from '#lib/contracts/states.ts';

/** A voucher before the finance desk. Large sums are confirmed by two people. */
export const bankTransferFlow = defineFlow({
  name: 'bank transfer',
  states: BANK_TRANSFER_STATES,
  start: 'waiting',
  end: ['confirmed', 'refused'],
  transitions: [
    { from: 'waiting', event: 'confirm', actor: 'platform', to: 'confirmed' },
    { from: 'waiting', event: 'confirm_first', actor: 'platform', to: 'half_confirmed' },
    { from: 'half_confirmed', event: 'confirm', actor: 'platform', to: 'confirmed' },
    { from: 'waiting', event: 'refuse', actor: 'platform', to: 'refused' },
    { from: 'half_confirmed', event: 'refuse', actor: 'platform', to: 'refused' },
  ],
});
