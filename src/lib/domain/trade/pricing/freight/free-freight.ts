import { FREE_SHIPPING_AMOUNT } from '#lib/kernel/limits.ts';
import { sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { StoreTerms } from '../checkout-input.ts';
import { afterStoreCoupons } from '../line/line-money.ts';
import type { PricedLine } from '../priced-checkout.ts';

export interface FreeFreight {
  lines: PricedLine[];
  freightWaived: Fen;
  freeFreightGap: Fen;
}

/**
 * Takes the freight of a store away when its goods, after product and store coupons and before platform coupon and
 * points, reach the free shipping amount; otherwise answers how much is missing (0 when there is no freight to save).
 */
export function freeFreight(lines: readonly PricedLine[], terms: StoreTerms): FreeFreight {
  const from = terms.freeFreightFrom === undefined ? FREE_SHIPPING_AMOUNT : terms.freeFreightFrom;
  const freight = sumFen(lines.map((line) => line.freight));
  // City delivery costs its fee at any amount.
  const isRide = terms.cityFee !== undefined;
  if (isRide || from === null || freight === 0)
    return { lines: [...lines], freightWaived: 0, freeFreightGap: 0 };
  const gap = from - sumFen(lines.map(afterStoreCoupons));
  if (gap > 0) return { lines: [...lines], freightWaived: 0, freeFreightGap: gap };
  return {
    lines: lines.map((line) => ({ ...line, freight: 0 })),
    freightWaived: freight,
    freeFreightGap: 0,
  };
}
