import { orderMaximum } from '#lib/kernel/timers.ts';
import { sumFen } from '#lib/kernel/money.ts';
import { ok } from '#lib/kernel/result.ts';
import type { Result } from '#lib/kernel/result.ts';
import { addTotals } from './add-totals.ts';
import type { CheckoutInput } from './checkout-input.ts';
import type { CouponFailure, CouponOption, PlatformCoupon, StoreCoupon } from './coupon/coupon.ts';
import { takePlatformCoupon } from './coupon/take-platform-coupon.ts';
import type { StoreLines } from './coupon/take-platform-coupon.ts';
import { takeStoreCoupons } from './coupon/take-store-coupons.ts';
import { freeFreight } from './freight/free-freight.ts';
import { storeFreight } from './freight/store-freight.ts';
import { groupByStore } from './group-by-store.ts';
import { checkLines } from './line/check-lines.ts';
import type { LineFailure } from './line/check-lines.ts';
import { creditSample } from './line/credit-sample.ts';
import { afterCoupons } from './line/line-money.ts';
import { aboveAmount } from './line/fits-order.ts';
import { priceLines } from './line/price-lines.ts';
import { earnPoints } from './points/earn-points.ts';
import { spendPoints } from './points/spend-points.ts';
import type { PricedCheckout, PricedStore } from './priced-checkout.ts';

export type PricingFailure = LineFailure | CouponFailure | 'checkout.above_amount';

interface StoreInWork extends StoreLines {
  coupons: CouponOption[];
  freightWaived: number;
  freeFreightGap: number;
}

/**
 * Prices a whole check-out; the preview and the order use this one act, so they cannot disagree. Order of
 * computation: lines, freight, product coupons, store coupon, samples paid before, free shipping, platform coupon,
 * points, totals, points to be given. All money in fen. An order also needs `checkDelivery` of the answer. Coupons
 * are chosen level by level: a store coupon is taken even where it costs a platform threshold.
 */
export function priceCheckout(input: CheckoutInput): Result<PricedCheckout, PricingFailure> {
  const refusal = checkLines(input.lines);
  if (!refusal.ok) return refusal;
  const lines = priceLines(input.lines);
  if (!lines.ok) return lines;

  const stores: StoreInWork[] = [];
  for (const { terms, lines: own } of groupByStore(lines.value, input.stores)) {
    const sent = storeFreight(own, terms, input.templates, input.address);
    const coupons = input.coupons.filter(isStoreCoupon);
    const used = takeStoreCoupons(sent, terms, coupons, input.couponChoice?.stores?.[terms.merId]);
    if (!used.ok) return used;
    stores.push({
      terms,
      coupons: used.value.options,
      ...freeFreight(used.value.lines.map(creditSample), terms),
    });
  }

  const platformCoupons = input.coupons.filter(isPlatformCoupon);
  const platform = takePlatformCoupon(stores, platformCoupons, input.couponChoice?.platform);
  if (!platform.ok) return platform;
  const { priced, usable } = payWithPoints(platform.value.stores, input);

  const totals = addTotals(priced.flatMap((store) => store.lines));
  const maximum = input.amountMaximum ?? orderMaximum();
  if (totals.payable > maximum) return aboveAmount(undefined, maximum);
  return ok({
    ...totals,
    status: statusOf(priced, input),
    stores: priced,
    platformCoupons: platform.value.options,
    ...usable,
    earnedPoints: priced.reduce((sum, store) => sum + store.earnedPoints, 0),
  });
}

function isStoreCoupon(coupon: CheckoutInput['coupons'][number]): coupon is StoreCoupon {
  return coupon.kind === 'product' || coupon.kind === 'store';
}

function isPlatformCoupon(coupon: CheckoutInput['coupons'][number]): coupon is PlatformCoupon {
  return !isStoreCoupon(coupon);
}

function payWithPoints(
  stores: readonly StoreInWork[],
  { points: terms }: CheckoutInput,
): { priced: PricedStore[]; usable: Pick<PricedCheckout, 'usablePoints' | 'usablePointsAmount'> } {
  const all = stores.flatMap((store) => store.lines.map((line) => ({ line, store: store.terms })));
  const spent = terms ? spendPoints(all, terms) : all.map(() => ({ points: 0, amount: 0 }));
  const usable = {
    usablePoints: spent.reduce((sum, { points }) => sum + points, 0),
    usablePointsAmount: sumFen(spent.map(({ amount }) => amount)),
  };
  const spentOn = new Map(all.map(({ line }, index) => [line, spent[index]!]));
  const priced = stores.map(({ terms: store, lines, ...rest }): PricedStore => {
    const paidLines = lines.map((line) => {
      const { points, amount } = (terms?.use && spentOn.get(line)) || { points: 0, amount: 0 };
      return { ...line, points, pointsAmount: amount, paid: afterCoupons(line) - amount };
    });
    const totals = addTotals(paidLines);
    const isPlain = lines.every((line) => !line.activity);
    const earnedPoints = terms && isPlain ? earnPoints(totals.payable, terms.earnedPerYuan) : 0;
    return { merId: store.merId, lines: paidLines, ...rest, ...totals, earnedPoints };
  });
  return { priced, usable };
}

function statusOf(stores: readonly PricedStore[], input: CheckoutInput): PricedCheckout['status'] {
  const isSent = (store: PricedStore): boolean =>
    !input.stores.find((terms) => terms.merId === store.merId)?.pickUp &&
    store.lines.some((line) => !line.virtual);
  if (!input.address && stores.some(isSent)) return 'no_address';
  return stores.every((store) => store.lines.every((line) => line.served)) ? 'finish' : 'not_served';
}
