import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { StoreTerms } from '../checkout-input.ts';
import type { PricedLine } from '../priced-checkout.ts';
import type { CouponFailure, CouponOption, StoreCoupon } from './coupon.ts';
import { applyProductCoupons, matchProductCoupons, productCouponOptions } from './product-coupons.ts';
import type { ProductCoupon } from './product-coupons.ts';
import { applyStoreCoupon, storeCouponSaving } from './store-coupon.ts';

export interface TakenStoreCoupons {
  lines: PricedLine[];
  options: CouponOption[];
}

/**
 * Product coupons first, one for each product, then one store coupon. Without a choice the best saving is taken; of
 * equal ones the first given. A chosen coupon that cannot be used is a refusal, not a silent change of the price.
 */
export function takeStoreCoupons(
  lines: readonly PricedLine[],
  terms: StoreTerms,
  coupons: readonly StoreCoupon[],
  choice: readonly string[] | undefined,
): Result<TakenStoreCoupons, CouponFailure> {
  const own = coupons.filter((coupon) => coupon.merId === terms.merId);
  const wanted = (coupon: StoreCoupon): boolean => choice === undefined || choice.includes(coupon.couponId);
  const productCoupons = own.filter((coupon): coupon is ProductCoupon => coupon.kind === 'product');
  const match = matchProductCoupons(productCoupons.filter(wanted), lines, terms);
  const afterProduct = applyProductCoupons(match, lines, terms);

  const storeCoupons = own
    .filter((coupon) => coupon.kind === 'store')
    .map((coupon) => ({ coupon, saving: storeCouponSaving(coupon, afterProduct, terms) }))
    .toSorted((a, b) => b.saving - a.saving);
  const best = storeCoupons.find(({ coupon, saving }) => saving > 0 && wanted(coupon));

  const options: CouponOption[] = [
    ...productCouponOptions(productCoupons, match, lines, terms),
    ...storeCoupons.map(({ coupon, saving }) => ({
      couponId: coupon.couponId,
      kind: coupon.kind,
      saving,
      checked: coupon === best?.coupon,
      disabled: saving === 0,
    })),
  ].toSorted((a, b) => b.saving - a.saving);

  const refused = choice?.find((id) => !options.some((option) => option.couponId === id && option.checked));
  if (refused !== undefined) return fail('coupon.unusable', undefined, refused);
  return ok({ lines: best ? applyStoreCoupon(best.saving, afterProduct, terms) : afterProduct, options });
}
