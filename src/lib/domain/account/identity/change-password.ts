import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountByPhone, setPasswordHash } from './account.repo.ts';
import { spendCode } from './code/spend-code.ts';
import { hashPassword } from './password/hash-password.ts';
import { forgetTries } from './password/login-limit.ts';
import { refuseCommon } from './password/refuse-common.ts';
import { endOtherSessions } from './session/end-other-sessions.ts';

/**
 * Sets a new password with an SMS code of type `change_pwd`, ends the other sessions of the account and tells its
 * phone.
 */
export async function changePassword(
  ctx: Context,
  { phone, sms_code: code, pwd }: { phone: string; sms_code: string; pwd: string },
): Promise<Result<undefined, 'account.disabled' | 'account.unknown' | 'code.wrong' | 'password.common'>> {
  const refusal = refuseCommon(pwd, phone);
  if (refusal) return refusal;
  if (!(await spendCode(ctx, { phone, type: 'change_pwd', code }))) {
    return fail('code.wrong', undefined, 'sms_code');
  }
  const { db } = ctx.database;
  const account = await accountByPhone(db, phone);
  if (!account) return fail('account.unknown', undefined, 'phone');
  if (account.status !== 'active') return fail('account.disabled');
  const passwordHash = await hashPassword(pwd);
  await ctx.database.tx(async () => {
    await setPasswordHash(db, account.uid, passwordHash);
    await endOtherSessions(ctx, account.uid);
    await forgetTries(ctx, phone);
    await ctx.jobs.send('machine.new_password', { uid: account.uid });
    await ctx.jobs.send('sms.send', { phone, template: 'password_changed', params: {}, locale: ctx.locale });
  });
  return ok();
}
