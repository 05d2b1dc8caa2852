import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { invoiceFlow, type InvoiceEvent } from './invoice.flow.ts';
import { addInvoiceLog, changeInvoice, invoiceById, lockInvoices, type InvoiceRow } from './invoice.repo.ts';

type Found = Result<InvoiceRow, 'invoice.not_found'>;

const ifOwn = (row: InvoiceRow | undefined, isOwn: boolean): Found =>
  row && isOwn ? ok(row) : fail('invoice.not_found');

/** An invoice that the caller asked for. */
export async function ownInvoice(ctx: UserContext, id: string): Promise<Found> {
  const row = await invoiceById(ctx.database.db, id);
  return ifOwn(row, row?.uid === ctx.actor.uid);
}

/** The same, locked until the transaction ends. */
export async function ownInvoiceForUpdate(ctx: UserContext, id: string): Promise<Found> {
  const [row] = await lockInvoices(ctx.database.db, [id]);
  return ifOwn(row, row?.uid === ctx.actor.uid);
}

/** An invoice of the caller's store, locked until the transaction ends. */
export async function storeInvoiceForUpdate(ctx: MerchantContext, id: string): Promise<Found> {
  const [row] = await lockInvoices(ctx.database.db, [id]);
  return ifOwn(row, row?.merId === ctx.actor.merId);
}

/** Makes one step of the flow and writes it to the log, inside the caller's transaction. */
export async function stepInvoice(
  ctx: Context,
  row: InvoiceRow,
  event: InvoiceEvent,
  values: Partial<InvoiceRow> = {},
): Promise<Result<InvoiceRow, 'invoice.wrong_state'>> {
  const to = invoiceFlow.next(row.status, event);
  if (!to) return fail('invoice.wrong_state');
  const next: InvoiceRow = { ...row, ...values, status: to, changedAt: ctx.clock.now() };
  await changeInvoice(ctx.database.db, row.invoiceId, next);
  await logInvoice(ctx, next, event);
  return ok(next);
}

export async function logInvoice(
  ctx: Context,
  row: InvoiceRow,
  event: string,
  createdAt = ctx.clock.now(),
): Promise<void> {
  await addInvoiceLog(ctx.database.db, {
    invoiceLogId: newId(createdAt),
    invoiceId: row.invoiceId,
    event,
    to: row.status,
    actor: ctx.actor.kind === 'user' ? `user:${ctx.actor.uid}` : ctx.actor.kind,
    invoiceNo: event.startsWith('red_letter') ? row.redNo : row.invoiceNo,
    createdAt,
  });
}
