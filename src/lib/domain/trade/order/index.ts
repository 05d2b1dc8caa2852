export { groupOrderFlow, storeOrderFlow } from './order.flow.ts';
export type { GroupOrderEvent, GroupOrderState, StoreOrderEvent, StoreOrderState } from './order.flow.ts';
export { markPaid, type PaidOrder, type Paying } from './pay/mark-paid.ts';
export { placeOrder, type Placed, type PlaceInput } from './place/place-order.ts';
export { orderedSkus } from './buyer/ordered-skus.ts';
