import type { Context } from '#lib/domain/context.ts';
import { orderById } from '../order/index.ts';
import { invoiceAmount } from './invoice-amount.ts';
import { familiesOf, freeOrders, invoiceOfOrder, lockInvoices, rootsOf } from './invoice.repo.ts';
import { stepInvoice } from './step-invoice.ts';

/**
 * Call it after a refund of an order, in its transaction and after the lines were written: an issued invoice above what
 * stays paid needs a red-letter invoice of that part; one that was not issued is withdrawn when nothing is left to
 * invoice. Does nothing for an order without an invoice.
 */
export async function markRefundedInvoice(ctx: Context, orderId: string): Promise<void> {
  const { db } = ctx.database;
  const order = await orderById(db, orderId);
  if (!order) return;
  const invoiceId = await invoiceOfOrder(db, order.parentOrderId ?? order.orderId);
  if (!invoiceId) return;
  const [row] = await lockInvoices(db, [invoiceId]);
  if (!row) return;
  const roots = await rootsOf(db, [invoiceId]);
  const rows = await familiesOf(
    db,
    roots.map((root) => root.orderId),
  );
  const rest = invoiceAmount(rows);
  if (row.status === 'issued' || row.status === 'reissuing') {
    if (rest >= (row.amount ?? 0)) return;
    const isKnown = row.needsRedLetter && (rest > 0 || row.status === 'issued');
    if (isKnown) return;
    const values = { needsRedLetter: true, ...(rest > 0 ? {} : { wanted: null }) };
    await stepInvoice(ctx, row, rest > 0 ? 'refund_part' : 'refund_all', values);
    return;
  }
  if (rest > 0 && rows.some((one) => one.status !== 'refunded')) return;
  const moved = await stepInvoice(ctx, row, 'refund_all');
  if (moved.ok && moved.value.status === 'withdrawn') await freeOrders(db, invoiceId);
}
