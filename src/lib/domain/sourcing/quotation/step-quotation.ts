import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import { lockInquiry, logInquiry, type InquiryRow } from '../inquiry/index.ts';
import { quotationFlow, type QuotationEvent } from './quotation.flow.ts';
import { changeQuotation, quotationById, type QuotationRow } from './quotation.repo.ts';

export interface LockedQuotation {
  inquiry: InquiryRow;
  quotation: QuotationRow;
}
type Holding = Result<LockedQuotation, 'quotation.not_found' | 'inquiry.deleted'>;

/** Locks the inquiry and then reads the quotation: every change of either takes the locks in this order. */
export async function quotationAndInquiryForUpdate(
  ctx: Context,
  id: string,
): Promise<LockedQuotation | undefined> {
  const { db } = ctx.database;
  const known = await quotationById(db, id);
  const inquiry = known && (await lockInquiry(db, known.inquiryId));
  const quotation = inquiry && (await quotationById(db, id));
  return inquiry && quotation ? { inquiry, quotation } : undefined;
}

/** A quotation that the caller has got. */
export async function receivedQuotationForUpdate(ctx: UserContext, id: string): Promise<Holding> {
  const held = await quotationAndInquiryForUpdate(ctx, id);
  if (held?.inquiry.uid !== ctx.actor.uid) return fail('quotation.not_found');
  return held.inquiry.hiddenAt ? fail('inquiry.deleted') : ok(held);
}

/** A quotation of the caller's store. */
export async function ownQuotationForUpdate(
  ctx: MerchantContext,
  id: string,
): Promise<Result<LockedQuotation, 'quotation.not_found'>> {
  const held = await quotationAndInquiryForUpdate(ctx, id);
  return held?.quotation.merId === ctx.actor.merId ? ok(held) : fail('quotation.not_found');
}

/** Makes one step of the flow and writes it to the log of the inquiry. */
export async function stepQuotation(
  ctx: Context,
  row: QuotationRow,
  event: QuotationEvent,
  values: Partial<QuotationRow> = {},
): Promise<Result<QuotationRow, 'quotation.wrong_state'>> {
  const to = quotationFlow.next(row.status, event);
  if (!to) return fail('quotation.wrong_state');
  const change = { ...values, status: to, changedAt: ctx.clock.now() };
  await changeQuotation(ctx.database.db, row.quotationId, change);
  await logInquiry(ctx, { inquiryId: row.inquiryId, status: to }, `quotation_${event}`, row.merId);
  return ok({ ...row, ...change });
}
