import type { Login } from '#lib/contracts/identity.ts';
import { fail, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountByPhone, initialPasswordEnd } from './account.repo.ts';
import { letIn } from './factor/let-in.ts';
import { isPassword } from './password/hash-password.ts';
import { countWrong, forgetTries, takeTry } from './password/login-limit.ts';

/** Logs in with account (the phone) and password; unknown accounts are answered alike, and as slowly. */
export async function logIn(
  ctx: Context,
  { account, password }: { account: string; password: string },
): Promise<
  Result<
    Login,
    'account.disabled' | 'factor.wanted' | 'login.frozen' | 'login.wrong' | 'password.initial_over'
  >
> {
  const found = await accountByPhone(ctx.database.db, account);
  const left = await takeTry(ctx, account, found?.uid);
  if (left === undefined) return fail('login.frozen', undefined, 'password');
  if (!(await isPassword(found?.passwordHash, password)) || !found) {
    await countWrong(ctx, account, left);
    return left === 0
      ? fail('login.frozen', undefined, 'password')
      : fail('login.wrong', { n: left }, 'password');
  }
  await forgetTries(ctx, account);
  if (found.status !== 'active') return fail('account.disabled');
  const ends = await initialPasswordEnd(ctx.database.db, found.uid);
  if (ends && ends <= ctx.clock.now()) return fail('password.initial_over', undefined, 'password');
  return letIn(ctx, found, 'password');
}
