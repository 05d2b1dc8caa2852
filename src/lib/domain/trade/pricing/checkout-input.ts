import type { Fen } from '#lib/kernel/money.ts';
import type { QuantityRule } from '#lib/kernel/quantity.ts';
import type { Coupon, CouponChoice } from './coupon/coupon.ts';
import type { FreightTemplate } from './freight/template.ts';

/** From `start` pieces on, one piece costs `price`. */
export interface Tier {
  start: number;
  price: Fen;
}

/** A deposit presale costs deposit + balance; `full` is paid at once. Prices are for one unit. */
export type Activity =
  | { id: string | number; kind: 'seckill' | 'sample'; price: Fen }
  /** `sets`: so many sets the line is a part of. */
  | { id: string | number; kind: 'bundle'; price: Fen; sets?: number }
  | { id: string | number; kind: 'presale'; paid: 'full'; price: Fen }
  | { id: string | number; kind: 'presale'; paid: 'deposit'; deposit: Fen; balance: Fen };

/** The price that a list of the store gives this buyer for a SKU. */
export interface ContractPrice {
  priceListId: number;
  /** Of one unit. */
  price: Fen;
  /** Units from which on it holds. */
  minimum: number;
}

/** One line of a cart or of a purchase at once, with everything that its price depends on. */
export interface CheckoutLine {
  /** Names the line in refusals: the cart line's id. */
  lineId: string;
  merId: number;
  productId: number;
  skuId: number;
  quantity: number;
  /** Price of one unit when there are no tiers. */
  price: Fen;
  /** Tier prices of this SKU in ascending order of start. */
  tiers?: readonly Tier[];
  /** All SKUs of the product count together for tiers and minimum (混批). */
  mixedBatch?: boolean;
  /** Shown to this buyer as a member. */
  memberPrice?: Fen;
  /** Unit price of an accepted quotation. */
  quotedPrice?: Fen;
  contract?: ContractPrice;
  activity?: Activity;
  /** Paid for a sample of the SKU, to be taken off this line once. */
  sampleCredit?: Fen;
  virtual?: boolean;
  rule: QuantityRule;
  /** What this buyer may take of the product in a lifetime (0 or absent: no limit) and took already. */
  lifetimeLimit?: number;
  bought?: number;
  stock: number;
  /** Category ids from the root to the leaf. */
  categoryPath: readonly number[];
  /** Weight and volume of one unit. */
  weightG: number;
  volumeCm3: number;
  /** Absent or null: the line causes no freight and is served everywhere. */
  freightTemplateId?: number | null;
  /** Sent at the merchant's cost, wherever the template serves. */
  deliveryFree?: boolean;
  /** The quoted price has the freight to this region in it, from the province on; empty: to everywhere. */
  freightPaidTo?: readonly string[];
  /** Share of the line that points may pay, in thousandths; below 0: the store's setting; 0: no points. */
  pointsRate: number;
}

export interface StoreTerms {
  merId: number;
  /** The buyer fetches the goods: no freight, no address. */
  pickUp?: boolean;
  /** Fee for a rider of the store, fen, instead of the freight of the templates; absent: no rider. */
  cityFee?: Fen;
  /** Goods amount from which the store ships free; absent: the mall's amount, null: no such offer. */
  freeFreightFrom?: Fen | null;
  /** Coupons may be used on lines sold at the member price. */
  couponsWithMemberPrice?: boolean;
  /** The store's points rate in thousandths; 0 is the store's switch off. */
  pointsRate: number;
}

export interface PointsTerms {
  /** The buyer's usable points. */
  balance: number;
  /** The buyer ticked them. */
  use: boolean;
  /** Points worth one yuan; absent: the mall's. */
  perYuan?: number;
  /** Points given for one yuan paid; absent: the mall's. */
  earnedPerYuan?: number;
  /** Most of a line that points may pay, in thousandths; absent: the mall's. */
  capPermille?: number;
}

export interface CheckoutInput {
  lines: readonly CheckoutLine[];
  /** Terms of every merchant that the lines name. */
  stores: readonly StoreTerms[];
  templates: readonly FreightTemplate[];
  /** Region codes of the address from province to street; absent while none is chosen. */
  address?: readonly string[];
  /** Unused coupons of the buyer that are in date. */
  coupons: readonly Coupon[];
  couponChoice?: CouponChoice;
  /** Absent: points are switched off in the mall. */
  points?: PointsTerms;
  /** Largest payable amount; absent: the mall's. */
  amountMaximum?: Fen;
}
