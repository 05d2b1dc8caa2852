import type { Context } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import { sendEvent, type Hook } from '../../merchant/machine/index.ts';
import type { OrderRow } from './order.repo.ts';

/** Sends a step of an order to the store's webhooks; part of the transaction that makes the step. */
export const sendOrderEvent = (
  ctx: Context,
  event: 'order.paid' | 'order.shipped',
  order: Pick<OrderRow, 'orderId' | 'orderSn' | 'merId' | 'payPrice' | 'totalNum' | 'delivery'>,
  known?: readonly Hook[],
): Promise<void> => {
  const told = {
    order_id: order.orderId,
    order_sn: order.orderSn,
    pay_price: yuan(order.payPrice),
    total_num: order.totalNum,
    delivery: order.delivery,
  };
  return sendEvent(ctx, order.merId, event, told, known);
};
