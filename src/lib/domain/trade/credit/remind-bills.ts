import type { NoticeKind } from '#lib/contracts/states.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { CREDIT_REMINDER_BEFORE } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { billsDue, type BillRow } from './credit.repo.ts';
import { openAmount } from './repay-bill.ts';

/**
 * Sends a reminder of a bill that is due in three days, and of one that was due yesterday, to the account that placed
 * the order; runs daily.
 */
export async function remindBills(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  const tell = async (kind: NoticeKind, bills: BillRow[]): Promise<void> => {
    for (const bill of bills) {
      const params = { sn: bill.creditBillSn, amount: yuan(openAmount(bill)) };
      await notifyUser(ctx, { uid: bill.uid, kind, params, link: '/user/balance' });
    }
  };
  const { db } = ctx.database;
  const soon = after(now, CREDIT_REMINDER_BEFORE);
  await tell('credit.due_soon', await billsDue(db, after(soon, -days(1)), soon));
  await tell('credit.overdue', await billsDue(db, after(now, -days(1)), now));
}
