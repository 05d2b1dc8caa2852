import type { ShownPrices } from '#lib/db/schema.ts';
import type { PricedCheckout } from '../pricing/index.ts';

export function shownIn(priced: PricedCheckout): ShownPrices {
  const lines = priced.stores
    .flatMap((store) => store.lines)
    .map((line): ShownPrices['lines'][number] => [line.lineId, line.skuId, line.quantity, line.unitPrice])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const options = [...priced.stores.flatMap((store) => store.coupons), ...priced.platformCoupons];
  const coupons = options.map((option) => option.couponId);
  return { lines, freight: priced.freight, payable: priced.payable, coupons };
}

/** Whether an order would charge exactly what was previewed. */
export const isAsShown = (shown: ShownPrices, now: ShownPrices): boolean =>
  shown.payable === now.payable &&
  shown.freight === now.freight &&
  JSON.stringify(shown.lines) === JSON.stringify(now.lines);
