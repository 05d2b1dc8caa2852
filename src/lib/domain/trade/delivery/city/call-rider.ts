import type { DeliveryView } from '#lib/contracts/delivery.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { soldOrderForUpdate, sendOff } from '../../order/index.ts';
import { addRide } from './city-delivery.repo.ts';
import { chosenRider, notifyChosen } from './choose-rider.ts';
import { newReceiveCode } from './receive-code.ts';
import { showRide } from './show-ride.ts';
import { holdSoldRide, logRide, stepRide } from './step-ride.ts';

/**
 * Calls a rider for an order of the caller's store that shall be delivered in town: the one that is chosen, or whoever
 * takes the ride first. The order is on its way from now on.
 */
export async function callRider(
  ctx: MerchantContext,
  { id, rider }: { id: string; rider?: number | undefined },
): Promise<Result<DeliveryView, 'order.not_found' | 'order.wrong_state' | 'delivery.no_rider'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await soldOrderForUpdate(ctx, id);
    if (!order.ok) return order;
    if (order.value.delivery !== 'city') return fail('order.wrong_state');
    const chosen = await chosenRider(ctx, rider);
    if (!chosen.ok) return chosen;
    const sent = await sendOff(ctx, order.value);
    if (!sent.ok) return sent;
    const now = ctx.clock.now();
    const ride = {
      deliveryId: newId(now),
      orderId: id,
      uid: order.value.uid,
      merId: order.value.merId,
      status: 'waiting' as const,
      receiveCode: newReceiveCode(),
      wrongCodes: 0,
      ...chosen.value,
      takenBy: null,
      proof: null,
      undelivered: null,
      note: null,
      fee: order.value.freight,
      createdAt: now,
      changedAt: now,
    };
    await addRide(db, ride);
    await logRide(ctx, ride);
    await notifyChosen(ctx, ride, order.value);
    return ok(await showRide(ctx, sent.value, ride, false));
  });
}

/** Cancels the ride while the goods are still in the store. */
export async function cancelRide(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'delivery.not_found' | 'delivery.wrong_state' | 'order.not_found'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await holdSoldRide(ctx, id);
    if (!held.ok) return held;
    const moved = await stepRide(ctx, held.value.ride, 'cancel');
    return moved.ok ? ok() : moved;
  });
}
