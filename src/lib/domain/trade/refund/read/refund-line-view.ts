import type { RefundLine } from '#lib/contracts/refund.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { lineView, type LineRow } from '../../order/index.ts';

/** A line of the order with the pieces and the money that come back of it. */
export function refundLineView(
  ctx: Pick<Context, 'locale'>,
  line: LineRow,
  part: { num: number; amount: Fen; freight: Fen },
): RefundLine {
  const view = lineView(ctx.locale, new Map())(line);
  return {
    order_product_id: view.order_product_id,
    product_id: view.product_id,
    unique: view.unique,
    store_name: view.store_name,
    image: view.image,
    designation: view.designation,
    sku: view.sku,
    unit_name: view.unit_name,
    unit_price: view.unit_price,
    product_num: view.product_num,
    refund_num: part.num,
    refund_price: yuan(part.amount),
    refund_postage: yuan(part.freight),
  };
}
