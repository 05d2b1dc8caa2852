import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { accountById } from '../account.repo.ts';
import type { AccountRow } from '../account-view.ts';
import { isPassword } from './hash-password.ts';
import { countWrong, forgetTries, takeTry } from './login-limit.ts';

/**
 * Asks for the password again before an act that would do harm if somebody else used the open session; tries count as
 * at the login.
 */
export async function askOwnPassword(
  ctx: UserContext,
  password: string,
): Promise<Result<AccountRow, 'factor.password_first' | 'login.frozen' | 'password.wrong'>> {
  const account = await accountById(ctx.database.db, ctx.actor.uid);
  if (!account?.passwordHash) return fail('factor.password_first', undefined, 'password');
  const left = await takeTry(ctx, account.phone, account.uid);
  if (left === undefined) return fail('login.frozen', undefined, 'password');
  if (!(await isPassword(account.passwordHash, password))) {
    await countWrong(ctx, account.phone, left);
    return left === 0
      ? fail('login.frozen', undefined, 'password')
      : fail('password.wrong', { n: left }, 'password');
  }
  await forgetTries(ctx, account.phone);
  return ok(account);
}
