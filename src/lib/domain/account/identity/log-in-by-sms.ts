import type { Login } from '#lib/contracts/identity.ts';
import { fail, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountByPhone } from './account.repo.ts';
import { spendCode } from './code/spend-code.ts';
import { letIn } from './factor/let-in.ts';
import { openAccount } from './open-account.ts';

/** Logs in with an SMS code of type `login`; a phone without an account gets one. */
export async function logInBySms(
  ctx: Context,
  { phone, sms_code: code }: { phone: string; sms_code: string },
): Promise<Result<Login, 'account.disabled' | 'factor.wanted' | 'login.wrong_code'>> {
  const isRight = await spendCode(ctx, { phone, type: 'login', code });
  if (!isRight) return fail('login.wrong_code', undefined, 'sms_code');
  const { db } = ctx.database;
  const account =
    (await accountByPhone(db, phone)) ??
    (await openAccount(ctx, { phone })) ??
    (await accountByPhone(db, phone));
  if (account?.status !== 'active') return fail('account.disabled');
  return letIn(ctx, account, 'sms');
}
