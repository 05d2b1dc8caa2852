import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { isTaxNo, plainTaxNo } from '#lib/kernel/tax-no.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { dropFiles } from '../file.repo.ts';
import { invoiceAmount, isInvoiceable } from '../invoice-amount.ts';
import { mailInvoice } from '../mail/mail-invoice.ts';
import { familiesOf, isNumberTaken, lastSellerTaxNo, rootsOf, type InvoiceRow } from '../invoice.repo.ts';
import { showInvoice } from '../show-invoices.ts';
import { logInvoice, stepInvoice, storeInvoiceForUpdate } from '../step-invoice.ts';

interface IssueInput {
  id: string;
  receipt_no: string;
  red_no?: string | undefined;
  seller_tax_no?: string | undefined;
}

async function familyOf(ctx: MerchantContext, row: InvoiceRow) {
  const { db } = ctx.database;
  const roots = await rootsOf(db, [row.invoiceId]);
  return familiesOf(
    db,
    roots.map((root) => root.orderId),
  );
}

/**
 * Records that the store has issued the invoice under this number (and under its own tax number, which it gives once).
 * The amount is fixed from then on, and the buyer gets the invoice by e-mail as PDF. A reissue needs the number of the
 * red-letter invoice for the former one; it takes the header that was asked for and what stays paid after refunds.
 */
export async function issueInvoice(
  ctx: MerchantContext,
  input: IssueInput,
): Promise<
  Result<
    InvoiceView,
    | 'invoice.not_found'
    | 'invoice.nothing'
    | 'invoice.number'
    | 'invoice.number_taken'
    | 'invoice.tax_no'
    | 'invoice.unpaid'
    | 'invoice.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await storeInvoiceForUpdate(ctx, input.id);
    if (!found.ok) return found;
    const row = found.value;
    const isAnew = row.status === 'reissuing';
    if (row.status !== 'requested' && !isAnew) return fail('invoice.wrong_state');
    if (isAnew && !input.red_no) return fail('invoice.number', undefined, 'red_no');
    const given = plainTaxNo(input.seller_tax_no ?? '');
    if (given && !isTaxNo(given)) return fail('invoice.tax_no', undefined, 'seller_tax_no');
    const sellerTaxNo = given || (await lastSellerTaxNo(db, row.merId));
    const family = await familyOf(ctx, row);
    if (!isInvoiceable(family)) return fail('invoice.unpaid');
    const amount = invoiceAmount(family);
    if (amount <= 0) return fail('invoice.nothing');
    if (await isNumberTaken(db, row.merId, input.receipt_no))
      return fail('invoice.number_taken', undefined, 'receipt_no');
    if (isAnew) {
      const redNo = input.red_no!;
      if (redNo === input.receipt_no || (await isNumberTaken(db, row.merId, redNo)))
        return fail('invoice.number_taken', undefined, 'red_no');
      // Entries of one moment have no order, and the red letter comes before the new invoice.
      const before = new Date(ctx.clock.now().getTime() - 1);
      await logInvoice(ctx, { ...row, redNo }, 'red_letter', before);
    }
    const moved = await stepInvoice(ctx, row, 'issue', {
      header: { ...(row.wanted ?? row.header), ...(sellerTaxNo ? { sellerTaxNo } : {}) },
      wanted: null,
      reason: '',
      amount,
      invoiceNo: input.receipt_no,
      redNo: isAnew ? input.red_no! : row.redNo,
      needsRedLetter: false,
      // A reissue keeps the time of the first issue, from which the year for changes is counted.
      issuedAt: row.issuedAt ?? ctx.clock.now(),
    });
    if (!moved.ok) return moved;
    await dropFiles(db, row.invoiceId);
    await mailInvoice(ctx, moved.value);
    return ok(await showInvoice(ctx, moved.value));
  });
}

/** Leaves an issued invoice as it is; the reason is shown to the buyer. */
export async function refuseReissue(
  ctx: MerchantContext,
  { id, reason }: { id: string; reason: string },
): Promise<Result<InvoiceView, 'invoice.not_found' | 'invoice.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await storeInvoiceForUpdate(ctx, id);
    if (!row.ok) return row;
    const moved = await stepInvoice(ctx, row.value, 'refuse', { wanted: null, reason });
    return moved.ok ? ok(await showInvoice(ctx, moved.value)) : moved;
  });
}

/**
 * Records the red-letter invoice for what an issued invoice says above what stays paid: all of it, or the refunded
 * part, and then the invoice stays in force for the rest.
 */
export async function redLetter(
  ctx: MerchantContext,
  { id, red_no: redNo }: { id: string; red_no: string },
): Promise<Result<InvoiceView, 'invoice.not_found' | 'invoice.number_taken' | 'invoice.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const row = await storeInvoiceForUpdate(ctx, id);
    if (!row.ok) return row;
    if (!row.value.needsRedLetter) return fail('invoice.wrong_state');
    if (await isNumberTaken(ctx.database.db, row.value.merId, redNo))
      return fail('invoice.number_taken', undefined, 'red_no');
    const amount = invoiceAmount(await familyOf(ctx, row.value));
    const values = { redNo, needsRedLetter: false };
    const moved =
      amount > 0
        ? await stepInvoice(ctx, row.value, 'red_letter_part', { ...values, amount })
        : await stepInvoice(ctx, row.value, 'red_letter', values);
    return moved.ok ? ok(await showInvoice(ctx, moved.value)) : moved;
  });
}
