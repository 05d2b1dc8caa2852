export { refundFlow, type RefundState } from './refund.flow.ts';
export { applyRefund, type ApplyInput } from './apply/apply-refund.ts';
export { readBatch, readOffer } from './apply/read-offer.ts';
export { answerOffer } from './buyer/answer-offer.ts';
export { appealRefund } from './buyer/appeal-refund.ts';
export { cancelRefund } from './buyer/cancel-refund.ts';
export { hideRefund } from './buyer/hide-refund.ts';
export { sendBack } from './buyer/send-back.ts';
export { listAppeals, listRefunds } from './read/list-refunds.ts';
export {
  countDeskRefunds,
  deskRefundsByIds,
  countWatchedRefunds,
  listDeskRefunds,
  listWatchedRefunds,
  refundsToAnswer,
  type ListedRefund,
} from './read/list-desk-refunds.ts';
export { readAppeal, readRefund, readStoreRefund, readWatchedRefund } from './read/read-refund.ts';
export { trackReturn } from './read/track-return.ts';
export { agreeRefund } from './store/agree-refund.ts';
export { callOff, callOffForStore } from './store/call-off.ts';
export { decideRefund } from './store/decide-refund.ts';
export { offerLess } from './store/offer-less.ts';
export { receiveReturn } from './store/receive-return.ts';
export { refuseRefund } from './store/refuse-refund.ts';
export { refundDue, sweepRefundOrders } from './timer/refund-due.ts';
