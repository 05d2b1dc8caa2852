import { ACTIVITY_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/**
 * A flash sale or a presale: the merchant proposes it, the platform reviews it. Whether an approved one runs now
 * follows from its dates and the clock and is no state.
 */
export const activityFlow = defineFlow({
  name: 'activity',
  states: ACTIVITY_STATES,
  start: 'pending',
  end: ['approved', 'refused', 'taken_down'],
  transitions: [
    { from: 'pending', event: 'approve', actor: 'platform', to: 'approved' },
    { from: 'pending', event: 'refuse', actor: 'platform', to: 'refused' },
    { from: 'pending', event: 'take_down', actor: 'merchant', to: 'taken_down' },
    { from: 'approved', event: 'take_down', actor: ['merchant', 'platform'], to: 'taken_down' },
  ],
});

export type ActivityEvent = (typeof activityFlow.transitions)[number]['event'];
