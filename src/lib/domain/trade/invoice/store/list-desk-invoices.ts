import type { InvoiceDeskTab, InvoiceView } from '#lib/contracts/invoice.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { invoiceById } from '../invoice.repo.ts';
import { showInvoice, showInvoices } from '../show-invoices.ts';
import { countsByTab, deskInvoices, invoicesByIds } from './desk.repo.ts';
import { withFiles } from './invoice-file.ts';
import { withItems } from './invoice-items.ts';

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

async function readPage(
  ctx: Pick<Context, 'database'>,
  merId: number,
  { tab, keyword, from, to, ...ask }: DeskListInput,
) {
  const filter = {
    tab,
    keyword,
    since: from ? shanghaiTime(from, 0) : undefined,
    until: to ? shanghaiTime(to, 24) : undefined,
  };
  const read = await deskInvoices(ctx.database.db, merId, filter, ask);
  return keysetPage(read, ask, (row) => `${row.createdAt.getTime()}~${row.invoiceId}`);
}

/** A page of the invoices that the caller's store owes or has issued, once their orders are paid. */
export async function listDeskInvoices(
  ctx: MerchantContext,
  input: DeskListInput,
): Promise<Result<DeskPage, never>> {
  const { rows, ...places } = await readPage(ctx, ctx.actor.merId, input);
  return ok({ list: await showInvoices(ctx, rows), ...places });
}

/** What a table of a store's invoices is asked for. */
export type InvoicesAsk = Omit<DeskListInput, keyof KeysetAsk>;

/** Whether the list shows more invoices than this. */
export const hasMoreInvoices = async (
  ctx: MerchantContext,
  asked: InvoicesAsk,
  most: number,
): Promise<boolean> => (await readPage(ctx, ctx.actor.merId, { ...asked, limit: most })).next !== null;

/** Invoices read at once for a table. */
const TABLE_PAGE = 200;

/** All invoices that a list of a store shows, in its order and page by page. */
export async function* deskInvoicePages(
  ctx: Context,
  merId: number,
  asked: InvoicesAsk,
): AsyncGenerator<InvoiceView[]> {
  let ask: DeskListInput | undefined = { ...asked, limit: TABLE_PAGE };
  while (ask) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(ctx, merId, ask);
    yield await showInvoices(ctx, page.rows);
    ask = page.next === null ? undefined : { ...ask, after: page.next };
  }
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

/** An invoice of the caller's store, with what it is about and links to its files. */
export async function readDeskInvoice(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<InvoiceView, 'invoice.not_found'>> {
  const row = await invoiceById(ctx.database.db, id);
  if (row?.merId !== ctx.actor.merId) return fail('invoice.not_found');
  return ok(await withFiles(ctx, await withItems(ctx, await showInvoice(ctx, row))));
}
