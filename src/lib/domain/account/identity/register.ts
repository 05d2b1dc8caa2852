import type { Login } from '#lib/contracts/identity.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { noteDevice } from '../risk/index.ts';
import { spendCode } from './code/spend-code.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './password/hash-password.ts';
import { refuseCommon } from './password/refuse-common.ts';
import { openSession } from './session/open-session.ts';

/**
 * Opens an account with an SMS code of type `mobile`, and a session for it. The error for a phone that has an account
 * comes only after the code, so that it cannot be found out about other people's phones.
 */
export async function register(
  ctx: Context,
  { phone, sms_code: code, pwd }: { phone: string; sms_code: string; pwd: string },
): Promise<Result<Login, 'ERROR14' | 'code.wrong' | 'password.common'>> {
  const refusal = refuseCommon(pwd, phone);
  if (refusal) return refusal;
  if (!(await spendCode(ctx, { phone, type: 'mobile', code })))
    return fail('code.wrong', undefined, 'sms_code');
  const opened = await openAccount(ctx, { phone, passwordHash: await hashPassword(pwd) });
  if (!opened) return fail('ERROR14', undefined, 'phone');
  await noteDevice(ctx, { kind: 'register', targetId: shanghaiDay(ctx.clock.now()), uid: opened.uid });
  return ok(await openSession(ctx, opened, 'sms'));
}
