import type { Fen } from '#lib/kernel/money.ts';
import type { Tier } from '../pricing/index.ts';

/** What one unit costs outside the set when so many are bought; below the minimum the price of the minimum. */
export function usualPrice(sku: { price: Fen; tiers: readonly Tier[] }, quantity: number): Fen {
  const tier = sku.tiers.findLast((one) => one.start <= quantity) ?? sku.tiers[0];
  return tier?.price ?? sku.price;
}
