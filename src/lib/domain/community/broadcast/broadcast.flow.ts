import { BROADCAST_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A live room: announced, on the air, over; the platform may take it down at any time. */
export const broadcastFlow = defineFlow({
  name: 'broadcast',
  states: BROADCAST_STATES,
  start: 'upcoming',
  end: ['ended', 'hidden', 'deleted'],
  transitions: [
    { from: 'upcoming', event: 'change', actor: 'merchant', to: 'upcoming' },
    { from: 'upcoming', event: 'begin', actor: 'merchant', to: 'live' },
    { from: 'upcoming', event: 'remove', actor: 'merchant', to: 'deleted' },
    { from: 'upcoming', event: 'take_down', actor: 'platform', to: 'hidden' },
    { from: 'live', event: 'end', actor: ['merchant', 'system'], to: 'ended' },
    { from: 'live', event: 'take_down', actor: 'platform', to: 'hidden' },
    { from: 'ended', event: 'replay', actor: 'merchant', to: 'ended' },
    { from: 'ended', event: 'remove', actor: 'merchant', to: 'deleted' },
    { from: 'ended', event: 'take_down', actor: 'platform', to: 'hidden' },
    { from: 'hidden', event: 'restore', actor: 'platform', to: 'ended' },
    { from: 'hidden', event: 'remove', actor: 'merchant', to: 'deleted' },
  ],
});
