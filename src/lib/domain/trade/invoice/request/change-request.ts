import type { HeaderForm, InvoiceView } from '#lib/contracts/invoice.ts';
import { after } from '#lib/kernel/clock.ts';
import { REISSUE_WINDOW } from '#lib/kernel/limits.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { checkHeader } from '../header/check-header.ts';
import { freeOrders } from '../invoice.repo.ts';
import { showInvoice } from '../show-invoices.ts';
import { ownInvoiceForUpdate, stepInvoice } from '../step-invoice.ts';

type OfInvoice = HeaderForm & { id: string };

/** Changes header and other wishes of a requested invoice, until it is issued. */
export async function changeRequest(
  ctx: UserContext,
  form: OfInvoice,
): Promise<Result<InvoiceView, FailureOf<typeof checkHeader> | 'invoice.not_found' | 'invoice.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await ownInvoiceForUpdate(ctx, form.id);
    if (!row.ok) return row;
    const header = checkHeader(form);
    if (!header.ok) return header;
    const moved = await stepInvoice(ctx, row.value, 'change', { header: header.value });
    return moved.ok ? ok(await showInvoice(ctx, moved.value)) : moved;
  });
}

/** Withdraws the request until the invoice is issued; another may follow. */
export async function withdrawRequest(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'invoice.not_found' | 'invoice.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await ownInvoiceForUpdate(ctx, id);
    if (!row.ok) return row;
    const moved = await stepInvoice(ctx, row.value, 'withdraw');
    if (!moved.ok) return moved;
    await freeOrders(ctx.database.db, id);
    return ok();
  });
}

/**
 * Asks for an issued invoice again with another header, within a year of its issue. The store answers with a
 * red-letter invoice and a new one.
 */
export async function askReissue(
  ctx: UserContext,
  form: OfInvoice & { reason: string },
): Promise<
  Result<
    InvoiceView,
    FailureOf<typeof checkHeader> | 'invoice.not_found' | 'invoice.wrong_state' | 'invoice.year_over'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const found = await ownInvoiceForUpdate(ctx, form.id);
    if (!found.ok) return found;
    const row = found.value;
    const header = checkHeader(form);
    if (!header.ok) return header;
    if (row.status !== 'issued' || row.needsRedLetter || !row.issuedAt) return fail('invoice.wrong_state');
    if (after(row.issuedAt, REISSUE_WINDOW) < ctx.clock.now()) return fail('invoice.year_over');
    const moved = await stepInvoice(ctx, row, 'ask_reissue', { wanted: header.value, reason: form.reason });
    return moved.ok ? ok(await showInvoice(ctx, moved.value)) : moved;
  });
}
