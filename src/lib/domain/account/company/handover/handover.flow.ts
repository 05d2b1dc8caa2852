import { defineFlow } from '#lib/kernel/flow.ts';
import { INVITATION_STATES } from '#lib/contracts/states.ts';

/** A member who is asked to own the company. Unanswered it is void after 14 days, as an invitation is. */
export const handoverFlow = defineFlow({
  name: 'company handover',
  states: INVITATION_STATES,
  start: 'pending',
  end: ['accepted', 'refused', 'withdrawn'],
  transitions: [
    { from: 'pending', event: 'accept', actor: 'asked', to: 'accepted' },
    { from: 'pending', event: 'refuse', actor: 'asked', to: 'refused' },
    { from: 'pending', event: 'withdraw', actor: ['owner', 'system'], to: 'withdrawn' },
  ],
});
