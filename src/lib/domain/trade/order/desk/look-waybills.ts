import type { WaybillFault, WaybillRow } from '#lib/contracts/order-desk.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { PHONE, WAYBILL } from '#lib/kernel/waybill.ts';
import { folded, readHeaded } from '#lib/tables/read-headed.ts';
import { courierName, offeredCouriers } from '../read/courier-name.ts';
import { addressesOf, ordersBySn, refundingOf } from './desk.repo.ts';
import { WAYBILL_HEADINGS } from './waybill-words.ts';

/** The carrier that a cell names: its code, its name, or the beginning of it. */
function courierOf(ctx: MerchantContext, text: string): string | undefined {
  const wanted = folded(text);
  if (wanted.length < 2) return undefined;
  const found = offeredCouriers(ctx).find(({ code, zh, en }) =>
    [code, zh, en].some((name) => folded(name).startsWith(wanted) || wanted.startsWith(folded(name))),
  );
  return found?.code;
}

/**
 * The rows of a file of shipping numbers, each with its fault if it cannot be sent. Nothing is written; several rows of
 * one order are several parcels.
 */
export async function lookWaybills(
  ctx: MerchantContext,
  { file }: { file: Blob },
): Promise<
  Result<{ rows: WaybillRow[]; left_out: number }, 'quick.broken' | 'quick.size' | 'waybills.columns'>
> {
  const table = await readHeaded(file, {
    headings: WAYBILL_HEADINGS,
    needed: ['order', 'number'],
    noHead: 'waybills.columns',
  });
  if (!table.ok) return table;
  const lines = table.value.rows.map(({ line, cellOf }) => ({
    line,
    sn: cellOf('order'),
    courier: cellOf('courier'),
    number: cellOf('number').replaceAll(' ', ''),
    phone: cellOf('phone'),
  }));
  const { db } = ctx.database;
  const orders = await ordersBySn(db, ctx.actor.merId, [...new Set(lines.map(({ sn }) => sn))]);
  const known = new Map(orders.map((order) => [order.orderSn, order]));
  const refunding = new Set(
    await refundingOf(
      db,
      orders.map((order) => order.orderId),
    ),
  );
  const receivers = new Map(
    (
      await addressesOf(
        db,
        orders.map((order) => order.groupOrderId),
      )
    ).map(({ groupOrderId, address }) => [groupOrderId, address.realName]),
  );
  const called = new Set(ctx.logistics.couriers.flatMap((one) => (one.isCalled ? one.code : [])));
  const seen = new Set<string>();
  const rows = lines.map(({ line, sn, courier: named, number, phone }): WaybillRow => {
    const order = known.get(sn);
    const courier = courierOf(ctx, named);
    const faultOf = (): WaybillFault | '' => {
      if (!order) return 'no_order';
      if (order.delivery !== 'express') return 'not_express';
      if (order.status !== 'to_ship') return 'wrong_state';
      if (!courier) return 'courier';
      if (!WAYBILL.test(number)) return 'number';
      if (seen.has(`${sn}\n${number}`)) return 'twice';
      if (refunding.has(order.orderId)) return 'refund_open';
      if (called.has(courier) && (!phone || !PHONE.test(phone))) return 'phone';
      return '';
    };
    const fault = faultOf();
    seen.add(`${sn}\n${number}`);
    return {
      line,
      order_id: order?.orderId ?? '',
      order_sn: sn,
      receiver: order ? (receivers.get(order.groupOrderId) ?? '') : '',
      courier: courier ?? '',
      courier_name: courier ? courierName(ctx, courier) : named,
      tracking_no: number,
      phone,
      fault,
    };
  });
  // The parcels of an order are sent together: one wrong row stops the other rows of its order.
  const halted = new Set(rows.flatMap(({ fault, order_id: id }) => (fault && fault !== 'twice' ? [id] : [])));
  for (const row of rows) if (!row.fault && halted.has(row.order_id)) row.fault = 'other_row';
  return ok({ rows, left_out: table.value.left_out });
}
