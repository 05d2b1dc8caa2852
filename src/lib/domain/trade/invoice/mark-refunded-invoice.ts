import type { Context } from '#lib/domain/context.ts';
import { orderById } from '../order/index.ts';
import { invoiceAmount } from './invoice-amount.ts';
import { familiesOf, freeOrders, invoiceOfOrder, lockInvoices, rootsOf } from './invoice.repo.ts';
import { stepInvoice } from './step-invoice.ts';

/**
 * To be called by whoever has refunded an order, inside that transaction and after the lines were written: when
 * nothing is left of what an invoice is about, one that was not issued is withdrawn, an issued one needs a
 * red-letter invoice. Does nothing for an order without an invoice, and for one of which something is left.
 */
export async function markRefundedInvoice(ctx: Context, orderId: string): Promise<void> {
  const { db } = ctx.database;
  const order = await orderById(db, orderId);
  if (!order) return;
  const invoiceId = await invoiceOfOrder(db, order.parentOrderId ?? order.orderId);
  if (!invoiceId) return;
  const [row] = await lockInvoices(db, [invoiceId]);
  if (!row || row.needsRedLetter) return;
  const roots = await rootsOf(db, [invoiceId]);
  const rows = await familiesOf(
    db,
    roots.map((root) => root.orderId),
  );
  if (invoiceAmount(rows.filter((one) => one.status !== 'refunded')) > 0) return;
  const isOut = row.status === 'issued' || row.status === 'reissuing';
  const values = isOut ? { needsRedLetter: true, wanted: null } : {};
  const moved = await stepInvoice(ctx, row, 'refund_all', values);
  if (moved.ok && moved.value.status === 'withdrawn') await freeOrders(db, invoiceId);
}
