import type { StoreDelivery } from '#lib/contracts/store-desk.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { readCityZones, cityZoneLine } from './freight-lines.ts';
import { deliveriesOf, keepDelivery } from './store-delivery.repo.ts';

/** When goods of the caller's store can be fetched and where its riders go, as a list of one. */
export async function readDelivery(
  ctx: MerchantContext,
): Promise<Result<{ count: number; list: StoreDelivery[] }, never>> {
  const [row] = await deliveriesOf(ctx.database, [ctx.actor.merId]);
  const rings = (row?.zones ?? []).map((zone) => cityZoneLine(zone, ctx.locale));
  return ok({ count: 1, list: [{ hours: row?.hours ?? '', hours_en: row?.hoursEn ?? '', rings }] });
}

/** Saves pick-up hours and zones; orders that were placed keep their price. */
export async function saveDelivery(
  ctx: MerchantContext,
  { hours, hours_en: hoursEn, rings }: StoreDelivery,
): Promise<Result<null, 'freight.ring' | 'freight.region'>> {
  const zones = new Map<string, number>();
  for (const line of rings) {
    const ring = readCityZones(line);
    if (!ring.ok) return fail(ring.failure.code, ring.failure.params, 'rings');
    for (const { prefix, fee } of ring.value) zones.set(prefix, fee);
  }
  const { merId } = ctx.actor;
  await keepDelivery(ctx.database.db, {
    merId,
    hours,
    hoursEn,
    zones: [...zones].map(([prefix, fee]) => ({ prefix, fee })),
  });
  await ctx.changed(`store:${merId}`, `goods-of:${merId}`, 'goods');
  return ok(null);
}
