import { ok } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import {
  giveItems,
  itemsOf,
  lockInquiry,
  orderItems,
  stepInquiry,
  notifyBuyer,
  notifyStores,
  type InquiryRow,
  type ItemRow,
} from '../../inquiry/index.ts';
import { OPEN, TAKEABLE } from '../quotation.flow.ts';
import { offersOf, orderStates, quotationsOf, type QuotationRow } from '../quotation.repo.ts';
import { quotationAndInquiryForUpdate, stepQuotation } from '../step-quotation.ts';
import { toOrder } from '../to-order.ts';
import { overdueQuotations, unsettledInquiries } from './due.repo.ts';

/**
 * The prices of a quotation no longer hold. One that was accepted frees those of its items that are not ordered; the
 * inquiry can choose again.
 */
export async function quotationDue(
  ctx: SystemContext,
  { quotationId }: { quotationId: string },
): Promise<void> {
  await allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await quotationAndInquiryForUpdate(ctx, quotationId);
    if (!held || held.quotation.validUntil > ctx.clock.now()) return ok();
    const { inquiry, quotation } = held;
    const items = await itemsOf(db, [inquiry.inquiryId]);
    const freed = toOrder(items, quotationId).map((item) => item.itemId);
    const isOrdered = items.some((item) => item.quotationId === quotationId && item.groupOrderId !== null);
    const over = quotation.status === 'accepted' && isOrdered ? 'rest_over' : 'validity_over';
    const moved = await stepQuotation(ctx, quotation, over);
    if (!moved.ok || quotation.status !== 'accepted') return ok();
    if (freed.length > 0) await giveItems(db, freed, null);
    await notifyBuyer(ctx, inquiry, 'inquiry.lapsed');
    await settle(ctx, inquiry);
    return ok();
  });
}

interface Holding {
  rows: readonly QuotationRow[];
  items: readonly ItemRow[];
}

/** Whether an offer that still holds quotes something that is given to nobody yet, so that its buyer may take it. */
async function hasMoreToTake(ctx: SystemContext, { rows, items }: Holding): Promise<boolean> {
  const now = ctx.clock.now();
  const open = rows.filter((row) => TAKEABLE.includes(row.status) && row.validUntil > now);
  const free = items.filter((item) => item.quotationId === null);
  if (open.length === 0 || free.length === 0) return false;
  const offers = await offersOf(
    ctx.database.db,
    open.map((row) => row.quotationId),
  );
  return offers.some((offer) => free.some((item) => item.itemId === offer.itemId));
}

/**
 * Follows the orders of an inquiry, which the caller has locked. It is done when they are paid and nothing is left that
 * a store still offers: who splits an award over stores, or takes one item first, may pay that before the rest is chosen.
 */
async function settle(ctx: SystemContext, inquiry: InquiryRow): Promise<void> {
  const { db } = ctx.database;
  if (inquiry.status !== 'chosen') return;
  const rows = await quotationsOf(db, inquiry.inquiryId);
  const items = await itemsOf(db, [inquiry.inquiryId]);
  const states = await orderStates(db, [...new Set(items.flatMap((item) => item.groupOrderId ?? []))]);
  const stateOf = (item: ItemRow): string => states.get(item.groupOrderId ?? '') ?? 'cancelled';
  let isWaiting = rows.some((row) => row.status === 'accepted');
  let isPaid = false;
  for (const row of rows.filter(({ status }) => status === 'accepted' || status === 'ordered')) {
    const own = items.filter((item) => item.quotationId === row.quotationId && item.groupOrderId !== null);
    const lost = own.filter((item) => stateOf(item) === 'cancelled');
    if (lost.length > 0) {
      const ids = lost.map((item) => item.itemId);
      await orderItems(db, ids, null);
      const groupOrderId = own.find((item) => !lost.includes(item))?.groupOrderId ?? null;
      if (row.status === 'ordered') await stepQuotation(ctx, row, 'order_cancelled', { groupOrderId });
    }
    isPaid ||= own.some((item) => stateOf(item) === 'paid');
    isWaiting ||= own.some((item) => stateOf(item) !== 'paid');
  }
  if (isWaiting || (isPaid && (await hasMoreToTake(ctx, { rows, items })))) return;
  const moved = await stepInquiry(ctx, inquiry, isPaid ? 'order_paid' : 'validity_over');
  if (!moved.ok || !isPaid) return;
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
