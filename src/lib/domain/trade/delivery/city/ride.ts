import type { DeliveryView, RIDER_EVENTS, UNDELIVERED } from '#lib/contracts/delivery.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { Context, MerchantContext, UserActor } from '#lib/domain/context.ts';
import { ownsImages } from '../../../content/media/index.ts';
import { orderById } from '../../order/index.ts';
import { rideById, type RideRow } from './city-delivery.repo.ts';
import { checkReceiveCode } from './receive-code.ts';
import { riderBrief, ridesForStore } from './rider.repo.ts';
import { showRide } from './show-ride.ts';
import { holdRide, stepRide } from './step-ride.ts';

interface RideInput {
  id: string;
  event: (typeof RIDER_EVENTS)[number];
  /** What the buyer was shown; without it goods are handed over for a picture and a name. */
  code?: string | undefined;
  photo?: string[] | undefined;
  taken_by?: string | undefined;
  reason?: (typeof UNDELIVERED)[number] | undefined;
  note?: string | undefined;
}

type Refusal =
  'delivery.code' | 'delivery.code_spent' | 'delivery.photo' | 'delivery.reason' | 'delivery.taken_by';

/** Whether goods may be handed over: for the buyer's code, or for a picture of the rider's own and a name. */
async function mayHandOver(
  ctx: MerchantContext,
  seen: RideRow,
  { code, photo = [], taken_by: takenBy = '' }: RideInput,
): Promise<Result<undefined, Refusal>> {
  if (photo.length === 0) return checkReceiveCode(ctx, seen, code);
  if (takenBy === '') return fail('delivery.taken_by', undefined, 'taken_by');
  return (await ownsImages(ctx, photo)) ? ok() : fail('delivery.photo', undefined, 'photo');
}

/** What the step leaves on the ride besides its state. */
async function valuesOf(ctx: MerchantContext, input: RideInput): Promise<Partial<RideRow>> {
  const { event, photo = [], taken_by: takenBy = '', reason = null, note = '' } = input;
  const { uid } = ctx.actor;
  if (event === 'accept') return { riderUid: uid, ...(await riderBrief(ctx.database.db, uid)) };
  if (event === 'deliver' && photo[0]) return { proof: photo[0], takenBy };
  return event === 'bring_back' ? { undelivered: reason, note } : {};
}

/** Whether another rider has the ride; of one who rides for the store no more, it is anybody's. */
async function isOthers(ctx: MerchantContext, { riderUid, merId }: RideRow): Promise<boolean> {
  if (riderUid === null || riderUid === ctx.actor.uid) return false;
  return ridesForStore(ctx.database.db, riderUid, merId);
}

/** A rider of a store's own reports how far a ride of it is; he may ride for several stores. */
export async function ride(
  ctx: MerchantContext,
  input: RideInput,
): Promise<Result<DeliveryView, Refusal | 'delivery.not_found' | 'delivery.wrong_state'>> {
  const seen = await rideById(ctx.database.db, input.id);
  if (!seen || !ctx.actor.clerkOf?.includes(seen.merId) || (await isOthers(ctx, seen)))
    return fail('delivery.not_found');
  const isHandingOver = input.event === 'deliver';
  if (isHandingOver && seen.status === 'under_way') {
    const told = await mayHandOver(ctx, seen, input);
    if (!told.ok) return told;
  }
  if (input.event === 'bring_back') {
    if (!input.reason) return fail('delivery.reason', undefined, 'reason');
    if (input.reason === 'other' && !input.note) return fail('delivery.reason', undefined, 'note');
  }
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await holdRide(db, seen);
    // The store may have given it to another rider since it was read above.
    if (!found || (await isOthers(ctx, found))) return fail('delivery.not_found');
    // The rider set off after the ride was read above, so neither code nor picture was checked: the rider has to try
    // again.
    if (isHandingOver && seen.status !== 'under_way' && found.status === 'under_way')
      return fail('delivery.wrong_state');
    // The code may have been replaced since it was checked above.
    const isByCode = isHandingOver && !input.photo?.length;
    if (isByCode && found.status === 'under_way' && input.code !== found.receiveCode)
      return fail('delivery.code', undefined, 'code');
    const moved = await stepRide(ctx, found, input.event, await valuesOf(ctx, input));
    if (!moved.ok) return moved;
    const order = (await orderById(db, found.orderId))!;
    return ok(await showRide(ctx, order, moved.value, false));
  });
}

/** The rider as he acts for the store of a ride, which the input of an act names; he may ride for several stores. */
export async function inStoreOfRide(
  ctx: Pick<Context, 'database'>,
  actor: UserActor,
  input: unknown,
): Promise<UserActor> {
  const { clerkOf = [] } = actor;
  if (clerkOf.length < 2 || typeof input !== 'object' || input === null || !('id' in input)) return actor;
  const found = await rideById(ctx.database.db, String(input.id));
  return found && clerkOf.includes(found.merId) ? { ...actor, merId: found.merId } : actor;
}
