import type { Fen } from '#lib/kernel/money.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { buyerBalance, type Account } from './account.ts';
import { accountsOf, lockAccounts } from './ledger.repo.ts';

/** What the caller may spend, in fen; 0 for an account that never moved. */
export async function balanceOf(ctx: Pick<UserContext, 'database' | 'actor'>): Promise<Fen> {
  const [account] = await accountsOf(ctx.database.db, [buyerBalance(ctx.actor.uid)]);
  return account?.balance ?? 0;
}

/** The balance of any account, whose row stays locked until the caller's transaction ends. */
export async function lockedBalanceOf(ctx: Pick<Context, 'database'>, account: Account): Promise<number> {
  const [row] = await lockAccounts(ctx.database.db, [account]);
  return row?.balance ?? 0;
}
