import type { Fen } from '#lib/kernel/money.ts';

interface CouponMoney {
  /** Id of the buyer's own coupon. */
  couponId: string;
  value: Fen;
  /** Usable from this amount of its base; 0 is no threshold. */
  threshold: Fen;
}

/** Paid by the merchant. A product coupon takes one of its products, a store coupon the whole store. */
export type StoreCoupon =
  | (CouponMoney & { kind: 'product'; merId: number; productIds: readonly number[] })
  | (CouponMoney & { kind: 'store'; merId: number });

/** Paid by the platform. */
export type PlatformCoupon =
  | (CouponMoney & { kind: 'general' })
  | (CouponMoney & { kind: 'category'; categoryIds: readonly number[] })
  | (CouponMoney & { kind: 'cross_store'; merIds: readonly number[] });

export type Coupon = StoreCoupon | PlatformCoupon;

export interface CouponChoice {
  /** Chosen product and store coupons of each store; a store that is absent gets the best ones, [] means no coupon. */
  stores?: Readonly<Record<number, readonly string[]>>;
  /** Absent: the best one; null: none. */
  platform?: string | null;
}

/** A coupon as the check-out shows it. */
export interface CouponOption {
  couponId: string;
  kind: Coupon['kind'];
  /** The product that a product coupon was put on. */
  productId?: number;
  /** What it saves here, in fen; 0 when it cannot be used. */
  saving: Fen;
  checked: boolean;
  disabled: boolean;
}

export type CouponFailure = 'coupon.unusable';
