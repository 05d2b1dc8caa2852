import { INVITATION_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A phone that is asked to buy for a company. Without an answer it is void after 14 days and may be sent again. */
export const invitationFlow = defineFlow({
  name: 'company invitation',
  states: INVITATION_STATES,
  start: 'pending',
  end: ['accepted', 'refused', 'withdrawn'],
  transitions: [
    { from: 'pending', event: 'accept', actor: 'invited', to: 'accepted' },
    { from: 'pending', event: 'refuse', actor: 'invited', to: 'refused' },
    { from: 'pending', event: 'withdraw', actor: ['admin', 'system'], to: 'withdrawn' },
  ],
});
