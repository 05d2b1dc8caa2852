import { INTENTION_STATES } from '#lib/contracts/intention.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A merchant application (states 3.6). An approved one is final; a refused one may be sent again. */
export const intentionFlow = defineFlow({
  name: 'intention',
  states: INTENTION_STATES,
  start: 'pending',
  end: ['approved', 'rejected'],
  transitions: [
    { from: 'pending', event: 'edit', actor: 'applicant', to: 'pending' },
    { from: 'pending', event: 'approve', actor: 'platform', to: 'approved' },
    { from: 'pending', event: 'reject', actor: 'platform', to: 'rejected' },
    { from: 'rejected', event: 'edit', actor: 'applicant', to: 'pending' },
  ],
});
