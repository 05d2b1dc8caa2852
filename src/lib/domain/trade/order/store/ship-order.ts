import type { OrderRow as OrderView } from '#lib/contracts/order.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, firstFailure, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { notifyShipped } from '../../../account/notice/index.ts';
import { lookAgain } from '../due-next.ts';
import { linesOfOrders, type LineRow, type OrderRow } from '../order.repo.ts';
import { soldOrderForUpdate } from '../own-order.ts';
import { courierName, offeredCouriers } from '../read/courier-name.ts';
import { showOrder } from '../read/show-orders.ts';
import { stepOrder } from '../step-order.ts';
import { onItsWay } from './on-its-way.ts';
import { splitOrder, type Part } from './split-order.ts';
import { addShipment } from './store.repo.ts';

export interface ShipInput {
  id: string;
  courier: string;
  tracking_no: string;
  /** Of the driver or the line; the buyer reads it in front of the note. */
  phone?: string | undefined;
  note: string;
  /** Further parcels of what is sent. */
  parcels?: { courier: string; tracking_no: string }[] | undefined;
  /** Left out: everything that is not shipped yet. */
  lines?: Part[] | undefined;
  /** Ships although a refund of some line is being asked for. */
  confirm: boolean;
}

/** The parcels of what is sent; the first one is the one that is followed. */
const parcelsOf = (input: ShipInput) => [input, ...(input.parcels ?? [])];

/** Trucks and freight lines are not tracked, so a phone number is required. */
function somebodyCanBeCalled(
  { logistics }: MerchantContext,
  input: ShipInput,
): Result<undefined, 'shipment.phone'> {
  const called = logistics.couriers.filter(({ isCalled }) => isCalled);
  const isByCall = parcelsOf(input).some(({ courier }) => called.some(({ code }) => code === courier));
  return isByCall && !input.phone ? fail('shipment.phone', undefined, 'phone') : ok();
}

/**
 * Ships an order of the caller's store, or some of its pieces as a parcel with an order of its own; answers the
 * order that is on its way.
 */
export async function shipOrder(
  ctx: MerchantContext,
  input: ShipInput,
): Promise<
  Result<
    OrderView,
    | FailureOf<typeof splitOrder>
    | 'order.not_found'
    | 'order.refund_open'
    | 'order.wrong_state'
    | 'shipment.courier_unknown'
    | 'shipment.phone'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await soldOrderForUpdate(ctx, input.id);
    if (!found.ok) return found;
    const order = found.value;
    const lines = await linesOfOrders(db, [order.orderId]);
    const refusal = firstFailure(
      ...parcelsOf(input).map(
        ({ courier }) =>
          () =>
            courierIsKnown(ctx, courier),
      ),
      () => somebodyCanBeCalled(ctx, input),
      () =>
        order.status === 'to_ship' && order.delivery === 'express' ? undefined : fail('order.wrong_state'),
      () => noRefundIsOpen(lines, input),
    );
    if (refusal) return refusal;
    const sent = input.lines ? await splitOrder(ctx, order, lines, input.lines) : await shipAll(ctx, order);
    if (!sent.ok) return sent;
    await handToCourier(ctx, sent.value, input);
    return ok(await showOrder(ctx, sent.value));
  });
}

function courierIsKnown(ctx: MerchantContext, code: string): Result<undefined, 'shipment.courier_unknown'> {
  return offeredCouriers(ctx).some((courier) => courier.code === code)
    ? ok()
    : fail('shipment.courier_unknown', undefined, 'courier');
}

function noRefundIsOpen(
  lines: readonly LineRow[],
  { lines: parts, confirm }: ShipInput,
): Result<undefined, 'order.refund_open'> {
  const isSent = (line: LineRow) =>
    !parts || parts.some((part) => part.order_product_id === line.orderLineId);
  const open = lines.find((line) => line.refundState === 'refunding' && isSent(line));
  return open && !confirm ? fail('order.refund_open', undefined, open.orderLineId) : ok();
}

const shipAll = (ctx: MerchantContext, order: OrderRow): Promise<Result<OrderRow, 'order.wrong_state'>> =>
  stepOrder(ctx, order, 'ship', onItsWay(ctx.clock.now()));

async function handToCourier(ctx: MerchantContext, order: OrderRow, input: ShipInput): Promise<void> {
  const now = ctx.clock.now();
  const note = `${input.phone ?? ''} ${input.note}`.trim();
  // The first one is the latest: it is the one that is followed.
  for (const [at, parcel] of parcelsOf(input).toReversed().entries()) {
    const createdAt = new Date(now.getTime() + at);
    await addShipment(ctx.database.db, {
      shipmentId: newId(createdAt),
      orderId: order.orderId,
      courier: parcel.courier,
      trackingNo: parcel.tracking_no,
      note: parcel === input ? note : '',
      createdAt,
    });
  }
  await lookAgain(ctx, order.orderId, order.dueAt!);
  const { uid, orderId, orderSn: sn } = order;
  const courier = courierName({ ...ctx, locale: 'zh-CN' }, input.courier);
  await notifyShipped(ctx, { uid, orderId, sn, courier, trackingNo: input.tracking_no });
}
