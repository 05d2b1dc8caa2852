import { newId } from '#lib/kernel/ids.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { creditBillFlow } from './credit-bill.flow.ts';
import {
  addRepayment,
  addReturned,
  changeBill,
  giveLimit,
  ownerOf,
  repaymentsOf,
  type BillRow,
} from './credit.repo.ts';

/** Whether a bill is paid off; while it is open, whether it was due already. */
export function billState(
  { status, dueAt }: Pick<BillRow, 'status' | 'dueAt'>,
  now: Date,
): 'settled' | 'overdue' | 'open' {
  if (status === 'settled') return 'settled';
  return dueAt < now ? 'overdue' : 'open';
}

export const openAmount = (bill: Pick<BillRow, 'amount' | 'repaid'>): Fen => bill.amount - bill.repaid;

/**
 * Takes money towards a bill that the caller's transaction has locked, and gives the company as much of its credit
 * back. Answers what was taken: no more than was open. The caller books it.
 */
export async function repayBill(ctx: Context, bill: BillRow, amount: Fen): Promise<Fen> {
  const taken = Math.min(amount, openAmount(bill));
  if (taken === 0) return 0;
  const repaid = bill.repaid + taken;
  const isSettled = repaid === bill.amount;
  const status = creditBillFlow.next('open', isSettled ? 'settle' : 'repay_part');
  if (!status) throw new Error(`Bill ${bill.creditBillSn} takes no money`);
  await changeBill(ctx.database.db, bill.creditBillId, {
    repaid,
    status,
    settledAt: isSettled ? ctx.clock.now() : null,
  });
  await giveLimit(ctx.database.db, bill.companyId, taken);
  return taken;
}

/** Keeps who has paid towards a bill, for a refund that comes later; `paymentId` where it was paid at a provider. */
export async function noteRepayment(
  ctx: Context,
  bill: BillRow,
  { uid, amount, paymentId = null }: { uid: number; amount: Fen; paymentId?: string | null },
): Promise<void> {
  if (amount === 0) return;
  const createdAt = ctx.clock.now();
  const { creditBillId } = bill;
  const row = { creditRepaymentId: newId(createdAt), creditBillId, uid, paymentId, amount, createdAt };
  await addRepayment(ctx.database.db, row);
}

/**
 * A part of a refund that goes to an account that had repaid the bill: through its payment at a provider, or to its
 * balance.
 */
export interface Repaid {
  uid: number;
  paymentId: string | null;
  amount: Fen;
}

/**
 * To whom money goes back that was repaid of a bill before its order was refunded: the latest repayment first. Money
 * without a known payer goes to the company's owner, never to the account that happened to place the order. The caller
 * has locked the bill and books it.
 */
export async function returnRepaid(ctx: Context, bill: BillRow, amount: Fen): Promise<Repaid[]> {
  const { db } = ctx.database;
  const parts: Repaid[] = [];
  let rest = amount;
  for (const row of await repaymentsOf(db, bill.creditBillId)) {
    const part = Math.min(rest, row.amount - row.returned);
    if (part <= 0) continue;
    await addReturned(db, row.creditRepaymentId, part);
    parts.push({ uid: row.uid, paymentId: row.paymentId, amount: part });
    rest -= part;
  }
  if (rest > 0) {
    const uid = (await ownerOf(db, bill.companyId)) ?? bill.uid;
    parts.push({ uid, paymentId: null, amount: rest });
  }
  return parts;
}
