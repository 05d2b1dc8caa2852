import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import type { FileLink } from '../../content/media/index.ts';
import { deskInvoicePages, itemsOf, type TaxedInvoice } from '../invoice/index.ts';
import { linkToPaper } from './links.ts';

/** A link to the invoices of the caller's store that wait to be issued, as a file for tax software. */
export const askTaxFile = async (ctx: MerchantContext): Promise<Result<FileLink, never>> =>
  ok(await linkToPaper(ctx, 'invoices', `tax:${ctx.actor.merId}`));

/** Invoices of a store that wait to be issued for the first time, with what each is about. */
export async function* taxedInvoices(ctx: Context, merId: number): AsyncGenerator<TaxedInvoice> {
  for await (const page of deskInvoicePages(ctx, merId, { tab: 'due' }))
    for (const invoice of page) if (invoice.status === 'requested') yield await itemsOf(ctx, invoice);
}
