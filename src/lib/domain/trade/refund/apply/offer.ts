import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import type { LineRow, OrderRow } from '../../order/index.ts';
import type { RefundableLine, RefundMoney } from '../../pricing/index.ts';
import { reservedOf, waivedOf, type Waived } from '../refund.repo.ts';

const NONE_WAIVED: Waived = { amount: 0, freight: 0 };
const NOTHING: RefundMoney = { quantity: 0, amount: 0, freight: 0, points: 0, platformCoupon: 0 };

export const isShipped = (order: Pick<OrderRow, 'status'>): boolean => order.status !== 'to_ship';

/** A sample that was taken off a bulk order has come back already. */
const isCredited = ({ refundState }: LineRow): boolean => refundState === 'credited';

/**
 * A line as the rules of refund money see it: what open refunds have reserved counts as gone. A buyer who asked for less
 * may still call that refund off and keep the goods, so its units count for their whole share; what was waived in a paid
 * refund has gone as well.
 */
function refundable(line: LineRow, reserved: RefundMoney, waived: Waived): RefundableLine {
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
      amount: line.refundedPrice + waived.amount + held(line.payPrice, reserved.amount),
      freight: line.refundedFreight + waived.freight + held(line.freight, reserved.freight),
      points: line.refundedPoints + reserved.points,
      platformCoupon: line.refundedPlatform + reserved.platformCoupon,
    },
  };
}

/** Whether and how much of each line of an order can be refunded now. */
export async function refundableLines(
  { database: { db } }: Context,
  orderId: string,
): Promise<(line: LineRow) => RefundableLine> {
  const reserved = await reservedOf(db, orderId);
  const waived = await waivedOf(db, orderId);
  return (line) =>
    refundable(line, reserved.get(line.orderLineId) ?? NOTHING, waived.get(line.orderLineId) ?? NONE_WAIVED);
}
