import { priceCheckout } from '#lib/domain/trade/pricing/index.ts';
import type { CheckoutInput, Coupon, PricedCheckout } from '#lib/domain/trade/pricing/index.ts';
import { expectTotalsAddUp } from '../../support/totals.ts';
import { A, B, checkout, line, numberOf, valueOf } from './fixture.ts';

export const product = (couponId: string, value: number, threshold: number, products: string[]): Coupon => ({
  couponId,
  kind: 'product',
  merId: A,
  productIds: products.map(numberOf),
  value,
  threshold,
});
export const ofStore = (couponId: string, value: number, threshold = 0, merId = A): Coupon => ({
  couponId,
  kind: 'store',
  merId,
  value,
  threshold,
});
export const general = (couponId: string, value: number, threshold = 0): Coupon => ({
  couponId,
  kind: 'general',
  value,
  threshold,
});

export const a1 = line({
  lineId: 'a1',
  price: 100_00,
  quantity: 2,
  categoryPath: ['tools', 'drills'].map(numberOf),
});
export const a2 = line({ lineId: 'a2', price: 50_00, categoryPath: ['tools', 'saws'].map(numberOf) });
export const b1 = line({ lineId: 'b1', merId: B, price: 80_00, categoryPath: ['pipes'].map(numberOf) });

export function priceWith(coupons: Coupon[], change: Partial<CheckoutInput> = {}): PricedCheckout {
  const lines = [...(change.lines ?? [a1, a2, b1])];
  const priced = valueOf(priceCheckout(checkout({ coupons, ...change, lines })));
  expectTotalsAddUp(priced);
  return priced;
}

export const discounts = ({ productCoupon, storeCoupon, platformCoupon }: PricedCheckout): number[] => [
  productCoupon,
  storeCoupon,
  platformCoupon,
];
