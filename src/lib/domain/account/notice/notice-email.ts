import { after, days } from '#lib/kernel/clock.ts';
import { newDigits, sha256Hex } from '#lib/kernel/ids.ts';
import {
  NOTICE_MAIL_PAUSE,
  NOTICE_MAILS_PER_DAY,
  SMS_CODE_DIGITS,
  SMS_CODE_TRIES,
} from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { timer } from '#lib/kernel/timers.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countRequest } from '../identity/index.ts';
import { emailOf, putEmail, putWanted, takeEmailTry } from './choices.repo.ts';

const hashOf = (uid: number, email: string, code: string): string => sha256Hex(`${uid} ${email} ${code}`);

/** The box that an address leads to: most servers take whatever stands behind a plus, in any case. */
const boxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** Whether today's codes to this address, or of this account, are used up: it may be somebody else's address. */
async function isUsedUp(ctx: UserContext, email: string): Promise<boolean> {
  const { address, account } = NOTICE_MAILS_PER_DAY;
  const toBox = await countRequest(ctx, `notice mail to ${sha256Hex(boxOf(email))}`, days(1));
  const byAccount = await countRequest(ctx, `notice mail of ${ctx.actor.uid}`, days(1));
  return toBox > address || byAccount > account;
}

/** Sends a code to an address that is to have the notices; the one of before keeps them until it is confirmed. */
export async function askNoticeEmail(
  ctx: UserContext,
  { email }: { email: string },
): Promise<Result<undefined, 'notice.mail_off' | 'request.too_many'>> {
  if (ctx.mail.isOff) return fail('notice.mail_off');
  const { uid } = ctx.actor;
  if (await isUsedUp(ctx, email)) return fail('request.too_many');
  const sentAt = ctx.clock.now();
  const code = newDigits(SMS_CODE_DIGITS);
  const { locale } = ctx;
  const row = { uid, locale, wanted: email, codeHash: hashOf(uid, email, code), sentAt };
  return ctx.database.tx(async () => {
    const isKept = await putWanted(ctx.database.db, row, after(sentAt, -NOTICE_MAIL_PAUSE));
    if (!isKept) return fail('request.too_many');
    await ctx.jobs.send('notice.code', { to: email, code, locale });
    return ok();
  });
}

/** Has notices sent to the address whose code this is. */
export async function confirmNoticeEmail(
  ctx: UserContext,
  { code }: { code: string },
): Promise<Result<{ email: string }, 'code.wrong'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const since = after(ctx.clock.now(), -timer('sms_code'));
  const found = await takeEmailTry(db, uid, since, SMS_CODE_TRIES);
  if (!found?.wanted || found.codeHash !== hashOf(uid, found.wanted, code))
    return fail('code.wrong', undefined, 'code');
  await putEmail(db, uid, found.wanted);
  return ok({ email: found.wanted });
}

/** Where the letters of an account go, and in which language; nothing while no address was confirmed. */
export async function noticeAddress(
  ctx: Pick<UserContext, 'database'>,
  uid: number,
): Promise<{ email: string; locale: string } | undefined> {
  const row = await emailOf(ctx.database.db, uid);
  return row?.email ? { email: row.email, locale: row.locale } : undefined;
}
