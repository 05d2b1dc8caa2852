import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { couponsWhere } from './coupon.repo.ts';
import { giveTo } from './receive-coupon.ts';

const MOST = 100;

/**
 * Gives a new account the coupons for new buyers, and one whose company was verified those for members; coupons that it
 * has, and those with none left, are passed over.
 */
export async function welcomeBuyer(
  ctx: SystemContext,
  { uid, as }: { uid: number; as?: 'member' },
): Promise<void> {
  const filter = { sendType: as ?? ('new_user' as const), openAt: ctx.clock.now() };
  const { list } = await couponsWhere(ctx.database.db, filter, { page: 1, limit: MOST });
  for (const { coupon } of list) await allOrNothing(ctx.database, () => giveTo(ctx, uid, coupon));
}
