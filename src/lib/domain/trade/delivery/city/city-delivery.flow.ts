import { RIDE_STATES } from '#lib/contracts/delivery.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

/** One ride with the goods of an order. A ride that ends without a receipt gives the order back to the store. */
export const cityDeliveryFlow = defineFlow({
  name: 'city delivery',
  states: RIDE_STATES,
  start: 'waiting',
  end: ['done', 'cancelled', 'returned'],
  transitions: [
    { from: 'waiting', event: 'accept', actor: ['rider', 'system'], to: 'to_fetch' },
    { from: 'waiting', event: 'choose', actor: 'merchant', to: 'waiting' },
    { from: 'waiting', event: 'cancel', actor: ['merchant', 'rider', 'system'], to: 'cancelled' },
    { from: 'to_fetch', event: 'arrive', actor: ['rider', 'system'], to: 'at_store' },
    { from: 'to_fetch', event: 'choose', actor: 'merchant', to: 'waiting' },
    { from: 'to_fetch', event: 'cancel', actor: ['merchant', 'rider', 'system'], to: 'cancelled' },
    { from: 'at_store', event: 'set_off', actor: ['rider', 'system'], to: 'under_way' },
    { from: 'at_store', event: 'choose', actor: 'merchant', to: 'waiting' },
    { from: 'at_store', event: 'cancel', actor: ['merchant', 'rider', 'system'], to: 'cancelled' },
    { from: 'under_way', event: 'deliver', actor: ['rider', 'system'], to: 'done' },
    { from: 'under_way', event: 'bring_back', actor: ['rider', 'system'], to: 'returning' },
    { from: 'returning', event: 'hand_back', actor: ['rider', 'system'], to: 'returned' },
  ],
});

export type CityDeliveryState = (typeof cityDeliveryFlow.states)[number];
export type CityDeliveryEvent = (typeof cityDeliveryFlow.transitions)[number]['event'];
