import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { CouponChoice } from '../pricing/index.ts';

/** What the buyer has chosen; the preview and the order take the same. */
export interface Choice {
  cart_id: string[];
  /** Absent or empty: the default address. */
  address_id?: string | undefined;
  /** Stores whose goods the buyer fetches. */
  takes: number[];
  /** Stores whose own riders bring the goods. */
  city?: number[] | undefined;
  /** Coupons by store, under "0" the platform's. */
  use_coupon?: Record<string, string[]> | undefined;
  use_integral: boolean;
  /** The company that it is bought for, 0 for oneself; absent: the buyer's company, if there is one. */
  company_id?: number | undefined;
}

const PLATFORM = '0';

/** The choice as the pricing takes it. */
export function couponChoiceOf(
  choice: Choice,
  merIds: number[],
): Result<CouponChoice | undefined, 'coupon.unusable'> {
  if (!choice.use_coupon) return ok(undefined);
  const { [PLATFORM]: platform, ...stores } = choice.use_coupon;
  const stranger = Object.entries(stores).find(
    ([merId, ids]) => ids.length > 0 && !merIds.includes(Number(merId)),
  );
  if (stranger) return fail('coupon.unusable', undefined, stranger[1][0]);
  if (platform && platform.length > 1) return fail('coupon.unusable', undefined, platform[1]);
  const chosen: CouponChoice = { stores };
  if (platform) chosen.platform = platform[0] ?? null;
  return ok(chosen);
}
