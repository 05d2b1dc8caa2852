import { multiply } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { PricedLine } from '../priced-checkout.ts';

/** What is left of the line after product and store coupons. */
export function afterStoreCoupons(line: PricedLine): Fen {
  return line.total - line.productCoupon - line.storeCoupon;
}

/** What is left of the line after all coupons; points pay from this. */
export function afterCoupons(line: PricedLine): Fen {
  return afterStoreCoupons(line) - line.platformCoupon;
}

/** The line's part that coupons must not touch: the deposit of a presale. */
export function depositOf(line: PricedLine): Fen {
  const { activity } = line;
  return activity?.kind === 'presale' && activity.paid === 'deposit'
    ? multiply(activity.deposit, line.quantity)
    : 0;
}
