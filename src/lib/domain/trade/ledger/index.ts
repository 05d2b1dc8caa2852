export {
  buyerBalance,
  creditReceivable,
  merchantFree,
  merchantFrozen,
  merchantMargin,
  merchantPayout,
  platform,
  pointsAccount,
  type Account,
} from './account.ts';
export { balanceOf, lockedBalanceOf } from './balance-of.ts';
export { checkLedger, lastLedgerFaults, ledgerInvariant } from './check-ledger.ts';
export { listBills } from './list-bills.ts';
export { paidWithNumber } from './sent-number.repo.ts';
export { transfer, transferAll, type Entry, type Transfer } from './transfer.ts';
export {
  hasMoreEntries,
  ledgerPages,
  listLedgerAccounts,
  listLedgerEntries,
  readLedgerCheck,
  readLedgerEntry,
  type EntriesAsk,
  ledgerOfNumber,
} from './read-ledger.ts';
