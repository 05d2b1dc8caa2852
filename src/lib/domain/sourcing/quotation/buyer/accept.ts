import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  giveItems,
  itemsOf,
  stateAt,
  stepInquiry,
  notifyStores,
  type InquiryRow,
  type InquiryState,
} from '../../inquiry/index.ts';
import { OPEN, TAKEABLE } from '../quotation.flow.ts';
import { offersOf, quotationsOf, type QuotationRow } from '../quotation.repo.ts';
import { receivedQuotationForUpdate, stepQuotation } from '../step-quotation.ts';
import { layLines } from './lay-lines.ts';
import { dropLines } from './lines.repo.ts';

interface Accepted {
  cart_id: string[];
  inquiry_status: InquiryState;
}

/**
 * Accepts a quotation, all of it or some items, also after other items of it were ordered. Each item is given away once;
 * offers for items that are all given away are declined. Lines to buy now are created at the quoted prices; if that
 * fails (stock), the quotation is accepted all the same and `cart_id` is empty.
 */
export async function accept(
  ctx: UserContext,
  { id, item_ids: wanted }: { id: string; item_ids?: string[] | undefined },
): Promise<
  Result<
    Accepted,
    | FailureOf<typeof receivedQuotationForUpdate>
    | 'inquiry.sealed'
    | 'inquiry.wrong_state'
    | 'quotation.item'
    | 'quotation.item_taken'
    | 'quotation.over'
    | 'quotation.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await receivedQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const { inquiry, quotation } = held.value;
    const now = ctx.clock.now();
    if (!['quoting', 'ended', 'chosen'].includes(stateAt(inquiry, now))) return fail('inquiry.wrong_state');
    if (inquiry.isSealed && stateAt(inquiry, now) === 'quoting') return fail('inquiry.sealed');
    if (!TAKEABLE.includes(quotation.status)) return fail('quotation.wrong_state');
    if (quotation.validUntil <= now) return fail('quotation.over');

    const offered = (await offersOf(db, [id])).map((offer) => offer.itemId);
    const items = await itemsOf(db, [inquiry.inquiryId]);
    const ids = [...new Set(wanted ?? offered)];
    if (ids.some((itemId) => !offered.includes(itemId))) return fail('quotation.item');
    const isTaken = items.some((item) => ids.includes(item.itemId) && item.quotationId !== null);
    if (isTaken) return fail('quotation.item_taken');

    const accepted = await stepQuotation(ctx, quotation, 'accept');
    if (!accepted.ok) return accepted;
    await giveItems(db, ids, id);
    const chosen = await stepInquiry(ctx, inquiry, 'accept', {}, quotation.merId);
    if (!chosen.ok) return chosen;
    await notifyStores(ctx, inquiry, [quotation.merId], 'quotation.accepted');
    const left = items.filter((item) => item.quotationId === null && !ids.includes(item.itemId));
    await declineOthers(ctx, inquiry, new Set(left.map((item) => item.itemId)));
    const lines = await layLines(ctx, { quotation: accepted.value, inquiry });
    // What was laid aside before would else be ordered without what was accepted now.
    if (!lines.ok) await dropLines(db, ctx.actor.uid, id);
    return ok({ cart_id: lines.ok ? lines.value : [], inquiry_status: chosen.value.status });
  });
}

/** Declines open offers whose items have all been given to others. */
async function declineOthers(
  ctx: UserContext,
  inquiry: InquiryRow,
  left: ReadonlySet<string>,
): Promise<void> {
  const { db } = ctx.database;
  const rows = (await quotationsOf(db, inquiry.inquiryId)).filter((row) => OPEN.includes(row.status));
  const offers = await offersOf(
    db,
    rows.map((row) => row.quotationId),
  );
  const hasLost = (row: QuotationRow): boolean =>
    !offers.some((offer) => offer.quotationId === row.quotationId && left.has(offer.itemId));
  for (const row of rows.filter(hasLost)) {
    await stepQuotation(ctx, row, 'lose');
    await notifyStores(ctx, inquiry, [row.merId], 'quotation.refused');
  }
}
