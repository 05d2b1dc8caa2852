import type { Fen } from '#lib/kernel/money.ts';
import type { CheckoutLine } from './checkout-input.ts';
import type { CouponOption } from './coupon/coupon.ts';

export type PriceKind = 'list' | 'tier' | 'member' | 'contract' | 'quotation' | 'activity';

/** A line with its money; every amount is for the whole line. */
export interface PricedLine extends CheckoutLine {
  priceKind: PriceKind;
  /** What a unit costs without the buyer's own price, where that is lower. */
  publicPrice?: Fen;
  /** Price of one unit before and after the member discount. */
  listUnitPrice: Fen;
  unitPrice: Fen;
  listTotal: Fen;
  /** unitPrice × quantity. */
  total: Fen;
  memberDiscount: Fen;
  productCoupon: Fen;
  storeCoupon: Fen;
  platformCoupon: Fen;
  /** Points taken, and what they are worth. */
  points: number;
  pointsAmount: Fen;
  /** What is paid for the goods of this line, without freight. */
  paid: Fen;
  /** The line's share of the store's freight. */
  freight: Fen;
  /** False when the template does not serve the address. */
  served: boolean;
}

export interface Totals {
  /** Σ list totals, before the member discount. */
  listTotal: Fen;
  memberDiscount: Fen;
  productCoupon: Fen;
  storeCoupon: Fen;
  platformCoupon: Fen;
  /** Member discount and all coupons. */
  discount: Fen;
  points: number;
  pointsAmount: Fen;
  freight: Fen;
  /** listTotal − discount − pointsAmount + freight. */
  payable: Fen;
  /** Due at once: the deposit of a deposit presale, else all of `payable`. */
  payNow: Fen;
  /** What is due later, with the freight. */
  balance: Fen;
}

export interface PricedStore extends Totals {
  merId: number;
  lines: PricedLine[];
  /** The store's product and store coupons, best saving first. */
  coupons: CouponOption[];
  /** Freight by the templates that the free shipping amount took away. */
  freightWaived: Fen;
  /** Buy so much more and the store ships free (再买¥x免运费); 0 when it does or has no such offer. */
  freeFreightGap: Fen;
  /** Points that the payment will bring. */
  earnedPoints: number;
}

export interface PricedCheckout extends Totals {
  status: 'finish' | 'no_address' | 'not_served';
  stores: PricedStore[];
  platformCoupons: CouponOption[];
  /** What could be paid with points, ticked or not; 0 when points are off. */
  usablePoints: number;
  usablePointsAmount: Fen;
  earnedPoints: number;
}
