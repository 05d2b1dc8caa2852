import { orderApi } from '../../contracts/order.ts';
import type { Context } from '../../domain/context.ts';
import * as order from '../../domain/trade/order/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

const sentences = (ctx: Context, steps: order.Tracked['steps']) =>
  steps.map(({ time, code, place }) => ({
    time: time.toISOString(),
    status: wordsIn(ctx.locale)(`order:track.${code}`, { place }),
  }));

export const orderRoutes = serve(orderApi, {
  groups: order.listGroups,
  group: order.readGroup,
  cancel: order.cancelOrder,
  list: order.listOrders,
  detail: order.readOrder,
  number: order.countOrders,
  take: order.receiveOrder,
  extend: order.extendReceipt,
  remove: order.hideOrder,
  remind: order.remindShip,
  async express(ctx, input) {
    const found = await order.trackOrder(ctx, input);
    if (!found.ok) return found;
    const { steps, ...rest } = found.value;
    return ok({ ...rest, express: sentences(ctx, steps) });
  },
  couriers: order.listCouriers,
  replyLine: order.readReviewLine,
  reply: order.writeReview,
  ship: order.shipOrder,
  reprice: order.changePrice,
  handOver: order.handOver,
});
