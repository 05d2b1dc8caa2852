import { BILL_TITLES, type BillRow } from '#lib/contracts/balance.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { billsOf, type EntryRow } from './ledger.repo.ts';

const KINDS = ['all', 'spent', 'recharged'] as const;

function billRow(entry: EntryRow): BillRow {
  const title = BILL_TITLES[entry.kind as keyof typeof BILL_TITLES] ?? BILL_TITLES.refund;
  return {
    bill_id: entry.entryId,
    pm: entry.amount > 0 ? 1 : 0,
    title,
    number: yuan(Math.abs(entry.amount)),
    balance: yuan(entry.balanceAfter),
    mark: entry.params['sn'] ?? '',
    create_time: entry.createdAt.toISOString(),
  };
}

/** Movements of the caller's balance, newest first; type 0 all, 1 spent, 2 recharged. */
export async function listBills(
  ctx: UserContext,
  { type, page, limit }: { type: number; page: number; limit: number },
): Promise<Result<{ count: number; list: BillRow[] }>> {
  const found = await billsOf(ctx.database.db, ctx.actor.uid, KINDS[type] ?? 'all', { page, limit });
  return ok({ count: found.count, list: found.list.map(billRow) });
}
