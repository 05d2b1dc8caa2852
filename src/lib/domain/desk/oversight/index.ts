export { confirmCorrection, listCorrections, proposeCorrection, refuseCorrection } from './corrections.ts';
export { countWatchedBills, listWatchedBills, readWatchedBill } from './credit-bills.ts';
export { askAgain, countWatchedGoods, listWatchedGoods, releaseGoods, withholdGoods } from './goods.ts';
export { countWatchedMembers, freezeMember, listWatchedMembers, thawMember } from './members.ts';
export {
  askWatchedTable,
  countWatchedOrders,
  listWatchedOrders,
  readWatchedOrder,
  watchedTablePages,
} from './orders.ts';
export { countWatchedPayments, listWatchedPayments, readWatchedPayment } from './payments.ts';
export { countStoreRisks, listStoreRisks, reviewStoreRisk } from './store-risks.ts';
export { countWatchedStores, freezeStore, listWatchedStores, openAgain, shut, thawStore } from './stores.ts';
export { addOperator, changeOperator, listOperators, logOutOperator } from './operators.ts';
export {
  askPersonalData,
  confirmErasure,
  listErasures,
  proposeErasure,
  readErasureWeight,
  refuseErasure,
} from './erasures.ts';
