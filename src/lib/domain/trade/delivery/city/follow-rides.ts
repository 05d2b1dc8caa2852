import type { SystemContext } from '#lib/domain/context.ts';
import { logsOfRide, openRides, rideById } from './city-delivery.repo.ts';
import { holdRide, stepRide } from './step-ride.ts';

const AT_ONCE = 200;

/**
 * Asks the riders' service how far a ride is, and follows it. A ride that a rider of the store has, or has moved, is left
 * alone, and so is every ride without such a service.
 */
export async function followRide(ctx: SystemContext, deliveryId: string): Promise<void> {
  const { db } = ctx.database;
  const riders = ctx.logistics.city;
  if (!riders) return;
  await ctx.database.tx(async () => {
    const called = await rideById(db, deliveryId);
    let ride = called && (await holdRide(db, called));
    if (!ride) return;
    const byHand = (await logsOfRide(db, deliveryId)).some(
      (row) => row.status !== 'waiting' && row.actor !== 'system',
    );
    if (byHand || ride.riderUid !== null) return;
    const steps = await riders.follow(deliveryId, ride.createdAt, ctx.clock.now());
    for (const { event, time } of steps) {
      const at: SystemContext = { ...ctx, clock: { now: () => time } };
      const rider = event === 'accept' ? await riders.riderOf(deliveryId) : undefined;
      const values = rider ? { riderName: rider.name, riderPhone: rider.phone } : {};
      const moved = await stepRide(at, ride, event, values);
      // A step that was made before is skipped.
      if (moved.ok) ride = moved.value;
    }
  });
}

/** Follows every ride that is not over. */
export async function sweepRides(ctx: SystemContext): Promise<void> {
  for (const id of await openRides(ctx.database.db, AT_ONCE)) await followRide(ctx, id);
}
