import { STORE_CLOSING_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A store that closes for good: it sells nothing from the first moment, and is closed once nothing of it is open. */
export const storeClosingFlow = defineFlow({
  name: 'store closing',
  states: STORE_CLOSING_STATES,
  start: 'winding_up',
  end: ['closed', 'taken_back'],
  transitions: [
    { from: 'winding_up', event: 'take_back', actor: ['merchant', 'platform'], to: 'taken_back' },
    { from: 'winding_up', event: 'finish', actor: 'platform', to: 'closed' },
  ],
});
