import { sumFen } from '#lib/kernel/money.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { fail, ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import type { StoreTerms } from '../checkout-input.ts';
import { afterStoreCoupons } from '../line/line-money.ts';
import type { PricedLine } from '../priced-checkout.ts';
import { allocatePlatform } from './allocate.ts';
import type { CouponFailure, CouponOption, PlatformCoupon } from './coupon.ts';
import { takesPlatformCoupons } from './discountable.ts';

export interface StoreLines {
  terms: StoreTerms;
  lines: PricedLine[];
}

export interface TakenPlatformCoupon<S extends StoreLines> {
  stores: S[];
  options: CouponOption[];
}

/**
 * At most one platform coupon for the whole group order, on what product and store coupons left; threshold and saving
 * share that base. Without a choice the best saving is taken; null means no coupon.
 */
export function takePlatformCoupon<S extends StoreLines>(
  stores: readonly S[],
  coupons: readonly PlatformCoupon[],
  choice: string | null | undefined,
): Result<TakenPlatformCoupon<S>, CouponFailure> {
  const rated = coupons
    .map((coupon) => ({ coupon, saving: savingOf(coupon, stores) }))
    .toSorted((a, b) => b.saving - a.saving);
  const taken = rated.find(
    ({ coupon, saving }) => saving > 0 && (choice === undefined || coupon.couponId === choice),
  );
  if (typeof choice === 'string' && !taken) return fail('coupon.unusable', undefined, choice);
  const options = rated.map(({ coupon, saving }) => ({
    couponId: coupon.couponId,
    kind: coupon.kind,
    saving,
    checked: coupon === taken?.coupon,
    disabled: saving === 0,
  }));
  return ok({ stores: taken ? takeOff(taken.coupon, taken.saving, stores) : [...stores], options });
}

function savingOf(coupon: PlatformCoupon, stores: readonly StoreLines[]): Fen {
  const lefts = stores.flatMap(({ terms, lines }) => lines.map((line) => leftFor(coupon, line, terms)));
  const base = sumFen(lefts);
  return base < coupon.threshold ? 0 : Math.min(coupon.value, base);
}

function leftFor(coupon: PlatformCoupon, line: PricedLine, terms: StoreTerms): Fen {
  return takesPlatformCoupons(line, terms) && covers(coupon, line) ? afterStoreCoupons(line) : 0;
}

function covers(coupon: PlatformCoupon, line: PricedLine): boolean {
  switch (coupon.kind) {
    case 'general':
      return true;
    case 'category':
      return line.categoryPath.some((categoryId) => coupon.categoryIds.includes(categoryId));
    case 'cross_store':
      return coupon.merIds.includes(line.merId);
  }
}

/** Shares go store by store, inside a store from the smallest line to the largest; the very last takes the rest. */
function takeOff<S extends StoreLines>(coupon: PlatformCoupon, saving: Fen, stores: readonly S[]): S[] {
  const order = stores.flatMap(({ terms, lines }) =>
    lines
      .map((line) => ({ lineId: line.lineId, left: leftFor(coupon, line, terms) }))
      .toSorted((a, b) => a.left - b.left),
  );
  const parts = allocatePlatform(
    saving,
    order.map(({ left }) => left),
  );
  const partOf = new Map(order.map(({ lineId }, index) => [lineId, parts[index]!]));
  return stores.map((store) => ({
    ...store,
    lines: store.lines.map((line) => ({ ...line, platformCoupon: partOf.get(line.lineId) ?? 0 })),
  }));
}
