import type { PricedLine } from '../priced-checkout.ts';
import { afterStoreCoupons } from './line-money.ts';

/**
 * Takes what was paid for a sample off its line: a discount of the store like its coupon, after its coupons, never more
 * than is left. `sampleCredit` then says how much of the store's discount it is.
 */
export const creditSample = (line: PricedLine): PricedLine => {
  if (!line.sampleCredit) return line;
  const sampleCredit = Math.min(line.sampleCredit, afterStoreCoupons(line));
  return { ...line, sampleCredit, storeCoupon: line.storeCoupon + sampleCredit };
};
