import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../cart/index.ts';
import { boughtOrder } from '../order/index.ts';
import { pickUpPlace } from './city/city-delivery.repo.ts';

export interface PickUp {
  /** Null when the goods were fetched, or the order is not paid. */
  code: string | null;
  name: string;
  phone: string;
  store: string;
  address: string;
  hours: string;
  store_phone: string;
}

/** Where and by whom the goods of the caller's order are fetched, and with which code. */
export async function readPickUp(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<PickUp, 'order.not_found' | 'order.wrong_state'>> {
  const order = await boughtOrder(ctx, id);
  if (!order.ok) return order;
  if (order.value.delivery !== 'pick_up') return fail('order.wrong_state');
  const place = (await pickUpPlace(ctx.database.db, order.value.merId))!;
  return ok({
    code: order.value.status === 'to_ship' ? order.value.pickUpCode : null,
    name: order.value.pickUpName ?? '',
    phone: order.value.pickUpPhone ?? '',
    store: inLocale(ctx.locale, place.name, place.nameEn),
    address: inLocale(ctx.locale, place.address, place.addressEn),
    hours: inLocale(ctx.locale, place.hours ?? '', place.hoursEn ?? ''),
    store_phone: place.phone,
  });
}
