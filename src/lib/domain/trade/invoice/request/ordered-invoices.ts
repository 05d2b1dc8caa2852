import type { HeaderForm } from '#lib/contracts/invoice.ts';
import type { HeaderSnapshot } from '#lib/db/schema/invoice.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { checkHeader } from '../header/check-header.ts';
import { storesByIds } from '../invoice.repo.ts';
import { requestInvoice } from './apply-invoice.ts';

/** What a buyer wants on the invoice of each store, by `mer_id`; a store that is left out makes none. */
export type WantedInvoices = Record<string, HeaderForm>;
export type InvoiceHeaders = ReadonlyMap<number, HeaderSnapshot>;

/** The headers that were chosen with an order. */
export function checkHeaders(
  wanted: WantedInvoices = {},
): Result<InvoiceHeaders, FailureOf<typeof checkHeader>> {
  const headers = new Map<number, HeaderSnapshot>();
  for (const [merId, form] of Object.entries(wanted)) {
    const header = checkHeader(form);
    if (!header.ok) return header;
    headers.set(Number(merId), header.value);
  }
  return ok(headers);
}

/** Keeps the invoices that were chosen with an order; part of placing it. */
export async function requestInvoices(
  ctx: UserContext,
  headers: InvoiceHeaders,
  orders: readonly { orderId: string; merId: number }[],
): Promise<Result<undefined, 'invoice.store_off'>> {
  if (headers.size === 0) return ok();
  const stores = await storesByIds(ctx.database.db, [...headers.keys()]);
  for (const { orderId, merId } of orders) {
    const header = headers.get(merId);
    if (!header) continue;
    const isOpen = stores.find((store) => store.merId === merId)?.openReceipt;
    if (!isOpen) return fail('invoice.store_off', undefined, String(merId));
    await requestInvoice(ctx, merId, orderId, header);
  }
  return ok();
}
