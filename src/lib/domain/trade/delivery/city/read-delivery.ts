import type { DeliveryView } from '#lib/contracts/delivery.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { boughtOrder } from '../../order/index.ts';
import { rideOfOrder } from './city-delivery.repo.ts';
import { followRide } from './follow-rides.ts';
import { showRide } from './show-ride.ts';

/** The ride with the goods of the caller's order, up to date. */
export async function readDelivery(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<DeliveryView, 'delivery.not_found' | 'order.not_found'>> {
  const { db } = ctx.database;
  const order = await boughtOrder(ctx, id);
  if (!order.ok) return order;
  const known = await rideOfOrder(db, id);
  if (!known) return fail('delivery.not_found');
  await followRide({ ...ctx, actor: { kind: 'system' } }, known.deliveryId);
  const ride = (await rideOfOrder(db, id)) ?? known;
  return ok(await showRide(ctx, order.value, ride, true));
}
