import type { Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { haveReceived } from '../buyer/receive-order.ts';
import { lookAgain } from '../due-next.ts';
import type { OrderRow } from '../order.repo.ts';
import { stepOrder } from '../step-order.ts';
import { onItsWay } from './on-its-way.ts';

type Stepped = Result<OrderRow, 'order.wrong_state'>;

/** The goods leave the store with a rider; inside the caller's transaction. */
export async function sendOff(ctx: Context, order: OrderRow): Promise<Stepped> {
  const sent = await stepOrder(ctx, order, 'ship', onItsWay(ctx.clock.now()));
  if (sent.ok) await lookAgain(ctx, order.orderId, sent.value.dueAt!);
  return sent;
}

/** A rider has handed the goods to the buyer. */
export const handedOver = (ctx: Context, order: OrderRow): Promise<Result<undefined, 'order.wrong_state'>> =>
  haveReceived(ctx, order, 'deliver');

/** The ride has ended without delivery: the order waits again to be shipped. */
export const bringBack = (ctx: Context, order: OrderRow): Promise<Stepped> =>
  stepOrder(ctx, order, 'bring_back', { shippedAt: null, dueAt: null });
