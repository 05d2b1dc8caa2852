import { ok } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import {
  giveItems,
  itemsOf,
  lockInquiry,
  stepInquiry,
  notifyBuyer,
  notifyStores,
  type InquiryRow,
} from '../../inquiry/index.ts';
import { OPEN } from '../quotation.flow.ts';
import { offersOf, orderStates, quotationsOf, type QuotationRow } from '../quotation.repo.ts';
import { quotationAndInquiryForUpdate, stepQuotation } from '../step-quotation.ts';
import { overdueQuotations, unsettledInquiries } from './due.repo.ts';

/** The prices of a quotation no longer hold. One that was accepted frees its items; the inquiry can choose again. */
export async function quotationDue(
  ctx: SystemContext,
  { quotationId }: { quotationId: string },
): Promise<void> {
  await allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await quotationAndInquiryForUpdate(ctx, quotationId);
    if (!held || held.quotation.validUntil > ctx.clock.now()) return ok();
    const { inquiry, quotation } = held;
    const moved = await stepQuotation(ctx, quotation, 'validity_over');
    if (!moved.ok || quotation.status !== 'accepted') return ok();
    const items = await itemsOf(db, [inquiry.inquiryId]);
    const freed = items.filter((item) => item.quotationId === quotationId).map((item) => item.itemId);
    if (freed.length > 0) await giveItems(db, freed, null);
    await notifyBuyer(ctx, inquiry, 'inquiry.lapsed');
    await settle(ctx, inquiry);
    return ok();
  });
}

/** Whether an offer that still holds quotes something that is given to nobody yet, so that its buyer may take it. */
async function hasMoreToTake(
  ctx: SystemContext,
  inquiry: InquiryRow,
  rows: readonly QuotationRow[],
): Promise<boolean> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const open = rows.filter((row) => OPEN.includes(row.status) && row.validUntil > now);
  if (open.length === 0) return false;
  const free = (await itemsOf(db, [inquiry.inquiryId])).filter((item) => item.quotationId === null);
  const offers = await offersOf(
    db,
    open.map((row) => row.quotationId),
  );
  return offers.some((offer) => free.some((item) => item.itemId === offer.itemId));
}

/**
 * Follows the orders of an inquiry, which the caller has locked. It is done when they are paid and nothing is left that
 * another store still offers: who splits an award over stores may pay the first before the second is chosen.
 */
async function settle(ctx: SystemContext, inquiry: InquiryRow): Promise<void> {
  const { db } = ctx.database;
  if (inquiry.status !== 'chosen') return;
  const rows = await quotationsOf(db, inquiry.inquiryId);
  const ordered = rows.filter((row) => row.status === 'ordered');
  const states = await orderStates(
    db,
    ordered.flatMap((row) => row.groupOrderId ?? []),
  );
  const stateOf = (id: string | null): string => states.get(id ?? '') ?? 'cancelled';
  let waiting = rows.filter((row) => row.status === 'accepted').length;
  let paid = 0;
  for (const row of ordered) {
    const state = stateOf(row.groupOrderId);
    if (state === 'cancelled') await stepQuotation(ctx, row, 'order_cancelled', { groupOrderId: null });
    if (state === 'paid') paid += 1;
    else waiting += 1;
  }
  if (waiting > 0 || (paid > 0 && (await hasMoreToTake(ctx, inquiry, rows)))) return;
  const moved = await stepInquiry(ctx, inquiry, paid > 0 ? 'order_paid' : 'validity_over');
  if (!moved.ok || paid === 0) return;
  for (const row of rows.filter((one) => OPEN.includes(one.status))) {
    await stepQuotation(ctx, row, 'lose');
    await notifyStores(ctx, inquiry, [row.merId], 'quotation.refused');
  }
}

/** Ends quotations that are over, and updates those whose orders were paid or cancelled. */
export async function sweepQuotations(ctx: SystemContext): Promise<void> {
  const { db } = ctx.database;
  for (const inquiryId of await unsettledInquiries(db))
    await allOrNothing(ctx.database, async () => {
      const inquiry = await lockInquiry(db, inquiryId);
      if (inquiry) await settle(ctx, inquiry);
      return ok();
    });
  for (const quotationId of await overdueQuotations(db, ctx.clock.now()))
    await quotationDue(ctx, { quotationId });
}
