import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { readInvoice } from '../invoice/index.ts';
import type { EntriesAsk } from '../ledger/index.ts';
import { boughtOrder, type DeskListInput } from '../order/index.ts';
import type { FileLink } from '../../content/media/index.ts';
import { linkToPaper } from './links.ts';

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

/** What a table of a store's orders is asked for, as its link keeps it. */
export type DeskTableAsk = Omit<DeskListInput, keyof KeysetAsk>;

/** A link to a table of all orders that a list of the caller's store shows. */
export const askDeskOrders = async (
  ctx: MerchantContext,
  { format, ...asked }: DeskTableAsk & { format: string },
): Promise<Result<FileLink, never>> =>
  ok(await linkToPaper(ctx, 'orders', `${format}:desk:${ctx.actor.merId}:${JSON.stringify(asked)}`));

/** A link to a table of entries of the ledger. */
export const askLedger = async (
  ctx: UserContext,
  { format, ...asked }: EntriesAsk & { format: string },
): Promise<Result<FileLink, never>> =>
  ok(await linkToPaper(ctx, 'ledger', `${format}:${JSON.stringify(asked)}`));
