import { sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { StoreTerms } from '../checkout-input.ts';
import type { PricedLine } from '../priced-checkout.ts';
import { allocate } from './allocate.ts';
import type { StoreCoupon } from './coupon.ts';
import { discountable, takesStoreCoupons } from './discountable.ts';

/**
 * What a store coupon saves, in fen; 0 when it cannot be used. The threshold is measured before product
 * coupons, the saving is bounded by what they left.
 */
export function storeCouponSaving(coupon: StoreCoupon, lines: readonly PricedLine[], terms: StoreTerms): Fen {
  const base = sumFen(lines.map((line) => (takesStoreCoupons(line, terms) ? line.total : 0)));
  if (base < coupon.threshold) return 0;
  return Math.min(coupon.value, sumFen(lines.map((line) => discountable(line, terms))));
}

/** Takes the saving off the store's lines by what product coupons left of each; the last takes the rest. */
export function applyStoreCoupon(saving: Fen, lines: readonly PricedLine[], terms: StoreTerms): PricedLine[] {
  const parts = allocate(
    saving,
    lines.map((line) => discountable(line, terms)),
  );
  return lines.map((line, index) => ({ ...line, storeCoupon: parts[index]! }));
}
