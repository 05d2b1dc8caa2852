import type { DeskOrder } from '#lib/contracts/order-desk.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { ordersOfCode } from './desk.repo.ts';
import { showDeskOrders } from './list-desk-orders.ts';

type Faults = `order.pick_up_${'unknown' | 'used' | 'refunded'}`;

/**
 * The order to be picked up at the caller's store with this code; else the reason why there is none: used, refunded or
 * unknown. Codes of other stores are unknown here, so that nobody finds them by trying.
 */
export async function findPickUp(
  ctx: MerchantContext,
  { code }: { code: string },
): Promise<Result<DeskOrder, Faults>> {
  const own = await ordersOfCode(ctx.database.db, ctx.actor.merId, code);
  const waiting = own.find((order) => order.status === 'to_ship');
  if (waiting) return ok((await showDeskOrders(ctx, [waiting]))[0]!);
  const [last] = own;
  if (!last) return fail('order.pick_up_unknown', undefined, 'code');
  const became = last.status === 'refunded' ? 'refunded' : 'used';
  return fail(`order.pick_up_${became}`, { sn: last.orderSn }, 'code');
}
