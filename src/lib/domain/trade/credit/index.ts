export { lockBill, lockBillOf, type BillRow as CreditBillRow } from './credit.repo.ts';
export { creditOfPurchase, readCredit } from './read-credit.ts';
export { remindBills } from './remind-bills.ts';
export { billState, noteRepayment, openAmount, repayBill, returnRepaid } from './repay-bill.ts';
export { creditObstacle, takeCredit } from './take-credit.ts';
