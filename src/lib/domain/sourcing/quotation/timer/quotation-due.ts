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
import { orderStates, quotationsOf } from '../quotation.repo.ts';
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

/** Follows the orders of an inquiry, which the caller has locked. */
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
  if (waiting > 0) return;
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
