import type { Fen } from '#lib/kernel/money.ts';
import type { LineRow, OrderRow } from '../../order/index.ts';
import type { RefundableLine, RefundMoney } from '../../pricing/index.ts';

const NOTHING: RefundMoney = { quantity: 0, amount: 0, freight: 0, points: 0, platformCoupon: 0 };

export const isShipped = (order: Pick<OrderRow, 'status'>): boolean => order.status !== 'to_ship';

/** A sample that was taken off a bulk order has come back already. */
const isCredited = ({ refundState }: LineRow): boolean => refundState === 'credited';

/**
 * A line as the rules of refund money see it: what open refunds have reserved counts as gone. A buyer who asked for less
 * may still call that refund off and keep the goods, so its units count for their whole share.
 */
export function refundable(line: LineRow, reserved: RefundMoney = NOTHING): RefundableLine {
  const held = (paid: Fen, asked: Fen): Fen =>
    Math.max(asked, Math.floor(paid / line.quantity) * reserved.quantity);
  return {
    quantity: line.quantity,
    amount: line.payPrice,
    freight: line.freight,
    points: line.pointsUsed,
    platformCoupon: line.platformDiscount,
    refunded: {
      quantity: isCredited(line) ? line.quantity : line.quantity - line.refundableNum,
      amount: line.refundedPrice + held(line.payPrice, reserved.amount),
      freight: line.refundedFreight + held(line.freight, reserved.freight),
      points: line.refundedPoints + reserved.points,
      platformCoupon: line.refundedPlatform + reserved.platformCoupon,
    },
  };
}
