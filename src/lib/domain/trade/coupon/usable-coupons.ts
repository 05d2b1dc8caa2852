import type { Coupon } from '../pricing/index.ts';
import type { OwnedCoupon } from './claim.repo.ts';

/** A claimed coupon as the pricing takes it; its id there is the claim's. */
export function pricedCoupon({ claim, coupon }: OwnedCoupon): Coupon {
  const money = { couponId: claim.couponUserId, value: coupon.value, threshold: coupon.threshold };
  switch (coupon.kind) {
    case 'store':
      return { ...money, kind: 'store', merId: coupon.merId };
    case 'product':
      return { ...money, kind: 'product', merId: coupon.merId, productIds: coupon.targetIds };
    case 'category':
      return { ...money, kind: 'category', categoryIds: coupon.targetIds };
    case 'cross_store':
      return { ...money, kind: 'cross_store', merIds: coupon.targetIds };
    default:
      return { ...money, kind: 'general' };
  }
}
