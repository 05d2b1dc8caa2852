import type { DeliveryView } from '#lib/contracts/delivery.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { notifyUser } from '../../../account/notice/index.ts';
import type { OrderRow } from '../../order/index.ts';
import type { RideRow } from './city-delivery.repo.ts';
import { riderBrief, ridersOfStore, ridesForStore } from './rider.repo.ts';
import { showRide } from './show-ride.ts';
import { holdSoldRide, stepRide } from './step-ride.ts';

type Whose = Pick<RideRow, 'riderUid' | 'riderName' | 'riderPhone'>;

/** Who rides for the caller's store, each with the number of rides that he has to do, for a form. */
export async function listRiders(
  ctx: MerchantContext,
): Promise<Result<{ label: string; value: string }[], never>> {
  const rows = await ridersOfStore(ctx.database.db, ctx.actor.merId);
  return ok(
    rows.map(({ uid, name, open }) => ({ label: open > 0 ? `${name} (${open})` : name, value: String(uid) })),
  );
}

/** What a ride says of the rider that the store has chosen; of none, it is anybody's who rides for the store. */
export async function chosenRider(
  ctx: MerchantContext,
  rider: number | undefined,
): Promise<Result<Whose, 'delivery.no_rider'>> {
  if (rider === undefined) return ok({ riderUid: null, riderName: null, riderPhone: null });
  const { db } = ctx.database;
  if (!(await ridesForStore(db, rider, ctx.actor.merId)))
    return fail('delivery.no_rider', undefined, 'rider');
  return ok({ riderUid: rider, ...(await riderBrief(db, rider)) });
}

/** Tells the chosen rider of his ride. */
export async function notifyChosen(
  ctx: MerchantContext,
  { riderUid }: Whose,
  { orderSn: sn }: OrderRow,
): Promise<void> {
  if (riderUid === null) return;
  await notifyUser(ctx, { uid: riderUid, kind: 'delivery.chosen', params: { sn }, link: '/delivery' });
}

/**
 * Gives the ride of an order to another rider while the goods are still in the store. Whoever had accepted it has it no
 * more, and the other accepts it anew.
 */
export async function chooseRider(
  ctx: MerchantContext,
  { id, rider }: { id: string; rider?: number | undefined },
): Promise<
  Result<
    DeliveryView,
    'delivery.no_rider' | 'delivery.not_found' | 'delivery.wrong_state' | 'order.not_found'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await holdSoldRide(ctx, id);
    if (!held.ok) return held;
    const { order, ride } = held.value;
    const chosen = await chosenRider(ctx, rider);
    if (!chosen.ok) return chosen;
    const moved = await stepRide(ctx, ride, 'choose', chosen.value);
    if (!moved.ok) return moved;
    if (moved.value.riderUid !== ride.riderUid) await notifyChosen(ctx, moved.value, order);
    return ok(await showRide(ctx, order, moved.value, false));
  });
}
