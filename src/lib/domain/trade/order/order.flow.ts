import { GROUP_ORDER_STATES, STORE_ORDER_STATES } from '#lib/contracts/states.ts';
import { defineFlow } from '#lib/kernel/flow.ts';

export type { GroupOrderState, StoreOrderState } from '#lib/contracts/states.ts';

/** One payment for the orders of several stores. A bank transfer waits in `verifying` for the finance desk. */
export const groupOrderFlow = defineFlow({
  name: 'group order',
  states: GROUP_ORDER_STATES,
  start: 'unpaid',
  end: ['paid', 'cancelled'],
  transitions: [
    { from: 'unpaid', event: 'pay', actor: ['buyer', 'gateway'], to: 'paid' },
    { from: 'unpaid', event: 'send_voucher', actor: 'buyer', to: 'verifying' },
    { from: 'unpaid', event: 'announce_transfer', actor: 'buyer', to: 'unpaid' },
    { from: 'unpaid', event: 'cancel', actor: 'buyer', to: 'cancelled' },
    { from: 'unpaid', event: 'time_out', actor: 'system', to: 'cancelled' },
    { from: 'unpaid', event: 'change_price', actor: 'merchant', to: 'unpaid' },
    { from: 'verifying', event: 'pay', actor: ['platform', 'gateway'], to: 'paid' },
    { from: 'verifying', event: 'refuse_voucher', actor: 'platform', to: 'unpaid' },
    { from: 'verifying', event: 'time_out', actor: 'system', to: 'cancelled' },
  ],
});

/** What one store sells of it. A parcel that is split off begins as an order of its own, on its way. */
export const storeOrderFlow = defineFlow({
  name: 'store order',
  states: STORE_ORDER_STATES,
  start: ['unpaid', 'to_receive'],
  end: ['done', 'refunded', 'closed', 'cancelled'],
  transitions: [
    { from: 'unpaid', event: 'pay', actor: ['buyer', 'gateway', 'platform'], to: 'to_ship' },
    { from: 'unpaid', event: 'pay_deposit', actor: ['buyer', 'gateway', 'platform'], to: 'balance_due' },
    { from: 'unpaid', event: 'cancel', actor: 'buyer', to: 'cancelled' },
    { from: 'unpaid', event: 'time_out', actor: 'system', to: 'cancelled' },
    { from: 'unpaid', event: 'change_price', actor: 'merchant', to: 'unpaid' },
    { from: 'balance_due', event: 'pay_balance', actor: ['buyer', 'gateway', 'platform'], to: 'to_ship' },
    { from: 'balance_due', event: 'time_out', actor: 'system', to: 'closed' },
    { from: 'balance_due', event: 'refund_all', actor: ['merchant', 'platform'], to: 'refunded' },
    { from: 'closed', event: 'refund_all', actor: ['merchant', 'platform'], to: 'refunded' },
    { from: 'to_ship', event: 'remind', actor: 'buyer', to: 'to_ship' },
    { from: 'to_ship', event: 'urge', actor: 'platform', to: 'to_ship' },
    { from: 'to_ship', event: 'ship', actor: 'merchant', to: 'to_receive' },
    { from: 'to_ship', event: 'ship_part', actor: 'merchant', to: 'to_ship' },
    { from: 'to_ship', event: 'pick_up', actor: 'merchant', to: 'to_review' },
    { from: 'to_ship', event: 'deliver', actor: ['rider', 'system'], to: 'to_review' },
    { from: 'to_receive', event: 'receive', actor: 'buyer', to: 'to_review' },
    { from: 'to_receive', event: 'extend', actor: 'buyer', to: 'to_receive' },
    { from: 'to_receive', event: 'time_out', actor: 'system', to: 'to_review' },
    { from: 'to_receive', event: 'deliver', actor: ['rider', 'system'], to: 'to_review' },
    { from: 'to_receive', event: 'bring_back', actor: ['rider', 'system'], to: 'to_ship' },
    { from: 'to_review', event: 'review', actor: 'buyer', to: 'done' },
    { from: 'to_review', event: 'time_out', actor: 'system', to: 'done' },
    { from: 'to_ship', event: 'refund_all', actor: ['merchant', 'platform', 'system'], to: 'refunded' },
    { from: 'to_receive', event: 'refund_all', actor: ['merchant', 'platform', 'system'], to: 'refunded' },
    { from: 'to_review', event: 'refund_all', actor: ['merchant', 'platform', 'system'], to: 'refunded' },
    { from: 'done', event: 'refund_all', actor: ['merchant', 'platform', 'system'], to: 'refunded' },
    { from: 'done', event: 'hide', actor: 'buyer', to: 'done' },
    { from: 'refunded', event: 'hide', actor: 'buyer', to: 'refunded' },
    { from: 'closed', event: 'hide', actor: 'buyer', to: 'closed' },
    { from: 'cancelled', event: 'hide', actor: 'buyer', to: 'cancelled' },
  ],
});

export type GroupOrderEvent = (typeof groupOrderFlow.transitions)[number]['event'];
export type StoreOrderEvent = (typeof storeOrderFlow.transitions)[number]['event'];
