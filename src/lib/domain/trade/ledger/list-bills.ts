import { BILL_KINDS, type BillKind, type BillRow } from '#lib/contracts/presale-balance.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { billsOf, type EntryRow } from './ledger.repo.ts';

const KINDS = ['all', 'spent', 'recharged'] as const;

/** A row of the bill before it is put in words. */
export type BillMove = Omit<BillRow, 'title'>;

const isKind = (word: string): word is BillKind => BILL_KINDS.some((kind) => kind === word);

function moveOf(entry: EntryRow): BillMove {
  return {
    bill_id: entry.entryId,
    pm: entry.amount > 0 ? 1 : 0,
    kind: isKind(entry.kind) ? entry.kind : 'refund',
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
): Promise<Result<{ count: number; list: BillMove[] }, never>> {
  const found = await billsOf(ctx.database.db, ctx.actor.uid, KINDS[type] ?? 'all', { page, limit });
  return ok({ count: found.count, list: found.list.map(moveOf) });
}
