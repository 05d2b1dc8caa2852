import { WITHDRAWAL_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/**
 * A withdrawal of a store: two people there, then two of the platform with the same number of the bank. Once it is
 * approved, the bank may have it although it is not recorded as sent yet: from then on only the platform can refuse it.
 */
export const withdrawalFlow = defineFlow({
  name: 'withdrawal',
  states: WITHDRAWAL_STATES,
  start: 'asked',
  end: ['paid', 'refused', 'withdrawn'],
  transitions: [
    { from: 'asked', event: 'approve', actor: 'merchant', to: 'approved' },
    { from: 'asked', event: 'withdraw', actor: 'merchant', to: 'withdrawn' },
    { from: 'approved', event: 'confirm', actor: 'platform', to: 'half_confirmed' },
    { from: 'approved', event: 'refuse', actor: 'platform', to: 'refused' },
    { from: 'half_confirmed', event: 'confirm', actor: 'platform', to: 'paid' },
    { from: 'half_confirmed', event: 'refuse', actor: 'platform', to: 'refused' },
  ],
});
