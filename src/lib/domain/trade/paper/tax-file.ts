import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { sumFen, type Fen } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import type { FileLink } from '../../content/media/index.ts';
import { deskInvoicePages } from '../invoice/index.ts';
import { linkToPaper } from './links.ts';
import { taxedLines } from './papers.repo.ts';

/** A row of an invoice as tax software takes it; `quantity` is empty where something of the line was refunded. */
export interface TaxedItem {
  name: string;
  spec: string;
  unit: string;
  quantity: number | null;
  amount: Fen;
}
export interface TaxedInvoice {
  invoice: InvoiceView;
  /** They add up to what the invoice is about. */
  items: TaxedItem[];
  freight: Fen;
}

/** A link to the invoices of the caller's store that wait to be issued, as a file for tax software. */
export const askTaxFile = async (ctx: MerchantContext): Promise<Result<FileLink, never>> =>
  ok(await linkToPaper(ctx, 'invoices', `tax:${ctx.actor.merId}`));

async function itemsOf(ctx: Context, invoice: InvoiceView): Promise<TaxedInvoice> {
  const paid = invoice.orders.filter((order) => order.status !== 'cancelled');
  const lines = await taxedLines(
    ctx.database.db,
    paid.map((order) => order.order_id),
  );
  const freights = new Map(lines.map((line) => [line.orderId, line.freight]));
  const items = lines
    .filter((line) => line.paid > line.refunded)
    .map(({ snapshot, quantity, paid: price, refunded }) => ({
      name: snapshot.name,
      spec: specOf({ designation: snapshot.designation, sku: snapshot.skuText }),
      unit: snapshot.unitName,
      quantity: refunded === 0 ? quantity : null,
      amount: price - refunded,
    }));
  const freight = sumFen([...freights.values()]) - sumFen(lines.map((line) => line.refundedFreight));
  return { invoice, items, freight };
}

/** Invoices of a store that wait to be issued for the first time, with what each is about. */
export async function* taxedInvoices(ctx: Context, merId: number): AsyncGenerator<TaxedInvoice> {
  for await (const page of deskInvoicePages(ctx, merId, { tab: 'due' }))
    for (const invoice of page) if (invoice.status === 'requested') yield await itemsOf(ctx, invoice);
}
