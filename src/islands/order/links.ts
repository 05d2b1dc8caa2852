import type { OrderLine, OrderRow } from '#lib/contracts/order.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const isShipped = (order: OrderRow): boolean => order.status !== 'to_ship';

/** Where a refund of an order begins: what was not sent gives money back, what was sent may go back as well. */
export const orderRefund = (order: OrderRow): string =>
  isShipped(order)
    ? paths.refundSelect(order.order_id, { type: 2 })
    : paths.refund(order.order_id, { refund_type: 1, type: 2 });

/** The same for one of its lines. */
export const lineRefund = (t: Translate, order: OrderRow) => ({
  name: t(isShipped(order) ? 'order:do.after_sale' : 'order:do.refund'),
  to: ({ order_product_id: ids }: OrderLine): string =>
    isShipped(order)
      ? paths.refundSelect(order.order_id, { ids, type: 1 })
      : paths.refundConfirm(order.order_id, { ids, refund_type: 1, type: 1 }),
});

/** Where an order is reviewed: at once if one line is left, else at the lines, to choose one of them. */
export function reviewPath(order: OrderRow, isDetail: boolean, href: (path: string) => string): string {
  const left = order.orderProduct.filter((line) => !line.is_reply);
  if (left.length === 1) return href(paths.evaluation(left[0]!.order_product_id));
  return isDetail ? '#lines' : `${href(paths.orderDetail(order.order_id))}#lines`;
}
