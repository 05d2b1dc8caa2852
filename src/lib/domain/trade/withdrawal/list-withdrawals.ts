import type { Payout, Withdrawal } from '#lib/contracts/store-money.ts';
import type { WithdrawalState } from '#lib/contracts/states.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { sumFen, yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { csvOf } from '#lib/tables/write-sheet.ts';
import { inLocale } from '../cart/index.ts';
import { countWithdrawals, toApprove, withdrawalsOf, type ListedWithdrawal } from './withdrawal.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

/** What the platform still has to send. */
const TO_SEND: readonly WithdrawalState[] = ['approved', 'half_confirmed'];
/** What the platform has to do with; what a store has not approved is its own. */
const OF_PLATFORM: readonly WithdrawalState[] = [...TO_SEND, 'paid', 'refused'];
/** One file for the bank holds no more. */
const FILE_MAX = 1000;

type Asked = Page & { status?: WithdrawalState | undefined; keyword?: string | undefined };

const view = ({ row, askedBy, approvedBy }: ListedWithdrawal, uid: number): Withdrawal => ({
  withdrawal_id: row.withdrawalId,
  withdrawal_sn: row.withdrawalSn,
  amount: yuan(row.amount),
  name: row.name,
  bank: row.bank,
  account: row.account,
  branch_no: row.branchNo,
  status: row.status,
  asked_by: askedBy ?? '',
  is_own: row.askedBy === uid,
  approved_by: approvedBy ?? '',
  serial_no: row.serialNo ?? '',
  reason: row.reason,
  create_time: row.createdAt.toISOString(),
  decide_time: row.decidedAt?.toISOString() ?? null,
});

/** Withdrawals of the caller's store, the latest first. */
export async function listWithdrawals(
  ctx: MerchantContext,
  { status, keyword, ...page }: Asked,
): Promise<Result<{ count: number; list: Withdrawal[] }, never>> {
  const { db } = ctx.database;
  const filter = { merId: ctx.actor.merId, keyword, ...(status ? { states: [status] } : {}) };
  const rows = await withdrawalsOf(db, { ...filter, ...page });
  const list = rows.map((row) => view(row, ctx.actor.uid));
  return ok({ count: await countWithdrawals(db, filter), list });
}

/** Withdrawals of the caller's store that wait for the caller, who has not asked for them. */
export const withdrawalsToApprove = (ctx: MerchantContext): Promise<{ count: number; since: Date | null }> =>
  toApprove(ctx.database.db, ctx.actor.merId, ctx.actor.uid);

/** Withdrawals that stores have approved, for the platform's finance desk. */
export async function listPayouts(
  ctx: UserContext,
  { status, keyword, ...page }: Asked,
): Promise<Result<{ count: number; list: Payout[] }, never>> {
  const { db } = ctx.database;
  const filter = { keyword, states: status ? [status] : OF_PLATFORM };
  const rows = await withdrawalsOf(db, { ...filter, ...page });
  const list = rows.map((row): Payout => ({
    ...view(row, ctx.actor.uid),
    mer_id: row.row.merId,
    store: inLocale(ctx.locale, row.store.name, row.store.nameEn),
    first_by: row.firstBy ?? '',
    is_own_first: row.row.firstUid === ctx.actor.uid,
  }));
  return ok({ count: await countWithdrawals(db, filter), list });
}

/** What waits to be sent as a file that a bank takes: account, name, bank, branch, yuan and our number. */
export async function writeBankFile(
  ctx: UserContext,
): Promise<Result<{ name: string; text: string; count: number; sum: string }, never>> {
  const rows = await withdrawalsOf(ctx.database.db, { states: TO_SEND, page: 1, limit: FILE_MAX });
  const lines = rows
    .toReversed()
    .map(({ row }) => [row.account, row.name, row.bank, row.branchNo, yuan(row.amount), row.withdrawalSn]);
  return ok({
    name: `payout-${shanghaiDay(ctx.clock.now())}.csv`,
    text: csvOf([['account', 'name', 'bank', 'branch_no', 'amount', 'reference'], ...lines]),
    count: rows.length,
    sum: yuan(sumFen(rows.map(({ row }) => row.amount))),
  });
}
