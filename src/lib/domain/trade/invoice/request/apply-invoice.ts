import type { HeaderForm, InvoiceView } from '#lib/contracts/invoice.ts';
import type { HeaderSnapshot } from '#lib/db/schema/invoice.ts';
import { newId, newSn } from '#lib/kernel/ids.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { boughtOrder, lockOrder, type OrderRow } from '../../order/index.ts';
import { checkHeader } from '../header/check-header.ts';
import { invoiceAmount, isInvoiceable } from '../invoice-amount.ts';
import {
  addInvoice,
  addInvoiceOrders,
  familiesOf,
  invoiceById,
  invoiceOfOrder,
  storesByIds,
  type InvoiceRow,
} from '../invoice.repo.ts';
import { showInvoice } from '../show-invoices.ts';
import { logInvoice } from '../step-invoice.ts';

const SN_PREFIX = 'FP';

const rootOf = (order: OrderRow): string => order.parentOrderId ?? order.orderId;

/** Whether the store of an order makes out invoices. */
async function makesInvoices(ctx: UserContext, merId: number): Promise<boolean> {
  const [store] = await storesByIds(ctx.database.db, [merId]);
  return store?.openReceipt ?? false;
}

/** Records the request for an invoice of a whole order; part of the caller's transaction. */
export async function requestInvoice(
  ctx: UserContext,
  merId: number,
  rootId: string,
  header: HeaderSnapshot,
): Promise<InvoiceRow> {
  const { db } = ctx.database;
  const createdAt = ctx.clock.now();
  const invoiceId = newId(createdAt);
  await addInvoice(db, {
    invoiceId,
    invoiceSn: newSn(SN_PREFIX, createdAt),
    uid: ctx.actor.uid,
    merId,
    status: 'requested',
    header,
    createdAt,
    changedAt: createdAt,
  });
  await addInvoiceOrders(db, invoiceId, [rootId]);
  const row = (await invoiceById(db, invoiceId))!;
  await logInvoice(ctx, row, 'apply');
  return row;
}

/** Asks for the invoice of a paid order; parcels that were split off it are part of it. */
export async function applyInvoice(
  ctx: UserContext,
  form: HeaderForm & { id: string },
): Promise<
  Result<
    InvoiceView,
    | FailureOf<typeof checkHeader>
    | 'invoice.exists'
    | 'invoice.nothing'
    | 'invoice.order_state'
    | 'invoice.store_off'
    | 'order.not_found'
  >
> {
  const header = checkHeader(form);
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const order = await boughtOrder(ctx, form.id);
    if (!order.ok) return order;
    if (!header.ok) return header;
    const rootId = rootOf(order.value);
    // The lock makes a second request for the same order wait and find the invoice.
    await lockOrder(db, rootId);
    if (await invoiceOfOrder(db, rootId)) return fail('invoice.exists');
    if (!(await makesInvoices(ctx, order.value.merId))) return fail('invoice.store_off');
    const family = await familiesOf(db, [rootId]);
    if (!isInvoiceable(family)) return fail('invoice.order_state');
    if (invoiceAmount(family) <= 0) return fail('invoice.nothing');
    const row = await requestInvoice(ctx, order.value.merId, rootId, header.value);
    return ok(await showInvoice(ctx, row));
  });
}

/** The invoice of the caller's order, or whether one may be asked for. */
export async function readInvoiceOfOrder(ctx: UserContext, { id }: { id: string }) {
  const { db } = ctx.database;
  const order = await boughtOrder(ctx, id);
  if (!order.ok) return order;
  const rootId = rootOf(order.value);
  const family = await familiesOf(db, [rootId]);
  const amount = invoiceAmount(family);
  const invoiceId = await invoiceOfOrder(db, rootId);
  const row = invoiceId ? await invoiceById(db, invoiceId) : undefined;
  const canApply =
    !row && amount > 0 && isInvoiceable(family) && (await makesInvoices(ctx, order.value.merId));
  return ok({
    invoice: row ? await showInvoice(ctx, row) : null,
    can_apply: canApply,
    amount: yuan(Math.max(amount, 0)),
  });
}
