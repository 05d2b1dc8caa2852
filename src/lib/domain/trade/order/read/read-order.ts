import type { OrderDetail } from '#lib/contracts/order.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { logsOf } from '../order-log.repo.ts';
import { groupById, orderById, type OrderRow } from '../order.repo.ts';
import { boughtOrder, soldOrder } from '../own-order.ts';
import { presalesOfOrders } from '../presale/presale-order.repo.ts';
import { presellView } from '../presale/presell-view.ts';
import { courierName } from './courier-name.ts';
import { addressView } from './order-view.ts';
import { familyOf, merchantsByIds, refundedOf, remarkOf, shipmentsOf } from './read.repo.ts';
import { shipDays } from './ship-days.ts';
import { showOrder } from './show-orders.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { seesPhones } from './sees-phones.ts';

type Found = Result<OrderDetail, 'order.not_found'>;

/** An order of the caller with everything that happened to it. */
export async function readOrder(ctx: UserContext, { id }: { id: string }): Promise<Found> {
  const order = await boughtOrder(ctx, id);
  if (!order.ok) return order;
  const cancelled = await whyCancelled(ctx, order.value);
  return ok({ ...(await detailOf(ctx, order.value)), ...(cancelled ? { cancelled } : {}) });
}

/** Why an order came to nothing; the store of it learns nothing of what a company decides. */
async function whyCancelled(
  ctx: UserContext,
  { status, groupOrderId }: OrderRow,
): Promise<OrderDetail['cancelled']> {
  if (status !== 'cancelled') return undefined;
  const { db } = ctx.database;
  const group = await groupById(db, groupOrderId);
  if (group?.approval === 'refused') return { why: 'refused', reason: await remarkOf(db, groupOrderId) };
  if (group?.cancelReason !== 'time_out') return { why: 'cancel', reason: '' };
  return { why: group.approval === 'waiting' ? 'not_approved' : 'time_out', reason: '' };
}

/**
 * An order of the caller's store. Until it is paid, the phone is masked and the street is empty; for roles that need no
 * phones, the phone stays masked.
 */
export async function readStoreOrder(ctx: MerchantContext, { id }: { id: string }): Promise<Found> {
  const order = await soldOrder(ctx, id);
  if (!order.ok) return order;
  // The code is the buyer's proof at the counter, so the store never sees it.
  const detail = { ...(await detailOf(ctx, order.value)), pick_up_code: null };
  const isPaid = order.value.paidAt !== null;
  if (isPaid && seesPhones(ctx)) return ok(detail);
  const phone = coveredPhone(detail.address.phone);
  const street = isPaid ? detail.address.detail : '';
  return ok({ ...detail, address: { ...detail.address, phone, detail: street } });
}

/** An order of any store, for the platform’s people; the code of a pick-up stays the buyer’s. */
export async function readAnyOrder(ctx: Context, { id }: { id: string }): Promise<Found> {
  const order = await orderById(ctx.database.db, id);
  return order ? ok({ ...(await detailOf(ctx, order)), pick_up_code: null }) : fail('order.not_found');
}

async function detailOf(ctx: Context, order: OrderRow): Promise<OrderDetail> {
  const { db } = ctx.database;
  const [group, [merchant], shipments, family, log] = [
    await groupById(db, order.groupOrderId),
    await merchantsByIds(db, [order.merId]),
    await shipmentsOf(db, order.orderId),
    await familyOf(db, order.parentOrderId ?? order.orderId),
    await logsOf(db, [order.orderId]),
  ];
  const [presale] = group!.kind === 'presale' ? await presalesOfOrders(db, [order.orderId]) : [];
  return {
    ...(await showOrder(ctx, order)),
    kind: group!.kind,
    presellOrder: presale ? presellView(presale, ctx.clock.now()) : null,
    coupon_price: yuan(order.storeDiscount + order.platformDiscount),
    integral_price: yuan(order.pointsPrice),
    refunded_price: yuan(await refundedOf(db, order.orderId)),
    pay_type: group!.payType,
    pay_time: order.paidAt?.toISOString() ?? null,
    ship_time: order.shippedAt?.toISOString() ?? null,
    receive_time: order.receivedAt?.toISOString() ?? null,
    finish_time: order.finishedAt?.toISOString() ?? null,
    ship_by: (await shipDays(db, order.merId, [order])).get(order.orderId) ?? '',
    due_time: order.dueAt?.toISOString() ?? null,
    mark: order.mark,
    address: addressView(ctx.locale, group!.address),
    pick_up_code: order.status === 'to_ship' ? order.pickUpCode : null,
    can_extend: order.status === 'to_receive' && order.extendedAt === null,
    open_receipt: merchant!.openReceipt,
    shipments: shipments.map((row) => ({
      courier: courierName(ctx, row.courier),
      tracking_no: row.trackingNo,
      note: row.note,
      time: row.createdAt.toISOString(),
    })),
    siblings: family
      .filter((row) => row.orderId !== order.orderId)
      .map((row) => ({ order_id: row.orderId, order_sn: row.orderSn, status: row.status })),
    log: log.map((row) => ({ event: row.event, to: row.to, time: row.createdAt.toISOString() })),
  };
}
