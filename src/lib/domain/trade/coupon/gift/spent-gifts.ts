import { sumFen, type Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { lockGroupOf } from '../claim.repo.ts';
import type { CouponRow } from '../coupon.repo.ts';
import { addCharged, discountsOf, linesOfGroup, usedGifts, type GiftLine } from './gift.repo.ts';
import { isEarned } from './is-earned.ts';

type Parts = readonly { orderLineId: string; amount: Fen }[];

/** A used coupon that an order brought and that the rest of the order would not have earned. */
interface SpentGift {
  couponUserId: string;
  /** Who had paid for it: a store, or 0 for the platform. */
  merId: number;
  /** What it took off, less what refunds have charged for it already, fen. */
  worth: Fen;
}

export function without(lines: readonly GiftLine[], parts: Parts): GiftLine[] {
  return lines.map((line) => {
    const back = parts.filter((part) => part.orderLineId === line.orderLineId);
    return { ...line, paid: line.paid - sumFen(back.map((part) => part.amount)) };
  });
}

/** What a coupon has taken off the order that used it: no more than its value. */
async function savedBy(ctx: Pick<Context, 'database'>, coupon: CouponRow, usedBy: string): Promise<Fen> {
  const lines = await discountsOf(ctx.database.db, usedBy);
  const saved = lines.map((line) => {
    if (coupon.kind === 'store') return line.merId === coupon.merId ? line.store : 0;
    if (coupon.kind === 'product') return coupon.targetIds.includes(line.productId) ? line.product : 0;
    return line.platform;
  });
  return Math.min(coupon.value, sumFen(saved));
}

/** Used coupons of a group order that the order without these parts would not have earned. */
export async function spentGifts(
  ctx: Pick<Context, 'database'>,
  groupOrderId: string,
  parts: Parts,
): Promise<SpentGift[]> {
  const { db } = ctx.database;
  const used = await usedGifts(db, groupOrderId);
  if (used.length === 0) return [];
  const left = without(await linesOfGroup(db, groupOrderId), parts);
  const lost: SpentGift[] = [];
  for (const { claim, coupon } of used) {
    if (isEarned(coupon, left) || !claim.groupOrderId) continue;
    const worth = (await savedBy(ctx, coupon, claim.groupOrderId)) - claim.charged;
    if (worth > 0) lost.push({ couponUserId: claim.couponUserId, merId: coupon.merId, worth });
  }
  return lost;
}

/**
 * Charges the refund for used coupons that the rest of the order would not have earned, `most` fen at most, and answers
 * how much goes to whom (0: the platform). What was charged is not charged again. Call it after `takeBackCoupons`,
 * which takes the unused ones.
 */
export async function chargeGifts(
  ctx: Context,
  { orderId, groupOrderId }: { orderId: string; groupOrderId: string },
  parts: Parts,
  most: Fen,
): Promise<{ merId: number; amount: Fen }[]> {
  if ((await usedGifts(ctx.database.db, groupOrderId)).length === 0) return [];
  await lockGroupOf(ctx.database.db, orderId);
  const charges: { merId: number; amount: Fen }[] = [];
  let left = most;
  for (const gift of await spentGifts(ctx, groupOrderId, parts)) {
    const amount = Math.min(gift.worth, left);
    if (amount === 0) break;
    await addCharged(ctx.database.db, gift.couponUserId, amount);
    charges.push({ merId: gift.merId, amount });
    left -= amount;
  }
  return charges;
}
