import { fail, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { changePassword } from '../identity/index.ts';
import { profileById } from './profile.repo.ts';

/** The same as a reset, for the phone of the caller's own account. */
export async function changeOwnPassword(
  ctx: UserContext,
  { sms_code, pwd }: { sms_code: string; pwd: string },
): Promise<Result<undefined, FailureOf<typeof changePassword> | 'auth.revoked'>> {
  const found = await profileById(ctx.database.db, ctx.actor.uid);
  return found ? changePassword(ctx, { phone: found.user.phone, sms_code, pwd }) : fail('auth.revoked');
}
