import { sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { StoreTerms } from '../checkout-input.ts';
import type { PricedLine } from '../priced-checkout.ts';
import { allocate } from './allocate.ts';
import type { CouponOption, StoreCoupon } from './coupon.ts';
import { discountable, takesStoreCoupons } from './discountable.ts';

export type ProductCoupon = Extract<StoreCoupon, { kind: 'product' }>;

/** productId → the coupon put on it. */
export type ProductMatch = Map<number, ProductCoupon>;

/** Products of the store whose total in this check-out reaches the coupon's threshold. */
function productsFor(coupon: ProductCoupon, lines: readonly PricedLine[], terms: StoreTerms): number[] {
  const products = [...new Set(lines.map((line) => line.productId))];
  return products.filter((productId) => {
    if (!coupon.productIds.includes(productId)) return false;
    const counted = lines.filter((line) => line.productId === productId && takesStoreCoupons(line, terms));
    return (
      sumFen(counted.map((line) => line.total)) >= coupon.threshold && leftOf(productId, lines, terms) > 0
    );
  });
}

function leftOf(productId: number, lines: readonly PricedLine[], terms: StoreTerms): Fen {
  return sumFen(lines.map((line) => (line.productId === productId ? discountable(line, terms) : 0)));
}

/**
 * Puts at most one coupon on a product and one product under a coupon. Coupons of higher value go first and
 * may move an earlier one to another of its products, so the values used are the largest possible. Leaving
 * out coupons that found no place changes nothing: sending back the automatic choice prices the same.
 */
export function matchProductCoupons(
  coupons: readonly ProductCoupon[],
  lines: readonly PricedLine[],
  terms: StoreTerms,
): ProductMatch {
  const match: ProductMatch = new Map();
  const place = (coupon: ProductCoupon, tried: Set<number>): boolean => {
    for (const productId of productsFor(coupon, lines, terms)) {
      if (tried.has(productId)) continue;
      tried.add(productId);
      const holder = match.get(productId);
      if (holder && !place(holder, tried)) continue;
      match.set(productId, coupon);
      return true;
    }
    return false;
  };
  for (const coupon of coupons.toSorted((a, b) => b.value - a.value)) place(coupon, new Set<number>());
  return match;
}

/** Takes each matched coupon off its product, shared over the product's lines; never below zero. */
export function applyProductCoupons(
  match: ProductMatch,
  lines: readonly PricedLine[],
  terms: StoreTerms,
): PricedLine[] {
  let result = [...lines];
  for (const [productId, coupon] of match) {
    const lefts = result.map((line) => (line.productId === productId ? discountable(line, terms) : 0));
    const parts = allocate(Math.min(coupon.value, sumFen(lefts)), lefts);
    result = result.map((line, index) => ({ ...line, productCoupon: line.productCoupon + parts[index]! }));
  }
  return result;
}

/** How the check-out shows the store's product coupons; `lines` as they were before any coupon. */
export function productCouponOptions(
  coupons: readonly ProductCoupon[],
  match: ProductMatch,
  lines: readonly PricedLine[],
  terms: StoreTerms,
): CouponOption[] {
  const placed = new Map([...match].map(([productId, coupon]) => [coupon.couponId, productId]));
  return coupons.map((coupon) => {
    const productId = placed.get(coupon.couponId);
    const products = productId === undefined ? productsFor(coupon, lines, terms) : [productId];
    const savings = products.map((id) => Math.min(coupon.value, leftOf(id, lines, terms)));
    const option: CouponOption = {
      couponId: coupon.couponId,
      kind: 'product',
      saving: Math.max(0, ...savings),
      checked: productId !== undefined,
      disabled: products.length === 0,
    };
    return productId === undefined ? option : { ...option, productId };
  });
}
