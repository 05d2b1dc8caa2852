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
 * A line as the rules of refund money see it: what open refunds have reserved and what was waived in a paid refund count
 * as gone.
 */
function refundable(line: LineRow, reserved: RefundMoney, waived: Waived): RefundableLine {
  return {
    quantity: line.quantity,
    amount: line.payPrice,
    freight: line.freight,
    points: line.pointsUsed,
    platformCoupon: line.platformDiscount,
    refunded: {
      quantity: isCredited(line) ? line.quantity : line.quantity - line.refundableNum,
      amount: line.refundedPrice + waived.amount + reserved.amount,
      freight: line.refundedFreight + waived.freight + reserved.freight,
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
