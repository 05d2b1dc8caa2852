export const refundFailures = {
  'refund.not_found': { status: 404 },
  'refund.wrong_state': { status: 409 },
  'refund.own': { status: 409 },
  'refund.not_cancellable': { status: 409 },
  /** The order is in a state, or of a kind, of which nothing can be asked back. */
  'refund.not_supported': { status: 409 },
  'refund.window': { status: 409 },
  /** Without a reason goods come back only within the first `n` days. */
  'refund.no_reason_window': { status: 409 },
  /** Goods that were sold without returns. */
  'refund.goods_kept': { status: 409 },
  'refund.return_address': { status: 400 },
  /** Nothing was sent that could be sent back. */
  'refund.not_shipped': { status: 409 },
  'refund.reason': { status: 400 },
  'refund.amount': { status: 400 },
  'refund.pics': { status: 400 },
  /** A single refund is about one line. */
  'refund.one_line': { status: 400 },
  /** More than the payments of the order still hold. */
  'refund.above_order': { status: 409 },
  'refund.refusal': { status: 400 },
  /** A store offers once to give less, or to call an order off. */
  'refund.offered_once': { status: 409 },
  'refund.not_less': { status: 400 },
  'refund.offer_reason': { status: 400 },
  'refund.appeal': { status: 400 },
  'refund.appeal_window': { status: 409 },
  'refund.appealed': { status: 409 },
} as const;
