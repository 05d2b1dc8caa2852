import type { SmsType } from '#lib/contracts/identity.ts';
import { after, minutes, seconds } from '#lib/kernel/clock.ts';
import { newDigits, newId } from '#lib/kernel/ids.ts';
import { SMS_CODE_DIGITS } from '#lib/kernel/limits.ts';
import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { spendCaptcha } from '../captcha/spend-captcha.ts';
import { codeHash } from './code-hash.ts';
import { needsCaptcha, waitOf } from './code-limits.ts';
import { addCode } from './code.repo.ts';

interface Wanted {
  phone: string;
  type: SmsType;
  key: string;
  code: string;
}

/** A longer wait is given in minutes. */
const IN_SECONDS = minutes(3);
/** Codes for what an account does to itself. */
const OWN: readonly SmsType[] = ['change_phone', 'close_account'];

/**
 * Sends an SMS code. Known and unknown phones are answered alike: every phone is sent its code, and only its holder
 * learns what the phone may do with it.
 */
export async function sendCode(
  ctx: Context,
  { phone, type, key, code }: Wanted,
): Promise<
  Result<undefined, 'ERROR4' | 'ERROR5' | 'auth.required' | 'sms.off' | 'sms.too_many' | 'sms.too_many_long'>
> {
  if (ctx.sms.isOff) return fail('sms.off');
  if (OWN.includes(type) && ctx.actor.kind !== 'user') return fail('auth.required');
  if (key || code) {
    if (!(await spendCaptcha(ctx, { key, code }))) return fail('ERROR5', undefined, 'code');
  } else if (await needsCaptcha(ctx, phone)) return fail('ERROR4', undefined, 'code');

  return ctx.database.tx(async () => {
    const wait = await waitOf(ctx, phone);
    if (wait > IN_SECONDS) return fail('sms.too_many_long', { n: Math.ceil(wait / minutes(1)) });
    if (wait > 0) return fail('sms.too_many', { n: Math.ceil(wait / seconds(1)) });
    const now = ctx.clock.now();
    const id = newId(now);
    const digits = newDigits(SMS_CODE_DIGITS);
    await addCode(ctx.database.db, {
      smsCodeId: id,
      phone,
      type,
      codeHash: codeHash(id, digits),
      createdAt: now,
      expiresAt: after(now, timer('sms_code')),
    });
    const params = { code: digits, minutes: String(timer('sms_code') / 60_000) };
    await ctx.jobs.send('sms.send', { phone, template: `code.${type}`, params, locale: ctx.locale });
    return ok();
  });
}
