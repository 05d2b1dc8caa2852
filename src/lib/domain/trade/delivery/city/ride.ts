import type { DeliveryView, RIDER_EVENTS } from '#lib/contracts/delivery.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { orderById } from '../../order/index.ts';
import { lockRide, rideById } from './city-delivery.repo.ts';
import { checkReceiveCode } from './receive-code.ts';
import { riderBrief } from './rider.repo.ts';
import { showRide } from './show-ride.ts';
import { stepRide } from './step-ride.ts';

interface RideInput {
  id: string;
  event: (typeof RIDER_EVENTS)[number];
  /** What the buyer was shown; goods are handed over only for it. */
  code?: string | undefined;
}

/** A rider of the store's own tells how far the ride is. */
export async function ride(
  ctx: MerchantContext,
  input: RideInput,
): Promise<
  Result<
    DeliveryView,
    'delivery.code' | 'delivery.code_spent' | 'delivery.not_found' | 'delivery.wrong_state'
  >
> {
  const seen = await rideById(ctx.database.db, input.id);
  if (!seen || seen.merId !== ctx.actor.merId) return fail('delivery.not_found');
  if (input.event === 'deliver' && seen.status === 'under_way') {
    const told = await checkReceiveCode(ctx, seen, input.code);
    if (!told.ok) return told;
  }
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await lockRide(db, input.id);
    if (!found) return fail('delivery.not_found');
    // It may have been voided, or the rider set off, since it was looked at.
    if (input.event === 'deliver' && found.status === 'under_way' && input.code !== found.receiveCode)
      return fail('delivery.code', undefined, 'code');
    const values = input.event === 'accept' ? await riderBrief(db, ctx.actor.uid) : {};
    const moved = await stepRide(ctx, found, input.event, values);
    if (!moved.ok) return moved;
    const order = (await orderById(db, found.orderId))!;
    return ok(await showRide(ctx, order, moved.value, false));
  });
}
