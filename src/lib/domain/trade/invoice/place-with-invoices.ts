import type { HeaderForm } from '#lib/contracts/invoice.ts';
import type { HeaderSnapshot } from '#lib/db/schema/invoice.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { placeOrder, type Placed, type PlaceInput } from '../order/index.ts';
import { checkHeader } from './header/check-header.ts';
import { invoiceOfOrder, storesByIds } from './invoice.repo.ts';
import { storeOrdersOf } from './placed-orders.repo.ts';
import { requestInvoice } from './request/apply-invoice.ts';

export interface PlaceInvoiced extends PlaceInput {
  /** What the buyer wants on the invoice of each store; a store that is left out makes none. */
  receipt_data?: Record<string, HeaderForm> | undefined;
}

/**
 * Places the order and keeps the invoices that were chosen with it, all or nothing. The same key again asks for
 * nothing twice. Fails: as `placeOrder` and `checkHeader`, invoice.store_off (naming the store).
 */
export async function placeWithInvoices(ctx: UserContext, input: PlaceInvoiced): Promise<Result<Placed>> {
  const { receipt_data: wanted = {}, ...order } = input;
  const headers = new Map<number, HeaderSnapshot>();
  for (const [merId, form] of Object.entries(wanted)) {
    const header = checkHeader(form);
    if (!header.ok) return header;
    headers.set(Number(merId), header.value);
  }
  if (headers.size === 0) return placeOrder(ctx, order);
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const placed = await placeOrder(ctx, order);
    if (!placed.ok) return placed;
    const stores = await storesByIds(db, [...headers.keys()]);
    for (const { orderId, merId } of await storeOrdersOf(db, placed.value.order_id)) {
      const header = headers.get(merId);
      if (!header || (await invoiceOfOrder(db, orderId))) continue;
      const isOpen = stores.find((store) => store.merId === merId)?.openReceipt;
      if (!isOpen) return fail('invoice.store_off', undefined, String(merId));
      await requestInvoice(ctx, merId, orderId, header);
    }
    return ok(placed.value);
  });
}
