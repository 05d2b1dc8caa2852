import type { RefundableLine, RefundMoney } from '#lib/domain/trade/pricing/index.ts';

/** The line after a refund was made. */
export function addRefund(line: RefundableLine, part: RefundMoney): RefundableLine {
  const { refunded } = line;
  return {
    ...line,
    refunded: {
      quantity: refunded.quantity + part.quantity,
      amount: refunded.amount + part.amount,
      freight: refunded.freight + part.freight,
      points: refunded.points + part.points,
      platformCoupon: refunded.platformCoupon + part.platformCoupon,
    },
  };
}
