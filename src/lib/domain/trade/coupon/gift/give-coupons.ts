import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { tellCouponsGiven } from '../../../account/notice/index.ts';
import { addClaim } from '../claim.repo.ts';
import { takeOne, type CouponRow } from '../coupon.repo.ts';
import { validityOf } from '../validity.ts';
import { boughtBefore, dropClaim, giftTemplates, linesOfGroup } from './gift.repo.ts';
import { isEarned } from './is-earned.ts';

const PLATFORM = 0;

/** A group order that its buyer has paid as a whole. */
export interface Giver {
  uid: number;
  groupOrderId: string;
  groupOrderSn: string;
}

/**
 * Gives a buyer the coupons that a paid order brings: for the amount, for its goods, for being the first one at its
 * owner's. Belongs into the transaction that marks the order as paid, which holds it: so it happens once, and the
 * database keeps one of a template for each order. What is all taken is passed over.
 */
export async function giveCoupons(ctx: Context, giver: Giver, merIds: readonly number[]): Promise<void> {
  const { db } = ctx.database;
  const templates = await giftTemplates(db, merIds, ctx.clock.now());
  if (templates.length === 0) return;
  const lines = await linesOfGroup(db, giver.groupOrderId);
  const earned = templates.filter((row) => isEarned(row, lines));
  const needsHistory = earned.some((row) => row.sendType === 'first_order');
  const before = needsHistory ? await boughtBefore(db, giver.uid, giver.groupOrderId) : new Set<number>();
  const isFirst = ({ merId }: CouponRow): boolean =>
    merId === PLATFORM ? before.size === 0 : !before.has(merId);
  let given = 0;
  for (const row of earned.filter((one) => one.sendType !== 'first_order' || isFirst(one)))
    if (await giveFor(ctx, giver, row)) given += 1;
  if (given > 0) await tellCouponsGiven(ctx, { uid: giver.uid, sn: giver.groupOrderSn, number: given });
}

async function giveFor(ctx: Context, { uid, groupOrderId }: Giver, row: CouponRow): Promise<boolean> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const claim = await addClaim(db, {
    couponUserId: newId(now),
    couponId: row.couponId,
    uid,
    givenFor: groupOrderId,
    createdAt: now,
    ...validityOf(row, now),
  });
  if (!claim) return false;
  if (!row.isLimited || (await takeOne(db, row.couponId))) return true;
  await dropClaim(db, claim.couponUserId);
  return false;
}
