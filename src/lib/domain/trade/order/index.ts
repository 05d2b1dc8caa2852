export { groupOrderFlow, storeOrderFlow } from './order.flow.ts';
export type { StoreOrderEvent } from './order.flow.ts';
export { stepOrder } from './step-order.ts';
export { logOf, publishOrdersMoved } from './write-log.ts';
export {
  groupById,
  linesOfOrders,
  lockGroup,
  lockOrder,
  orderById,
  type GroupRow,
  type LineRow,
  type OrderRow,
} from './order.repo.ts';
export { boughtOrder, boughtOrderForUpdate, isBuyer, soldOrderForUpdate } from './own-order.ts';
export { takeLimits } from './place/limits.ts';
export { returnStock, takeStock } from './place/move-stock.ts';
export { isAboveLimit, orderedThisMonth } from './place/above-limit.ts';
export {
  addApproval,
  addOrder,
  unpaidOrders,
  type NewGroupOrder,
  type NewOrder,
  type NewOrderLine,
  type NewStoreOrder,
} from './place/place.repo.ts';
export { markPaid, type PaidOrder, type Paying } from './pay/mark-paid.ts';
export { stepGroup } from './pay/step-group.ts';
export { cancelGroup, cancelOrder } from './pay/cancel-order.ts';
export { couponShares, postCouponShares } from './pay/coupon-share.ts';
export {
  countOrders,
  listGroups,
  listOrderIds,
  listOrders,
  readGroup,
  showGroup,
} from './read/list-orders.ts';
export { groupHolding, isAfterSale } from './read/read.repo.ts';
export { refundIsOpen } from './read/refund-open.ts';
export { lineView } from './read/order-view.ts';
export { readAnyOrder, readOrder } from './read/read-order.ts';
export { showOrders } from './read/show-orders.ts';
export { courierName, listCouriers, offeredCouriers } from './read/courier-name.ts';
export { followParcel, type Followed } from './read/follow-parcel.ts';
export { trackOrder, type Tracked } from './read/track-order.ts';
export { presaleOrderFlow } from './presale/presale-order.flow.ts';
export type { PresaleRow as Balance } from './presale/presale-order.repo.ts';
export {
  balanceById,
  closeBalance,
  balanceForUpdate,
  markBalancePaid,
  openBalance,
  stepBalance,
} from './presale/balance-steps.ts';
export { listAllHeldDeposits, listHeldDeposits } from './presale/list-held.ts';
export { presaleForUpdate, returnDeposit } from './presale/return-deposit.ts';
export { listBalances, openBalances, overdueBalances } from './presale/show-balance.ts';
export { extendReceipt } from './buyer/extend-receipt.ts';
export { hideOrder } from './buyer/hide-order.ts';
export { orderedSkus } from './buyer/ordered-skus.ts';
export { receiveOrder } from './buyer/receive-order.ts';
export { remindShip } from './buyer/remind-ship.ts';
export { readReviewLine, writeReview } from './review/write-review.ts';
export {
  countDeskOrders,
  deskOrderPages,
  deskOrdersByIds,
  hasMoreOrders,
  listDeskOrders,
  ordersToShip,
  readDeskOrder,
  type DeskListInput,
} from './desk/list-desk-orders.ts';
export { findPickUp } from './desk/find-pick-up.ts';
export { lookWaybills } from './desk/look-waybills.ts';
export { noteAnyOrder, noteOrder, readNotes } from './desk/note-order.ts';
export { urgeShip } from './desk/urge-ship.ts';
export { changePrice } from './store/change-price.ts';
export { handOver } from './store/hand-over.ts';
export { bringBack, handedOver, sendOff } from './store/send-off.ts';
export { shipOrder } from './store/ship-order.ts';
export { closeUnpaid } from './timer/close-unpaid.ts';
export { orderDue } from './timer/order-due.ts';
export { remindUnpaid } from './timer/remind-unpaid.ts';
export { sweepOrderCounts } from './timer/sweep-order-counts.ts';
export { sweepOrders } from './timer/sweep-orders.ts';
export { seesPhones } from './read/sees-phones.ts';
