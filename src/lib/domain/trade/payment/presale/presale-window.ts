import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { balanceById, type Balance } from '../../order/index.ts';
import { mayPay } from '../company/payable.ts';
import { groupOrderById } from '../payable.repo.ts';

/** A balance that the caller may pay: one's own, and for finance and admins those of their company. */
export async function payableBalance(ctx: UserContext, id: string): Promise<Balance | undefined> {
  const row = await balanceById(ctx, id);
  return row && (await mayPayBalance(ctx, row)) ? row : undefined;
}

/** The same rule as for the order that it belongs to. */
export async function mayPayBalance(ctx: UserContext, row: Balance): Promise<boolean> {
  const order = await groupOrderById(ctx.database.db, row.groupOrderId);
  return order !== undefined && mayPay(ctx, order);
}

type NotNow = 'order.verifying' | 'order.wrong_state' | 'presale.not_yet' | 'presale.over';

/** Whether an unpaid balance can be paid now; the mall's clock decides (states 3.2). */
export function payableNow(ctx: UserContext, row: Balance): Result<undefined, NotNow> {
  const now = ctx.clock.now();
  if (row.status === 'waiting') return fail('order.wrong_state');
  if (row.status === 'verifying') return fail('order.verifying');
  if (row.status !== 'due' || row.finalEndAt <= now) return fail('presale.over');
  return now < row.finalStartAt ? fail('presale.not_yet') : ok();
}

/** A balance in the words of a group order, for the pages that show either. */
export const BALANCE_STATUS: Record<Balance['status'], string> = {
  waiting: 'cancelled',
  due: 'unpaid',
  verifying: 'verifying',
  paid: 'paid',
  closed: 'cancelled',
  returned: 'cancelled',
  cancelled: 'cancelled',
};
