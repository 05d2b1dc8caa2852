import type { PricedCheckout } from '../pricing/index.ts';

/** What the buyer was shown, as far as money goes: one text that any change of a price makes another. */
export interface Shown {
  lines: [lineId: string, skuId: number, quantity: number, unitPrice: number][];
  freight: number;
  payable: number;
  /** Claims of all coupons that could be chosen from; previews of an older release have none. */
  coupons?: string[];
}

export function shownIn(priced: PricedCheckout): Shown {
  const lines = priced.stores
    .flatMap((store) => store.lines)
    .map((line): Shown['lines'][number] => [line.lineId, line.skuId, line.quantity, line.unitPrice])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const options = [...priced.stores.flatMap((store) => store.coupons), ...priced.platformCoupons];
  const coupons = options.map((option) => option.couponId);
  return { lines, freight: priced.freight, payable: priced.payable, coupons };
}

/** The coupons that a preview knew of. `before` comes from the database. */
export const couponsShown = (before: unknown): string[] | undefined => (before as Shown).coupons;

/** Whether an order would charge exactly what was previewed. `before` comes from the database. */
export function isAsShown(before: unknown, now: Shown): boolean {
  const shown = before as Shown;
  return (
    shown.payable === now.payable &&
    shown.freight === now.freight &&
    JSON.stringify(shown.lines) === JSON.stringify(now.lines)
  );
}
