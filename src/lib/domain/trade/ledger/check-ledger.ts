import type { Context, SystemContext } from '#lib/domain/context.ts';
import { keepCheck, lastCheck, ledgerSums } from './ledger.repo.ts';

export interface LedgerSums {
  /** Sum of all entries, fen. */
  entriesSum: number;
  /** Transfers whose entries do not sum to zero. */
  unbalancedTransfers: number;
  /** Accounts whose balance is not the sum of their entries. */
  accountsOff: number;
}

/** What must all be zero in books that balance; reads the whole ledger. */
export async function ledgerInvariant(ctx: Pick<Context, 'database'>): Promise<LedgerSums> {
  return ledgerSums(ctx.database.db);
}

const faultsOf = (sums: LedgerSums): number =>
  (sums.entriesSum === 0 ? 0 : 1) + sums.unbalancedTransfers + sums.accountsOff;

/** Counts what is wrong in the books, keeps the answer for the metrics of all processes, alarms on any fault. */
export async function checkLedger(ctx: SystemContext): Promise<void> {
  const sums = await ledgerInvariant(ctx);
  const faults = faultsOf(sums);
  await keepCheck(ctx.database.db, { at: ctx.clock.now().toISOString(), faults, ...sums });
  if (faults > 0) ctx.log.error({ ...sums }, 'ledger.does_not_balance');
}

/** Faults that the last check found; undefined before the first one. */
export async function lastLedgerFaults(ctx: Pick<Context, 'database'>): Promise<number | undefined> {
  return (await lastCheck(ctx.database.db))?.faults;
}
