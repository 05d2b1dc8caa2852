import { multiply } from '#lib/kernel/money.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { RefundableLine, RefundMoney } from './refundable-line.ts';

/**
 * The most that returning `quantity` units gives back: each whole-fen unit share × units, and all that is left with
 * the last unit. Freight only while the store order is not shipped. Coupons stay absorbed in what was paid; no
 * threshold is measured again.
 */
export function refundLine(
  line: RefundableLine,
  quantity: number,
  shipped: boolean,
): Result<RefundMoney, 'refund.pieces'> {
  const units = line.quantity - line.refunded.quantity;
  if (!Number.isSafeInteger(quantity) || quantity <= 0 || quantity > units) {
    return fail('refund.pieces', { n: units });
  }
  const part = (key: 'amount' | 'freight' | 'points' | 'platformCoupon'): number => {
    const paid = line[key];
    const left = Math.max(paid - line.refunded[key], 0);
    if (quantity === units) return left;
    return Math.min(multiply(Math.floor(paid / line.quantity), quantity), left);
  };
  return ok({
    quantity,
    amount: part('amount'),
    freight: shipped ? 0 : part('freight'),
    points: part('points'),
    platformCoupon: part('platformCoupon'),
  });
}
