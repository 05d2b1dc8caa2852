export {
  countCommissions,
  dropCommission,
  listCommissions,
  percentOf,
  setCommission,
} from './commissions.ts';
export {
  hasMoreSettled,
  listBillsOfStore,
  listFrozen,
  listSettled,
  listStatements,
  readStoreBalance,
  settledPages,
  type SettledAsk,
} from './read-money.ts';
export { planSettlement, settleOrder, sweepSettlements } from './settle-order.ts';
