export const couponFailures = {
  'coupon.unusable': { status: 409 },
  'coupon.not_found': { status: 404 },
  'coupon.received': { status: 409 },
  'coupon.gone': { status: 409 },
  'coupon.expired': { status: 409 },
  'coupon.not_begun': { status: 409 },
  'coupon.wrong_state': { status: 409 },
  /** Whoever made coupons that may cost the mall a large sum does not open them. */
  'coupon.second_person': { status: 409 },
  'coupon.kind': { status: 400 },
  'coupon.amount': { status: 400 },
  'coupon.targets': { status: 400 },
  'coupon.dates': { status: 400 },
} as const;
