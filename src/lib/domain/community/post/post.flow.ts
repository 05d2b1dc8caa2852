import { POST_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A published post or video: until the platform has reviewed it, only its author sees it. */
export const postFlow = defineFlow({
  name: 'community_post',
  states: POST_STATES,
  start: 'reviewing',
  end: ['deleted'],
  transitions: [
    { from: 'reviewing', event: 'approve', actor: 'platform', to: 'shown' },
    { from: 'reviewing', event: 'refuse', actor: 'platform', to: 'refused' },
    { from: 'reviewing', event: 'edit', actor: 'author', to: 'reviewing' },
    { from: 'reviewing', event: 'remove', actor: 'author', to: 'deleted' },
    { from: 'shown', event: 'take_down', actor: 'platform', to: 'off_shelf' },
    { from: 'shown', event: 'edit', actor: 'author', to: 'reviewing' },
    { from: 'shown', event: 'remove', actor: 'author', to: 'deleted' },
    { from: 'refused', event: 'edit', actor: 'author', to: 'reviewing' },
    { from: 'refused', event: 'remove', actor: 'author', to: 'deleted' },
    { from: 'off_shelf', event: 'restore', actor: 'platform', to: 'shown' },
    { from: 'off_shelf', event: 'edit', actor: 'author', to: 'reviewing' },
    { from: 'off_shelf', event: 'remove', actor: 'author', to: 'deleted' },
  ],
});
