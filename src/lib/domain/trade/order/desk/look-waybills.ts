import type { WaybillFault, WaybillRow } from '#lib/contracts/order-desk.ts';
import { TABLE_BYTES_MAX } from '#lib/kernel/cart-limits.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { PHONE, WAYBILL } from '#lib/kernel/waybill.ts';
import { readList } from '#lib/tables/read-list.ts';
import { SheetError } from '#lib/tables/sheet-row.ts';
import { courierName, offeredCouriers } from '../read/courier-name.ts';
import { addressesOf, ordersBySn, refundingOf } from './desk.repo.ts';
import { WAYBILL_HEADINGS } from './waybill-words.ts';

const ROWS_MAX = 2000;
const COLUMNS_MAX = 40;
/** Rows from the top in which the headings are looked for: titles may stand above them. */
const TOP = 10;

type Column = keyof typeof WAYBILL_HEADINGS;
type Places = Partial<Record<Column, number>>;

const folded = (text: string): string => text.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();

function placesOf(cells: readonly string[]): Places {
  const places: Places = {};
  for (const column of keysOf(WAYBILL_HEADINGS)) {
    const names: readonly string[] = WAYBILL_HEADINGS[column];
    const at = cells.findIndex((cell) => names.includes(folded(cell)));
    if (at >= 0) places[column] = at;
  }
  return places;
}

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
 * What a file of shipping numbers says, row by row, with what keeps a row from being sent. Nothing is written; several
 * rows of one order are several parcels.
 */
export async function lookWaybills(
  ctx: MerchantContext,
  { file }: { file: Blob },
): Promise<
  Result<{ rows: WaybillRow[]; left_out: number }, 'quick.broken' | 'quick.size' | 'waybills.columns'>
> {
  if (file.size > TABLE_BYTES_MAX) return fail('quick.size', undefined, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const most = { rows: ROWS_MAX + TOP + 1, columns: COLUMNS_MAX };
  const table = await readList(bytes, most).catch((error: unknown) => {
    if (error instanceof SheetError) return undefined;
    throw error;
  });
  if (!table) return fail('quick.broken', undefined, 'file');
  const headAt = table.slice(0, TOP).findIndex((cells) => {
    const { order, number } = placesOf(cells);
    return order !== undefined && number !== undefined;
  });
  if (headAt < 0) return fail('waybills.columns', undefined, 'file');
  const places = placesOf(table[headAt]!);
  const cellOf = (cells: readonly string[], column: Column): string =>
    (places[column] === undefined ? '' : (cells[places[column]] ?? '')).trim();
  const read = table.slice(headAt + 1);
  const lines = read.slice(0, ROWS_MAX).map((cells, at) => ({
    line: headAt + at + 2,
    sn: cellOf(cells, 'order'),
    courier: cellOf(cells, 'courier'),
    number: cellOf(cells, 'number').replaceAll(' ', ''),
    phone: cellOf(cells, 'phone'),
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
  // An order goes with all of its parcels, or waits.
  const halted = new Set(rows.flatMap(({ fault, order_id: id }) => (fault && fault !== 'twice' ? [id] : [])));
  for (const row of rows) if (!row.fault && halted.has(row.order_id)) row.fault = 'other_row';
  return ok({ rows, left_out: Math.max(0, read.length - ROWS_MAX) });
}
