import type { PricedLine } from '../priced-checkout.ts';
import { afterStoreCoupons } from './line-money.ts';

/**
 * Subtracts what was paid for a sample from its line: a discount of the store like its coupon, after its coupons, never
 * more than is left. `sampleCredit` is its part of the store's discount.
 */
export const creditSample = (line: PricedLine): PricedLine => {
  if (!line.sampleCredit) return line;
  const sampleCredit = Math.min(line.sampleCredit, afterStoreCoupons(line));
  return { ...line, sampleCredit, storeCoupon: line.storeCoupon + sampleCredit };
};
