import type { InvoiceDeskTab, InvoiceView } from '#lib/contracts/invoice.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { invoiceById } from '../invoice.repo.ts';
import { showInvoice, showInvoices } from '../show-invoices.ts';
import { countsByTab, deskInvoices, invoicesByIds } from './desk.repo.ts';
import { withFiles } from './invoice-file.ts';

export interface DeskListInput extends KeysetAsk {
  tab: InvoiceDeskTab;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface DeskPage {
  list: InvoiceView[];
  next: string | null;
  prev: string | null;
}

/** A page of the invoices that the caller's store owes or has issued, once their orders are paid. */
export async function listDeskInvoices(
  ctx: MerchantContext,
  { tab, keyword, from, to, ...ask }: DeskListInput,
): Promise<Result<DeskPage, never>> {
  const filter = {
    tab,
    keyword,
    since: from ? shanghaiTime(from, 0) : undefined,
    until: to ? shanghaiTime(to, 24) : undefined,
  };
  const read = await deskInvoices(ctx.database.db, ctx.actor.merId, filter, ask);
  const { rows, ...places } = keysetPage(read, ask, (row) => `${row.createdAt.getTime()}~${row.invoiceId}`);
  return ok({ list: await showInvoices(ctx, rows), ...places });
}

/** Invoices of the caller's store by their ids. */
export const deskInvoicesByIds = async (ctx: MerchantContext, ids: string[]): Promise<InvoiceView[]> =>
  showInvoices(ctx, await invoicesByIds(ctx.database.db, ctx.actor.merId, ids));

/** How many invoices of the caller's store are in each tab of its list. */
export const countDeskInvoices = async (
  ctx: MerchantContext,
): Promise<Result<{ counts: Record<string, number> }, never>> => {
  const { since: _since, ...counts } = await countsByTab(ctx.database.db, ctx.actor.merId);
  return ok({ counts });
};

/** Invoices and red letters that the caller's store owes, and since when the first of them. */
export async function invoicesOwed(ctx: MerchantContext): Promise<{ count: number; since: Date | null }> {
  const { due, red, since } = await countsByTab(ctx.database.db, ctx.actor.merId);
  return { count: due + red, since: since ? new Date(since) : null };
}

/** An invoice of the caller's store, with links to its files. */
export async function readDeskInvoice(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<InvoiceView, 'invoice.not_found'>> {
  const row = await invoiceById(ctx.database.db, id);
  if (row?.merId !== ctx.actor.merId) return fail('invoice.not_found');
  return ok(await withFiles(ctx, await showInvoice(ctx, row)));
}
