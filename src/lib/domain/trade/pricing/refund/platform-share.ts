import type { Fen } from '#lib/kernel/money.ts';

/**
 * What each merchant owes the platform when lines of one group order are refunded: the platform coupon had
 * been paid to the merchant for them, and goes back to the platform and never to the buyer. In the order the
 * merchants appear; those that owe nothing are left out.
 */
export function platformShareByMerchant(
  refunds: readonly { merId: number; platformCoupon: Fen }[],
): { merId: number; amount: Fen }[] {
  const owed = new Map<number, Fen>();
  for (const { merId, platformCoupon } of refunds) {
    if (platformCoupon > 0) owed.set(merId, (owed.get(merId) ?? 0) + platformCoupon);
  }
  return [...owed].map(([merId, amount]) => ({ merId, amount }));
}
