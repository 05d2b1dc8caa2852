import type { Fen } from '#lib/kernel/money.ts';

/** What a refund moves. */
export interface RefundMoney {
  quantity: number;
  /** For the goods, to the buyer. */
  amount: Fen;
  /** Freight, to the buyer. */
  freight: Fen;
  /** Used points, to the buyer. */
  points: number;
  /** Share of the platform coupon, from the merchant to the platform. */
  platformCoupon: Fen;
}

/** An order line as it was paid, and the sum of what was refunded of it already. */
export interface RefundableLine extends RefundMoney {
  refunded: RefundMoney;
}
