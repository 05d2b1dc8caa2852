import { defineFlow } from '#lib/kernel/flow.ts';

/** A voucher before the finance desk. Large sums are confirmed by two people. */
export const bankTransferFlow = defineFlow({
  name: 'bank transfer',
  states: ['waiting', 'half_confirmed', 'confirmed', 'refused'],
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

export type BankTransferState = (typeof bankTransferFlow.states)[number];
