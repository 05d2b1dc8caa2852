import type { Words } from '#lib/seed/types.ts';

/** A coupon of the demo mall; amounts in whole yuan, times in days around the moment that the mall shows. */
export interface SeedCoupon {
  key: string;
  title: Words;
  value: number;
  threshold: number;
  sendType?: 'new_user' | 'spend_reward' | 'first_order' | 'member';
  /** For coupons that come with an order: the order's least amount, yuan. */
  giveFrom?: number;
  /** Days of validity from the claim; without it the coupon is valid between two days. */
  days?: number;
  from?: number;
  until?: number;
  total?: number;
  /** Kind, and what it is for. */
  for:
    | { kind: 'general' }
    | { kind: 'category'; trades: string[] }
    | { kind: 'cross_store'; stores: number[] }
    | { kind: 'store'; store: number }
    /** The best sellers of the store, from which place on. */
    | { kind: 'product'; store: number; place: number; count: number };
}
