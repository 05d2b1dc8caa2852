import { after, days } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { accountById } from './account.repo.ts';
import { usedCoupons } from './left-phone.repo.ts';
import { addToCount, countIn } from './rate/rate.repo.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'seal'>;

/** For how long what an account has used counts for the next account of its phone; the number may have another owner. */
const REMEMBERED = days(365);

/** A mark that tells neither the phone nor the coupon to whoever reads the database. */
const bucketOf = ({ seal }: Needs, phone: string, couponId: number): string =>
  `left:${seal.mark(`${phone}:${couponId}`)}`;

/** An account leaves its phone: what it has used is not given once more to the next account there. */
export async function rememberUsed(ctx: Needs, uid: number, phone: string): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  for (const couponId of await usedCoupons(db, uid))
    await addToCount(db, bucketOf(ctx, phone, couponId), now, after(now, REMEMBERED));
}

/** Whether an earlier account of the same phone has used this coupon. */
export async function hasUsedBefore(ctx: Needs, uid: number, couponId: number): Promise<boolean> {
  const { db } = ctx.database;
  const account = await accountById(db, uid);
  if (!account) return false;
  return (await countIn(db, bucketOf(ctx, account.phone, couponId), ctx.clock.now())) > 0;
}
