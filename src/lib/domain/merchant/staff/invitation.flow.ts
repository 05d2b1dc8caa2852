import { INVITATION_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A phone that is asked to work for a store. Without an answer it is void after 14 days and may be sent again. */
export const staffInvitationFlow = defineFlow({
  name: 'staff invitation',
  states: INVITATION_STATES,
  start: 'pending',
  end: ['accepted', 'refused', 'withdrawn'],
  transitions: [
    { from: 'pending', event: 'accept', actor: 'invited', to: 'accepted' },
    { from: 'pending', event: 'refuse', actor: 'invited', to: 'refused' },
    { from: 'pending', event: 'withdraw', actor: ['owner', 'system'], to: 'withdrawn' },
  ],
});
