export const activityFailures = {
  'activity.not_found': { status: 404 },
  'activity.wrong_state': { status: 409 },
  /** Not below the normal price, or no price at all. */
  'activity.price': { status: 400 },
  /** More than the `n` in stock. */
  'activity.stock': { status: 400 },
  'activity.times': { status: 400 },
  'activity.sku_twice': { status: 400 },
  'seckill.not_running': { status: 409 },
  'seckill.no_slot': { status: 400 },
  'seckill.slot_overlap': { status: 409 },
  'presale.not_running': { status: 409 },
  'presale.agreement': { status: 400 },
  'presale.not_yet': { status: 409 },
  'presale.over': { status: 409 },
  'presale.own': { status: 409 },
} as const;
