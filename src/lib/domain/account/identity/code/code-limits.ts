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
import { addAndLook, addToCount } from '../rate/rate.repo.ts';
import { codesSince } from './code.repo.ts';

/**
 * The first code needs no captcha; later ones do, and so does the first once the caller's address has used up its codes
 * for new phones.
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
 * Counts a code about to be sent; answers how many milliseconds it must wait because there were too many for the phone
 * (all types together), the address or the device, 0 when it may go. Runs inside a transaction: the first counter's row
 * keeps parallel requests for one phone in a queue.
 */
export async function waitOf(ctx: Context, phone: string): Promise<number> {
  const { db } = ctx.database;
  const { device } = ctx.request;
  const address = networkOf(ctx.request.address);
  const now = ctx.clock.now();
  const inHour = after(now, hours(1));
  const until = (time: Date): number => Math.max(time.getTime() - now.getTime(), 1);
  const last = await addAndLook(db, `sms phone ${phone}`, now, after(now, SMS_RESEND_WAIT));
  if (last.count > 1) return until(last.resetsAt);
  const today = (await codesSince(db, phone, after(now, -days(1)))).toSorted((a, b) => +b - +a);
  const ofDay = today[SMS_PER_DAY - 1];
  if (ofDay) return until(after(ofDay, days(1)));
  const ofHour = today.filter((time) => time > after(now, -hours(1)))[SMS_PER_HOUR - 1];
  if (ofHour) return until(after(ofHour, hours(1)));
  // The device is counted first: refused requests of one browser do not use up the limit of its address, which may be
  // an office's.
  const seen = sha256Hex(`${address} ${device}`).slice(0, 24);
  const own = await addAndLook(db, `sms device ${seen}`, now, inHour);
  if (own.count > SMS_PER_DEVICE_HOUR) return until(own.resetsAt);
  const all = await addAndLook(db, `sms address ${address}`, now, inHour);
  return all.count > SMS_PER_ADDRESS_HOUR ? until(all.resetsAt) : 0;
}
