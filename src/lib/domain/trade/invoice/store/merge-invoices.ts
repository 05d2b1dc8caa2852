import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { isSameHeader } from '../header/check-header.ts';
import { isInvoiceable } from '../invoice-amount.ts';
import { addInvoiceOrders, familiesOf, freeOrders, lockInvoices, rootsOf } from '../invoice.repo.ts';
import { showInvoice } from '../show-invoices.ts';
import { stepInvoice } from '../step-invoice.ts';

/**
 * Makes one invoice of several that one buyer asked the caller's store for; the oldest takes the orders of the
 * others.
 */
export async function mergeInvoices(
  ctx: MerchantContext,
  { ids }: { ids: string[] },
): Promise<
  Result<InvoiceView, 'invoice.not_found' | 'invoice.other_header' | 'invoice.unpaid' | 'invoice.wrong_state'>
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const wanted = [...new Set(ids)];
    const rows = (await lockInvoices(db, wanted)).filter((row) => row.merId === ctx.actor.merId);
    const [first, ...others] = rows;
    if (!first || rows.length < wanted.length || others.length === 0) return fail('invoice.not_found');
    if (rows.some((row) => row.status !== 'requested')) return fail('invoice.wrong_state');
    const isOther = others.some((row) => row.uid !== first.uid || !isSameHeader(row.header, first.header));
    if (isOther) return fail('invoice.other_header');
    const roots = await rootsOf(db, wanted);
    const families = await familiesOf(
      db,
      roots.map((root) => root.orderId),
    );
    if (!isInvoiceable(families)) return fail('invoice.unpaid');
    for (const row of others) {
      await freeOrders(db, row.invoiceId);
      const moved = await stepInvoice(ctx, row, 'merge');
      if (!moved.ok) return moved;
    }
    const moving = roots.filter((root) => root.invoiceId !== first.invoiceId).map((root) => root.orderId);
    await addInvoiceOrders(db, first.invoiceId, moving);
    return ok(await showInvoice(ctx, first));
  });
}
