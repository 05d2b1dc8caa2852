export const paymentFailures = {
  'balance.short': { status: 400 },
  'payment.method_required': { status: 400 },
  /** Not configured, or not for this purpose. */
  'payment.method_off': { status: 400 },
  /** A balance is one's own money: what a colleague has ordered is paid in other ways. */
  'payment.balance_own': { status: 400 },
  /** Not an address of this site. */
  'payment.return_url': { status: 400 },
  'payment.provider_down': { status: 503 },
  'recharge.off': { status: 400 },
  /** `min` and `max` in yuan. */
  'recharge.amount': { status: 400 },
  'recharge.not_found': { status: 404 },
} as const;
