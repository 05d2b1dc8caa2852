import type { CouponView, MyCoupon } from '#lib/contracts/coupon.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { yuan } from '#lib/kernel/money.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import type { OwnedCoupon } from './claim.repo.ts';
import type { CouponRow, ShownCoupon } from './coupon.repo.ts';
import { sendNumberOf, typeOf } from './kind.ts';
import { NO_SCOPE, type Scope } from './scope.ts';

const STATUS = { unused: 0, used: 1, expired: 2, withdrawn: 2 } as const;
const timeOf = (time: Date | null): string | null => time && time.toISOString();

const merchantView = (locale: Locale, store: ShownCoupon['store']): CouponView['merchant'] =>
  store && {
    mer_id: store.merId,
    mer_name: inLocale(locale, store.name, store.nameEn),
    mer_avatar: store.avatar,
  };

const isOver = (row: CouponRow, now: Date): boolean =>
  row.status !== 'open' ||
  (row.receiveUntil !== null && row.receiveUntil <= now) ||
  (row.validUntil !== null && row.validUntil <= now);

/** A template as the lists show it; `isReceived` for the caller, false for visitors. */
export function couponView(
  locale: Locale,
  { coupon, store }: ShownCoupon,
  { now, isReceived, scope = NO_SCOPE }: { now: Date; isReceived: boolean; scope?: Scope | undefined },
): CouponView {
  return {
    coupon_id: coupon.couponId,
    title: inLocale(locale, coupon.title, coupon.titleEn),
    type: typeOf(coupon.kind),
    send_type: sendNumberOf(coupon.sendType),
    coupon_price: yuan(coupon.value),
    use_min_price: yuan(coupon.threshold),
    coupon_type: coupon.validDays === null ? 1 : 0,
    coupon_time: coupon.validDays ?? 0,
    use_start_time: timeOf(coupon.validFrom),
    use_end_time: timeOf(coupon.validUntil),
    start_time: timeOf(coupon.receiveFrom),
    end_time: timeOf(coupon.receiveUntil),
    is_limited: coupon.isLimited,
    total_count: coupon.totalCount,
    remain_count: coupon.remainCount,
    status: coupon.status,
    is_over: isOver(coupon, now),
    issue: isReceived,
    merchant: merchantView(locale, store),
    scope: scope.names,
    ProductLst: scope.goods,
  };
}

/** A claimed coupon; one that is past its end counts as expired before the sweep has seen it. */
export function myCouponView(
  locale: Locale,
  { claim, coupon, store }: OwnedCoupon,
  { now, scope = NO_SCOPE }: { now: Date; scope?: Scope | undefined },
): MyCoupon {
  const isLate = claim.status === 'unused' && claim.endsAt <= now;
  return {
    coupon_user_id: claim.couponUserId,
    coupon_id: coupon.couponId,
    coupon_title: inLocale(locale, coupon.title, coupon.titleEn),
    coupon_price: yuan(coupon.value),
    use_min_price: yuan(coupon.threshold),
    start_time: claim.startsAt.toISOString(),
    end_time: claim.endsAt.toISOString(),
    use_time: timeOf(claim.usedAt),
    status: isLate ? STATUS.expired : STATUS[claim.status],
    is_withdrawn: claim.status === 'withdrawn',
    is_returned: claim.returnedAt !== null && !['used', 'withdrawn'].includes(claim.status),
    group_order_id: claim.groupOrderId,
    coupon: { type: typeOf(coupon.kind), send_type: sendNumberOf(coupon.sendType) },
    merchant: merchantView(locale, store),
    scope: scope.names,
  };
}
