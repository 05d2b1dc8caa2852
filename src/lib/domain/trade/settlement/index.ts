export { dropCommission, listCommissions, setCommission } from './commissions.ts';
export { listBillsOfStore, listFrozen, listSettled, listStatements, readStoreBalance } from './read-money.ts';
export { planSettlement, settleOrder, sweepSettlements } from './settle-order.ts';
