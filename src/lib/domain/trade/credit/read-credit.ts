import type { CreditBillView, CreditView } from '#lib/contracts/credit.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { companyOf, membershipOf } from '#lib/domain/account/company/index.ts';
import { billsOf, hasOverdue, termsOf, type BillRow } from './credit.repo.ts';
import { billState, openAmount } from './repay-bill.ts';

const BILLS_SHOWN = 50;

const billView = (bill: BillRow, sn: string, isOwn: boolean, now: Date): CreditBillView => ({
  bill_id: bill.creditBillId,
  bill_sn: bill.creditBillSn,
  order_sn: sn,
  group_order_id: bill.groupOrderId,
  is_own: isOwn,
  amount: yuan(bill.amount),
  open_amount: yuan(openAmount(bill)),
  status: billState(bill, now),
  due_time: bill.dueAt.toISOString(),
  create_time: bill.createdAt.toISOString(),
});

/** Credit of the caller's company; its bills for finance and admins, one's own for the others. */
export async function readCredit(ctx: UserContext): Promise<Result<CreditView, never>> {
  const { db } = ctx.database;
  const company = await companyOf(db, ctx.actor.uid);
  const isVerified = company?.status === 'verified';
  const limit = company?.creditLimit ?? 0;
  const now = ctx.clock.now();
  const member = isVerified ? await membershipOf(ctx) : undefined;
  const ofWhom = member?.rights.account ? undefined : ctx.actor.uid;
  const rows = company && member ? await billsOf(db, company.companyId, BILLS_SHOWN, ofWhom) : [];
  const bills = rows.map(({ bill, sn, buyer }) => billView(bill, sn, buyer === ctx.actor.uid, now));
  return ok({
    is_open: isVerified && limit > 0,
    limit: yuan(limit),
    used: yuan(company?.creditUsed ?? 0),
    free: yuan(limit - (company?.creditUsed ?? 0)),
    // An overdue bill of any member stops the credit of the whole company.
    is_overdue: company !== undefined && (await hasOverdue(db, company.companyId, now)),
    bills,
  });
}

/** Until when the company of a purchase on credit owes for it, and when all was paid off; undefined: not on credit. */
export async function creditOfPurchase(
  { database }: Pick<Context, 'database'>,
  groupOrderId: string,
): Promise<{ dueAt: Date; settledAt: Date | null } | undefined> {
  const terms = await termsOf(database.db, groupOrderId);
  const last = terms.at(-1);
  if (!last) return undefined;
  const paid = terms.map(({ settledAt }) => settledAt?.getTime() ?? Infinity);
  const latest = Math.max(...paid);
  return { dueAt: last.dueAt, settledAt: latest === Infinity ? null : new Date(latest) };
}
