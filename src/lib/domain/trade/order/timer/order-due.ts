import { REVIEW_STARS_MAX } from '#lib/kernel/limits.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { notifyReceived } from '../../../account/notice/index.ts';
import { haveReceived } from '../buyer/receive-order.ts';
import { lookAgain } from '../due-next.ts';
import { linesOfOrders, lockOrder, type OrderRow } from '../order.repo.ts';
import { keepReviews } from '../review/keep-reviews.ts';
import { stepOrder } from '../step-order.ts';

/**
 * The step that a timer makes: goods on their way count as received, an order without reviews gets good ones and is
 * done. Run too early, twice or for an order in a later state, it does nothing.
 */
export async function orderDue(ctx: SystemContext, { orderId }: { orderId: string }): Promise<void> {
  await ctx.database.tx(async () => {
    const order = await lockOrder(ctx.database.db, orderId);
    if (!order?.dueAt) return;
    if (order.dueAt > ctx.clock.now()) await lookAgain(ctx, orderId, order.dueAt);
    else if (order.status === 'to_receive') await receiveByDefault(ctx, order);
    else if (order.status === 'to_review') await reviewByDefault(ctx, order);
  });
}

async function receiveByDefault(ctx: SystemContext, order: OrderRow): Promise<void> {
  const { uid, orderId, orderSn: sn } = order;
  const received = await haveReceived(ctx, order, 'time_out');
  if (received.ok) await notifyReceived(ctx, { uid, orderId, sn });
}

async function reviewByDefault(ctx: SystemContext, order: OrderRow): Promise<void> {
  const lines = await linesOfOrders(ctx.database.db, [order.orderId]);
  await keepReviews(
    ctx,
    order,
    lines.filter((line) => line.refundState !== 'fully'),
    {
      product_score: REVIEW_STARS_MAX,
      service_score: REVIEW_STARS_MAX,
      postage_score: REVIEW_STARS_MAX,
      comment: '',
      pics: [],
      anonymous: true,
      isDefault: true,
    },
  );
  await stepOrder(ctx, order, 'time_out', { finishedAt: ctx.clock.now(), dueAt: null });
}
