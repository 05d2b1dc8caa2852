import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { linesOfOrders, orderById } from '../order.repo.ts';

/** What an order of the caller held, to be put into the cart again. */
export async function orderedSkus(
  ctx: UserContext,
  orderId: string,
): Promise<Result<{ product_attr_unique: number; cart_num: number }[], 'order.not_found'>> {
  const { db } = ctx.database;
  const order = await orderById(db, orderId);
  if (!order || order.uid !== ctx.actor.uid) return fail('order.not_found');
  const lines = await linesOfOrders(db, [orderId]);
  return ok(lines.map((line) => ({ product_attr_unique: line.skuId, cart_num: line.quantity })));
}
