import type { DeliveryView } from '#lib/contracts/delivery.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { regionLine } from '../../../account/address/index.ts';
import { groupById, type OrderRow } from '../../order/index.ts';
import { showPictures } from '../../../content/media/index.ts';
import { inLocale } from '../../cart/index.ts';
import { logsOfRide, pickUpPlace, type RideRow } from './city-delivery.repo.ts';

/** A ride as the API answers it. Only the buyer sees the code; once the ride is over, the receiver's phone is masked. */
export async function showRide(
  ctx: Context,
  order: OrderRow,
  ride: RideRow,
  isBuyer: boolean,
): Promise<DeliveryView> {
  const { db } = ctx.database;
  const group = (await groupById(db, order.groupOrderId))!;
  const store = (await pickUpPlace(db, order.merId))!;
  const log = await logsOfRide(db, ride.deliveryId);
  const isOpen = ride.status !== 'done' && ride.status !== 'cancelled' && ride.status !== 'returned';
  return {
    delivery_id: ride.deliveryId,
    order_id: order.orderId,
    order_sn: order.orderSn,
    status: ride.status,
    receive_code: isBuyer && isOpen ? ride.receiveCode : null,
    rider_name: ride.riderName,
    rider_phone: ride.riderPhone,
    fee: yuan(ride.fee),
    from: {
      name: inLocale(ctx.locale, store.name, store.nameEn),
      address: inLocale(ctx.locale, store.address, store.addressEn),
      phone: store.phone,
    },
    receiver: {
      real_name: group.address.realName,
      phone: isBuyer || isOpen ? group.address.phone : coveredPhone(group.address.phone),
      region: regionLine(group.address.regionNames, ctx.locale),
      detail: group.address.detail,
    },
    proof: ride.proof
      ? { taken_by: ride.takenBy ?? '', pictures: await showPictures(ctx, [ride.proof]) }
      : null,
    undelivered: ride.undelivered ? { reason: ride.undelivered, note: ride.note ?? '' } : null,
    log: log.map((row) => ({ status: row.status, time: row.createdAt.toISOString() })).toReversed(),
  };
}
