import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { balanceById, type Balance } from '../../order/index.ts';

/** A balance of the caller, nothing for another buyer's. */
export async function ownBalance(ctx: UserContext, id: string): Promise<Balance | undefined> {
  const row = await balanceById(ctx, id);
  return row?.uid === ctx.actor.uid ? row : undefined;
}

type NotNow = 'order.wrong_state' | 'presale.not_yet' | 'presale.over';

/** Whether an unpaid balance can be paid now; the mall's clock decides (states 3.2). */
export function payableNow(ctx: UserContext, row: Balance): Result<undefined, NotNow> {
  const now = ctx.clock.now();
  if (row.status === 'waiting') return fail('order.wrong_state');
  if (row.status !== 'due' || row.finalEndAt <= now) return fail('presale.over');
  return now < row.finalStartAt ? fail('presale.not_yet') : ok();
}
