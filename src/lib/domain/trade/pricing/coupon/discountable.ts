import type { Fen } from '#lib/kernel/money.ts';
import type { StoreTerms } from '../checkout-input.ts';
import { afterStoreCoupons, depositOf } from '../line/line-money.ts';
import type { PricedLine } from '../priced-checkout.ts';

/**
 * Whether the merchant's coupons count this line: normal goods and presales; lines at the member price only where the
 * store allows both. A quoted price and a contract price take no coupons.
 */
export function takesStoreCoupons(line: PricedLine, terms: StoreTerms): boolean {
  if (line.activity && line.activity.kind !== 'presale') return false;
  if (line.priceKind === 'quotation' || line.priceKind === 'contract') return false;
  return line.priceKind !== 'member' || terms.couponsWithMemberPrice === true;
}

/** Whether the platform's coupons count this line: the same, and never an activity. */
export function takesPlatformCoupons(line: PricedLine, terms: StoreTerms): boolean {
  return !line.activity && takesStoreCoupons(line, terms);
}

/**
 * What store coupons may still take off the line. Of a deposit presale that is the balance part; a presale
 * paid at once has no deposit, so all of it counts.
 */
export function discountable(line: PricedLine, terms: StoreTerms): Fen {
  return takesStoreCoupons(line, terms) ? afterStoreCoupons(line) - depositOf(line) : 0;
}
