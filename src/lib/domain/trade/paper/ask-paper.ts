import type { TableLink } from '#lib/contracts/paper.ts';
import { TABLE_AT_ONCE_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { hasMoreInvoices, readInvoice, type InvoicesAsk } from '../invoice/index.ts';
import { hasMoreEntries, type EntriesAsk } from '../ledger/index.ts';
import { boughtOrder, hasMoreOrders, seesPhones, type DeskListInput } from '../order/index.ts';
import { hasMoreSettled, type SettledAsk } from '../settlement/index.ts';
import type { SheetFormat } from '#lib/tables/write-sheet.ts';
import type { FileLink } from '../../content/media/index.ts';
import { linkToPaper } from './links.ts';
import { askTable } from './table-file.ts';

/** A link to an issued invoice of the caller. */
export async function askInvoice(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<FileLink, 'invoice.not_found' | 'invoice.not_issued'>> {
  const found = await readInvoice(ctx, { id });
  if (!found.ok) return found;
  if (!found.value.can_download) return fail('invoice.not_issued');
  return ok(await linkToPaper(ctx, 'invoice', id));
}

/** A link to an order of the caller as a paper. */
export async function askOrder(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<FileLink, 'order.not_found'>> {
  const order = await boughtOrder(ctx, id);
  return order.ok ? ok(await linkToPaper(ctx, 'order', id)) : order;
}

/** A link to a table of the caller's orders, of those in a state that have the words. */
export const askOrders = async (
  ctx: UserContext,
  {
    format,
    status,
    store_name: words = '',
  }: { format: string; status: string; store_name?: string | undefined },
): Promise<Result<FileLink, never>> => ok(await linkToPaper(ctx, 'orders', `${format}:${status}:${words}`));

/** Filters of a table of a store's orders, as its link stores them. */
export type DeskTableAsk = Omit<DeskListInput, keyof KeysetAsk> & {
  /** The caller's roles get masked phones. */
  isCovered: boolean;
};

type Format = { format: SheetFormat };

/** A table of all orders that a list of the caller's store shows. */
export const askDeskOrders = async (
  ctx: MerchantContext,
  { format, ...listed }: Omit<DeskTableAsk, 'isCovered'> & Format,
): Promise<Result<TableLink, 'paper.tables_waiting'>> => {
  const asked: DeskTableAsk = { ...listed, isCovered: !seesPhones(ctx) };
  return askTable(ctx, {
    isLong: await hasMoreOrders(ctx, listed, TABLE_AT_ONCE_MAX),
    kind: 'orders',
    target: `desk:${ctx.actor.merId}:${JSON.stringify(asked)}`,
    format,
  });
};

/** A table of all invoices that a list of the caller's store shows. */
export const askInvoices = async (
  ctx: MerchantContext,
  { format, ...asked }: InvoicesAsk & Format,
): Promise<Result<TableLink, 'paper.tables_waiting'>> =>
  askTable(ctx, {
    isLong: await hasMoreInvoices(ctx, asked, TABLE_AT_ONCE_MAX),
    kind: 'invoices',
    target: `${ctx.actor.merId}:${JSON.stringify(asked)}`,
    format,
  });

/** A table of all settled orders that a list of the caller's store shows. */
export const askSettled = async (
  ctx: MerchantContext,
  { format, ...asked }: SettledAsk & Format,
): Promise<Result<TableLink, 'paper.tables_waiting'>> =>
  askTable(ctx, {
    isLong: await hasMoreSettled(ctx, asked, TABLE_AT_ONCE_MAX),
    kind: 'settled',
    target: `${ctx.actor.merId}:${JSON.stringify(asked)}`,
    format,
  });

/** A table of entries of the ledger. */
export const askLedger = async (
  ctx: UserContext,
  { format, ...asked }: EntriesAsk & Format,
): Promise<Result<TableLink, 'paper.tables_waiting'>> =>
  askTable(ctx, {
    isLong: await hasMoreEntries(ctx, asked, TABLE_AT_ONCE_MAX),
    kind: 'ledger',
    target: JSON.stringify(asked),
    format,
  });
