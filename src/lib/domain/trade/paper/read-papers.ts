import type { OrderTab } from '#lib/contracts/order.ts';
import type { InvoiceView } from '#lib/contracts/invoice.ts';
import type { OrderDetail } from '#lib/contracts/order.ts';
import { EXPORT_ORDERS_MAX } from '#lib/kernel/limits.ts';
import { parseYuan, sumFen, type Fen } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../cart/index.ts';
import { readInvoice } from '../invoice/index.ts';
import { deskOrderPages, listOrderIds, readOrder } from '../order/index.ts';
import type { DeskTableAsk } from './ask-paper.ts';
import { exportRows, freightOf, invoicedLines, sellerOf, type ExportRow } from './papers.repo.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

export interface InvoicePaper {
  invoice: InvoiceView;
  seller: { name: string; address: string; phone: string };
  items: { name: string; spec: string; unit: string; quantity: number; amount: Fen }[];
  freight: Fen;
  /** What was refunded before it was issued, below zero. */
  less: Fen;
  total: Fen;
}

/** All content of an invoice's document. It adds up to the issued amount, whatever was refunded later. */
export async function readInvoicePaper(
  ctx: UserContext,
  id: string,
): Promise<Result<InvoicePaper, 'invoice.not_found'>> {
  const { db } = ctx.database;
  const found = await readInvoice(ctx, { id });
  if (!found.ok) return found;
  const invoice = found.value;
  const orderIds = invoice.orders.map((order) => order.order_id);
  const lines = await invoicedLines(db, orderIds);
  const seller = await sellerOf(db, invoice.mer_id);
  const items = lines.map(({ snapshot, quantity, payPrice }) => ({
    name: inLocale(ctx.locale, snapshot.name, snapshot.nameEn),
    spec: specOf({
      designation: snapshot.designation,
      sku: inLocale(ctx.locale, snapshot.skuText, snapshot.skuTextEn),
    }),
    unit: inLocale(ctx.locale, snapshot.unitName, snapshot.unitNameEn),
    quantity,
    amount: payPrice,
  }));
  const freight = sumFen((await freightOf(db, orderIds)).map((row) => row.freight));
  const total = parseYuan(invoice.order_price)!;
  return ok({
    invoice,
    seller: {
      name: inLocale(ctx.locale, seller.name, seller.nameEn),
      address: inLocale(ctx.locale, seller.address, seller.addressEn),
      phone: seller.phone,
    },
    items,
    freight,
    less: total - freight - sumFen(items.map((item) => item.amount)),
    total,
  });
}

export const readOrderPaper = (
  ctx: UserContext,
  id: string,
): Promise<Result<OrderDetail, 'order.not_found'>> => readOrder(ctx, { id });

/** The caller's orders line by line, the newest first; more than a table can hold are left out. */
export async function readOrdersTable(
  ctx: UserContext,
  status: OrderTab,
  words: string,
): Promise<ExportRow[]> {
  const ids = await listOrderIds(ctx, { status, store_name: words }, EXPORT_ORDERS_MAX);
  return exportRows(ctx.database.db, ids);
}

/** Orders of a store line by line, with phones masked as in its list for the caller who asked for the table. */
export async function* deskTablePages(
  ctx: Pick<Context, 'database'>,
  merId: number,
  asked: DeskTableAsk,
): AsyncGenerator<ExportRow[]> {
  for await (const ids of deskOrderPages(ctx, merId, asked)) {
    const rows = await exportRows(ctx.database.db, ids);
    yield rows.map((row) =>
      row.order.paidAt && !asked.isCovered
        ? row
        : { ...row, address: { ...row.address, phone: coveredPhone(row.address.phone) } },
    );
  }
}

/** Lines of some orders as a table has them; the code that calls this has checked that they may be read. */
export const linesOfOrders = (ctx: Pick<UserContext, 'database'>, orderIds: string[]): Promise<ExportRow[]> =>
  exportRows(ctx.database.db, orderIds);
