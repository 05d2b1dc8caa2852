import { fail, ok, type FailureOf, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { askOwnPassword } from '../password/own-password.ts';
import { factorOf } from './factor.repo.ts';
import { spendFactorCode } from './spend-factor-code.ts';

/** Asks again who holds the account, before what cannot be taken back: the password, and a code where there is a second factor. */
export async function proveHolder(
  ctx: UserContext,
  { password, code }: { password: string; code: string },
): Promise<
  Result<undefined, FailureOf<typeof askOwnPassword> | FailureOf<typeof spendFactorCode> | 'factor.code'>
> {
  const { uid } = ctx.actor;
  const account = await askOwnPassword(ctx, password);
  if (!account.ok) return account;
  if (!(await factorOf(ctx.database.db, uid))?.confirmedAt) return ok();
  return code ? spendFactorCode(ctx, uid, code) : fail('factor.code', undefined, 'code');
}
