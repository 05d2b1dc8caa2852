import type { OrderDetail, OrderRow as OrderView } from '#lib/contracts/order.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { regionLine } from '../../../account/address/index.ts';
import { inLocale } from '../../cart/index.ts';
import { groupById } from '../order.repo.ts';
import { boughtOrder } from '../own-order.ts';
import { courierName } from './courier-name.ts';
import { followParcel, type Followed } from './follow-parcel.ts';
import { addressView } from './order-view.ts';
import { merchantsByIds, shipmentsOf } from './read.repo.ts';
import { showOrder } from './show-orders.ts';

export interface Tracked extends Followed {
  courier: string;
  tracking_no: string;
  order: OrderView;
  address: OrderDetail['address'];
}

/** Where the parcel of the caller's order is, by the data of the courier. */
export async function trackOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<Tracked, 'order.not_found' | 'order.not_shipped'>> {
  const { db } = ctx.database;
  const order = await boughtOrder(ctx, id);
  if (!order.ok) return order;
  const parcel = (await shipmentsOf(db, id)).at(-1);
  if (!parcel) return fail('order.not_shipped');
  const group = await groupById(db, order.value.groupOrderId);
  const [merchant] = await merchantsByIds(db, [order.value.merId]);
  const followed = await followParcel(ctx, {
    courier: parcel.courier,
    trackingNo: parcel.trackingNo,
    sentAt: parcel.createdAt,
    from: inLocale(ctx.locale, merchant!.address, merchant!.addressEn),
    to: regionLine(group!.address.regionNames, ctx.locale),
  });
  return ok({
    ...followed,
    courier: courierName(ctx, parcel.courier),
    tracking_no: parcel.trackingNo,
    order: await showOrder(ctx, order.value),
    address: addressView(ctx.locale, group!.address),
  });
}
