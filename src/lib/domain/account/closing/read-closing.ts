import type { Closing, ClosingObstacle } from '#lib/contracts/profile.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { tiesOf } from './closing.repo.ts';

/** Why the account cannot be closed yet, in the order in which a buyer would settle it. */
export function obstaclesIn(ties: Awaited<ReturnType<typeof tiesOf>>): ClosingObstacle[] {
  const found: [boolean, ClosingObstacle][] = [
    [ties.roles > 0, 'role'],
    [ties.colleagues > 0, 'company'],
    [ties.orders > 0, 'order'],
    [ties.refunds > 0, 'refund'],
    [ties.invoices > 0, 'invoice'],
    [ties.payments > 0, 'payment'],
    [ties.bills > 0, 'credit'],
    [ties.balance > 0, 'balance'],
  ];
  return found.filter(([stands]) => stands).map(([, name]) => name);
}

/** What stands in the way of closing the caller's account, and what would be lost with it. */
export async function readClosing(ctx: UserContext): Promise<Result<Closing, never>> {
  const ties = await tiesOf(ctx.database.db, ctx.actor.uid);
  return ok({ reasons: obstaclesIn(ties), now_money: yuan(ties.balance), integral: ties.points });
}
