import { SCAN_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** A login that a phone confirms for another browser. Time ends it in any state before `used`. */
export const scanFlow = defineFlow({
  name: 'scan_login',
  states: SCAN_STATES,
  start: 'waiting',
  end: ['refused', 'used'],
  transitions: [
    { from: 'waiting', event: 'open', to: 'scanned', actor: 'phone' },
    { from: 'scanned', event: 'agree', to: 'confirmed', actor: 'phone' },
    { from: 'scanned', event: 'refuse', to: 'refused', actor: 'phone' },
    { from: 'confirmed', event: 'collect', to: 'used', actor: 'browser' },
  ],
});
