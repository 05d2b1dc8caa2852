import type { Fen } from '#lib/kernel/money.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { buyerBalance } from './account.ts';
import { accountsOf } from './ledger.repo.ts';

/** What the caller may spend, in fen; 0 for an account that never moved. */
export async function balanceOf(ctx: Pick<UserContext, 'database' | 'actor'>): Promise<Fen> {
  const [account] = await accountsOf(ctx.database.db, [buyerBalance(ctx.actor.uid)]);
  return account?.balance ?? 0;
}
