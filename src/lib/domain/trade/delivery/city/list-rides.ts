import type { DeliveryView, RIDE_TABS } from '#lib/contracts/delivery.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { orderById } from '../../order/index.ts';
import { ridesOfStores } from './city-delivery.repo.ts';
import { showRide } from './show-ride.ts';

interface RidesInput {
  tab: (typeof RIDE_TABS)[number];
  page: number;
  limit: number;
}

/** Rides of all stores that the caller rides for, without those of their other riders. */
export async function listRides(
  ctx: MerchantContext,
  { tab, ...page }: RidesInput,
): Promise<Result<{ count: number; list: DeliveryView[] }, never>> {
  const { db } = ctx.database;
  const { count, rows } = await ridesOfStores(db, ctx.actor.clerkOf ?? [], {
    ...page,
    uid: ctx.actor.uid,
    isOver: tab === 'over',
  });
  const list: DeliveryView[] = [];
  for (const row of rows) list.push(await showRide(ctx, (await orderById(db, row.orderId))!, row, false));
  return ok({ count, list });
}
