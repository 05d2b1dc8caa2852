import { after, days, hours } from '#lib/kernel/clock.ts';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { networkOf } from '#lib/kernel/network.ts';
import {
  SMS_PER_ADDRESS_HOUR,
  SMS_PER_DAY,
  SMS_PER_DEVICE_HOUR,
  SMS_PER_HOUR,
  SMS_RESEND_WAIT,
  SMS_WITHOUT_CAPTCHA,
} from '#lib/kernel/limits.ts';
import type { Context } from '#lib/domain/context.ts';
import { addToCount } from '../rate/rate.repo.ts';
import { codesSince } from './code.repo.ts';

/**
 * A first code goes without a captcha; after that, or when this address has had its share for fresh phones, one
 * is asked for.
 */
export async function needsCaptcha(ctx: Context, phone: string): Promise<boolean> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  if ((await codesSince(db, phone, after(now, -hours(1)))).length > 0) return true;
  const fresh = await addToCount(
    db,
    `sms fresh ${networkOf(ctx.request.address)}`,
    now,
    after(now, hours(1)),
  );
  return fresh > SMS_WITHOUT_CAPTCHA;
}

/**
 * Counts a code about to be sent; true when it is too many for the phone (all types together), the address or the
 * device. Runs inside a transaction: the first counter's row keeps parallel requests for one phone in a queue.
 */
export async function isTooMany(ctx: Context, phone: string): Promise<boolean> {
  const { db } = ctx.database;
  const { device } = ctx.request;
  const address = networkOf(ctx.request.address);
  const now = ctx.clock.now();
  const inHour = after(now, hours(1));
  if ((await addToCount(db, `sms phone ${phone}`, now, after(now, SMS_RESEND_WAIT))) > 1) return true;
  const today = await codesSince(db, phone, after(now, -days(1)));
  if (today.length >= SMS_PER_DAY) return true;
  if (today.filter((time) => time > after(now, -hours(1))).length >= SMS_PER_HOUR) return true;
  // The device first: what one browser asks for in vain leaves the budget of its office alone.
  const seen = sha256Hex(`${address} ${device}`).slice(0, 24);
  if ((await addToCount(db, `sms device ${seen}`, now, inHour)) > SMS_PER_DEVICE_HOUR) return true;
  return (await addToCount(db, `sms address ${address}`, now, inHour)) > SMS_PER_ADDRESS_HOUR;
}
