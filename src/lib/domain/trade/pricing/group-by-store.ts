import type { StoreTerms } from './checkout-input.ts';
import type { StoreLines } from './coupon/take-platform-coupon.ts';
import type { PricedLine } from './priced-checkout.ts';

/** One store order for each merchant, in the order they first appear. Throws without the merchant's terms. */
export function groupByStore(lines: readonly PricedLine[], terms: readonly StoreTerms[]): StoreLines[] {
  return [...Map.groupBy(lines, (line) => line.merId)].map(([merId, own]) => {
    const found = terms.find((candidate) => candidate.merId === merId);
    if (!found) throw new Error(`Terms of store ${merId} were not given to the check-out`);
    return { terms: found, lines: own };
  });
}
