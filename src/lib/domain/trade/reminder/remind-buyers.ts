import { after, days, hours, shanghaiText, shanghaiWords } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { notifyBalanceDue, notifyCouponsEnding } from '../../account/notice/index.ts';
import { balancesOpening, couponsEnding, type Span } from './reminder.repo.ts';

/** Buyers get a reminder this long before a coupon ends. */
const COUPON_NOTICE = days(2);

/**
 * Reminds buyers of coupons that end in two days and of presale balances that may be paid. Runs hourly for the last
 * whole hour, however late it starts, so that no reminder is sent twice.
 */
export async function remindBuyers(ctx: SystemContext): Promise<void> {
  const to = new Date(Math.floor(ctx.clock.now().getTime() / hours(1)) * hours(1));
  const hour: Span = { from: after(to, -hours(1)), to };
  const { db } = ctx.database;
  // All or none: a second try of the job must not repeat the first half.
  await ctx.database.tx(async () => {
    const ending = { from: after(hour.from, COUPON_NOTICE), to: after(hour.to, COUPON_NOTICE) };
    for (const { uid, number } of await couponsEnding(db, ending))
      await notifyCouponsEnding(ctx, { uid, number });
    for (const row of await balancesOpening(db, hour)) {
      const end = row.finalEndAt;
      const until = { zh: shanghaiText(end), en: shanghaiWords(end) };
      await notifyBalanceDue(ctx, { uid: row.uid, sn: row.presaleOrderSn, amount: row.balance, until });
    }
  });
}
