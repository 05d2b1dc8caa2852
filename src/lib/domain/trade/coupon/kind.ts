import { keysOf } from '#lib/kernel/records.ts';
import type { Coupon } from '../pricing/index.ts';

export type CouponKind = Coupon['kind'];
export type SendType = 'receive' | 'spend_reward' | 'new_user' | 'gift' | 'first_order' | 'member';

/** The numbers that kinds have on the wire. */
const COUPON_TYPES: Record<CouponKind, number> = {
  store: 0,
  product: 1,
  general: 10,
  category: 11,
  cross_store: 12,
};
const SEND_TYPES: Record<SendType, number> = {
  receive: 0,
  spend_reward: 1,
  new_user: 2,
  gift: 3,
  first_order: 4,
  member: 5,
};

const nameOf = <N extends string>(numbers: Record<N, number>, number: number): N | undefined =>
  keysOf(numbers).find((name) => numbers[name] === number);

export const kindOf = (type: number): CouponKind | undefined => nameOf(COUPON_TYPES, type);
export const sendTypeOf = (type: number): SendType | undefined => nameOf(SEND_TYPES, type);
export const typeOf = (kind: CouponKind): number => COUPON_TYPES[kind];
export const sendNumberOf = (sendType: SendType): number => SEND_TYPES[sendType];
