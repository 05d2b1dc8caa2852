import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { endOtherSessions, rememberUsed, spendCode } from '../identity/index.ts';
import { movePhone, profileById } from './profile.repo.ts';

interface Wanted {
  phone: string;
  sms_code: string;
  old_sms_code: string;
}

/**
 * Moves the account to another phone. Both phones are proved by a code: a stolen session alone must not take the
 * account away. Ends the other sessions and tells the old phone.
 */
export async function changePhone(
  ctx: UserContext,
  wanted: Wanted,
): Promise<Result<undefined, 'auth.revoked' | 'code.wrong' | 'phone.same' | 'phone.taken'>> {
  const { db } = ctx.database;
  const found = await profileById(db, ctx.actor.uid);
  if (!found) return fail('auth.revoked');
  const old = found.user.phone;
  const { phone } = wanted;
  if (phone === old) return fail('phone.same', undefined, 'phone');
  const type = 'change_phone';
  if (!(await spendCode(ctx, { phone: old, type, code: wanted.old_sms_code }))) {
    return fail('code.wrong', undefined, 'old_sms_code');
  }
  if (!(await spendCode(ctx, { phone, type, code: wanted.sms_code }))) {
    return fail('code.wrong', undefined, 'sms_code');
  }
  return ctx.database.tx(async () => {
    if (!(await movePhone(db, ctx.actor.uid, phone))) return fail('phone.taken', undefined, 'phone');
    await rememberUsed(ctx, ctx.actor.uid, old);
    await endOtherSessions(ctx, ctx.actor.uid);
    const params = { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` };
    await ctx.jobs.send('sms.send', { phone: old, template: 'phone_changed', params, locale: ctx.locale });
    return ok();
  });
}
