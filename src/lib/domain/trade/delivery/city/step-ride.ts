import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Db } from '#lib/db/database.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import {
  bringBack,
  handedOver,
  lockOrder,
  publishOrdersMoved,
  soldOrderForUpdate,
  type OrderRow,
} from '../../order/index.ts';
import { cityDeliveryFlow, type CityDeliveryEvent } from './city-delivery.flow.ts';
import { addRideLog, changeRide, lockRide, rideOfOrder, type RideRow } from './city-delivery.repo.ts';

/**
 * Locks a ride whose order may move with it: the order first, as whoever acts on the order does, so that a store and its
 * rider never wait for each other.
 */
export async function holdRide(
  db: Db,
  { orderId, deliveryId }: Pick<RideRow, 'orderId' | 'deliveryId'>,
): Promise<RideRow | undefined> {
  await lockOrder(db, orderId);
  return lockRide(db, deliveryId);
}

/** The same for an act of the store on an order that it sold: its last ride. */
export async function holdSoldRide(
  ctx: MerchantContext,
  orderId: string,
): Promise<Result<{ order: OrderRow; ride: RideRow }, 'order.not_found' | 'delivery.not_found'>> {
  const { db } = ctx.database;
  const order = await soldOrderForUpdate(ctx, orderId);
  if (!order.ok) return order;
  const latest = await rideOfOrder(db, orderId);
  const ride = latest && (await lockRide(db, latest.deliveryId));
  return ride ? ok({ order: order.value, ride }) : fail('delivery.not_found');
}

/**
 * Makes one step of a ride, keeps it, and moves the order with it: delivered goods wait for a review, goods that come
 * back wait for the store. Part of the caller's transaction, which holds the ride.
 */
export async function stepRide(
  ctx: Context,
  ride: RideRow,
  event: CityDeliveryEvent,
  values: Partial<RideRow> = {},
): Promise<Result<RideRow, 'delivery.wrong_state'>> {
  const { db } = ctx.database;
  const status = cityDeliveryFlow.next(ride.status, event);
  if (!status) return fail('delivery.wrong_state');
  const changedAt = ctx.clock.now();
  const next: RideRow = { ...ride, ...values, status, changedAt };
  await changeRide(db, ride.deliveryId, next);
  await logRide(ctx, next);
  const order = await lockOrder(db, ride.orderId);
  if (order?.status !== 'to_receive') return ok(next);
  if (status === 'done') await handedOver(ctx, order);
  if (status === 'cancelled' || status === 'returned') await bringBack(ctx, order);
  return ok(next);
}

export async function logRide(ctx: Context, ride: RideRow): Promise<void> {
  const createdAt = ctx.clock.now();
  await addRideLog(ctx.database.db, {
    deliveryLogId: newId(createdAt),
    deliveryId: ride.deliveryId,
    status: ride.status,
    actor: ctx.actor.kind === 'user' ? `user:${ctx.actor.uid}` : ctx.actor.kind,
    createdAt,
  });
  await publishOrdersMoved(ctx, [ride.orderId]);
}
