import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountById } from './account.repo.ts';
import { hadSamples, hasSigned, takenOfLimited, usedCoupons } from './left-phone.repo.ts';
import { addAndLook, countIn } from './rate/rate.repo.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'seal'>;

/**
 * For this time, what an account has used counts for the next account of its phone; after that the number may have
 * another owner.
 */
const REMEMBERED = days(365);

/** What a person has once, or so much of: a coupon, a size to try, goods of an activity, the points of a day. */
export type Once = `${number}` | `sample:${number}` | `activity:${number}` | `sign:${string}`;

/** Name of a counter as a keyed hash: who reads the database learns neither the phone nor what was used. */
const bucketOf = ({ seal }: Needs, phone: string, what: Once): string =>
  `left:${seal.mark(`${phone}:${what}`)}`;

/**
 * Remembers what an account has used when it gives up its phone, so that the next account of the phone does not get it
 * again.
 */
export async function rememberUsed(ctx: Needs, uid: number, phone: string): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const day = shanghaiDay(now);
  const used: [Once, number][] = [
    ...(await usedCoupons(db, uid)).map((id): [Once, number] => [`${id}`, 1]),
    ...(await hadSamples(db, uid)).map((id): [Once, number] => [`sample:${id}`, 1]),
    ...(await takenOfLimited(db, uid)).map(({ id, n }): [Once, number] => [`activity:${id}`, n]),
  ];
  if (await hasSigned(db, uid, day)) used.push([`sign:${day}`, 1]);
  for (const [what, n] of used)
    await addAndLook(db, bucketOf(ctx, phone, what), now, after(now, REMEMBERED), n);
}

/** How much of it earlier accounts of the same phone have used. */
export async function usedBefore(ctx: Needs, uid: number, what: Once): Promise<number> {
  const { db } = ctx.database;
  const account = await accountById(db, uid);
  return account ? countIn(db, bucketOf(ctx, account.phone, what), ctx.clock.now()) : 0;
}
