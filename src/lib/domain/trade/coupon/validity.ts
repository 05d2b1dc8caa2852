import { after, days } from '#lib/kernel/clock.ts';
import type { CouponRow } from './coupon.repo.ts';

/** From when to when a coupon is good that is claimed now. */
export function validityOf(
  { validDays, validFrom, validUntil }: Pick<CouponRow, 'validDays' | 'validFrom' | 'validUntil'>,
  now: Date,
): { startsAt: Date; endsAt: Date } {
  if (validDays !== null) return { startsAt: now, endsAt: after(now, days(validDays)) };
  return { startsAt: validFrom ?? now, endsAt: validUntil ?? now };
}
