import type { OrderRow as OrderView } from '#lib/contracts/order.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { haveReceived } from '../buyer/receive-order.ts';
import { changeOrders, orderById } from '../order.repo.ts';
import { showOrder } from '../read/show-orders.ts';
import { orderByPickUpCode } from './store.repo.ts';

/** Hands the goods over for this code, of the order that was opened if one was; it works once. */
export async function handOver(
  ctx: MerchantContext,
  { code, id }: { code: string; id?: string | undefined },
): Promise<Result<OrderView, 'order.pick_up_code' | 'order.pick_up_other' | 'order.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await orderByPickUpCode(db, ctx.actor.merId, code);
    if (!order) return fail('order.pick_up_code', undefined, 'code');
    if (id !== undefined && id !== order.orderId) return fail('order.pick_up_other', undefined, 'code');
    await changeOrders(db, [order.orderId], { shippedAt: ctx.clock.now() });
    const moved = await haveReceived(ctx, order, 'pick_up');
    if (!moved.ok) return moved;
    return ok(await showOrder(ctx, (await orderById(db, order.orderId))!));
  });
}
