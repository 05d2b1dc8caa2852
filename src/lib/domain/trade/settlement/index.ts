export { planSettlement, settleOrder, sweepSettlements } from './settle-order.ts';
