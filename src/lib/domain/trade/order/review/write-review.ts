import type { OrderLine } from '#lib/contracts/order.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsOpenImages } from '../../../content/media/index.ts';
import { linesOfOrders } from '../order.repo.ts';
import { refundsOfLines } from '../read/line-refunds.repo.ts';
import { lineView } from '../read/order-view.ts';
import { stepOrder } from '../step-order.ts';
import { keepReviews, type Written } from './keep-reviews.ts';
import { lineWithOrder, type LineWithOrder } from './review.repo.ts';

const ifOwn = (
  ctx: UserContext,
  found: LineWithOrder | undefined,
): Result<LineWithOrder, 'order.not_found'> =>
  found && found.order.uid === ctx.actor.uid && found.order.hiddenAt === null
    ? ok(found)
    : fail('order.not_found');

/** The line of the caller's order that is to be reviewed, and whether it can be now. */
export async function readReviewLine(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<OrderLine & { order_id: string; can_reply: boolean }, 'order.not_found'>> {
  const found = ifOwn(ctx, await lineWithOrder(ctx.database.db, id));
  if (!found.ok) return found;
  const { line, order } = found.value;
  const refunds = await refundsOfLines(ctx.database.db, [line.orderLineId]);
  const isOpen = order.status === 'to_review' && line.reviewedAt === null && line.refundState !== 'fully';
  return ok({ ...lineView(ctx.locale, refunds)(line), order_id: order.orderId, can_reply: isOpen });
}

interface ReviewInput extends Omit<Written, 'isDefault'> {
  id: string;
}

/**
 * Reviews one line of an order that was received; with its last line the order is done. Lines that were refunded
 * whole need no review.
 */
export async function writeReview(
  ctx: UserContext,
  { id, ...input }: ReviewInput,
): Promise<Result<undefined, 'order.not_found' | 'order.wrong_state' | 'review.done' | 'review.pics'>> {
  if (!(await ownsOpenImages(ctx, input.pics))) return fail('review.pics', undefined, 'pics');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = ifOwn(ctx, await lineWithOrder(db, id, true));
    if (!found.ok) return found;
    const { line, order } = found.value;
    if (order.status !== 'to_review') return fail(line.reviewedAt ? 'review.done' : 'order.wrong_state');
    const written: Written = { ...input, comment: input.comment.trim(), isDefault: false };
    if ((await keepReviews(ctx, order, [line], written)) === 0) return fail('review.done');
    const open = (await linesOfOrders(db, [order.orderId])).filter(
      (other) => other.reviewedAt === null && other.refundState !== 'fully',
    );
    if (open.length > 0) return ok();
    const done = await stepOrder(ctx, order, 'review', { finishedAt: ctx.clock.now(), dueAt: null });
    return done.ok ? ok() : done;
  });
}
