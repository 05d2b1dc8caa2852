import { after } from '#lib/kernel/clock.ts';
import { COUPON_SWEEP_EVERY } from '#lib/kernel/limits.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { expireClaims } from './claim.repo.ts';
import { closeOverdue } from './coupon.repo.ts';

/** Marks coupons that are past their end, and closes templates that can no longer be claimed. */
export async function expireCoupons(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  await expireClaims(ctx.database.db, now);
  if ((await closeOverdue(ctx.database.db, now)) > 0) await ctx.changed('coupons');
}

/** Runs every minute by cron, which knows no seconds, and once more half a minute later. */
export async function sweepCoupons(ctx: SystemContext): Promise<void> {
  await expireCoupons(ctx);
  await ctx.jobs.send('coupon.expire', {}, { at: after(ctx.clock.now(), COUPON_SWEEP_EVERY) });
}
