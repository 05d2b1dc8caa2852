import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { usedBefore } from '../../../account/identity/index.ts';
import { notifyCouponsGiven } from '../../../account/notice/index.ts';
import { addClaim } from '../claim.repo.ts';
import { takeOne, type CouponRow } from '../coupon.repo.ts';
import { validityOf } from '../validity.ts';
import { dropClaim, lockBoughtBefore, readGiftFacts, type GiftFacts } from './gift.repo.ts';
import { isEarned } from './is-earned.ts';

const PLATFORM = 0;

/** A group order that its buyer has paid as a whole. */
export interface Giver {
  uid: number;
  groupOrderId: string;
  groupOrderSn: string;
}

/**
 * Gives a buyer the coupons that a paid order earns: for its amount, for its goods, for being the first order at the
 * store or the mall. Call it in the transaction that marks the order as paid and has locked it, so that it happens
 * once; the database allows one coupon of a template for each order. Templates with none left are passed over.
 */
export async function giveCoupons(ctx: Context, giver: Giver, known?: GiftFacts): Promise<void> {
  const { db } = ctx.database;
  const facts = known ?? (await readGiftFacts(db, giver, ctx.clock.now()));
  const { templates, giftLines, storesBefore } = facts;
  const earned = templates.filter((row) => isEarned(row, giftLines));
  let due = earned.filter((row) => isDue(row, storesBefore));
  // A first order is checked again under a lock: the buyer may be paying another order at this moment.
  if (due.some((row) => row.sendType === 'first_order')) {
    const before = await lockBoughtBefore(db, giver.uid, giver.groupOrderId);
    due = earned.filter((row) => isDue(row, before));
  }
  let given = 0;
  for (const row of due) if (await giveFor(ctx, giver, row)) given += 1;
  if (given > 0) await notifyCouponsGiven(ctx, { uid: giver.uid, sn: giver.groupOrderSn, number: given });
}

const isDue = ({ sendType, merId }: CouponRow, before: GiftFacts['storesBefore']): boolean =>
  sendType !== 'first_order' ||
  (merId === PLATFORM ? before.length === 0 : before.every((store) => store.merId !== merId));

async function giveFor(ctx: Context, { uid, groupOrderId }: Giver, row: CouponRow): Promise<boolean> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  // Nobody orders for the first time twice by closing the account in between.
  if (row.sendType === 'first_order' && (await usedBefore(ctx, uid, `${row.couponId}`)) > 0) return false;
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
