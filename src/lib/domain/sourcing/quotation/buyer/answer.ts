import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownInquiryForUpdate, stateAt, stepInquiry, notifyStores } from '../../inquiry/index.ts';
import { OPEN } from '../quotation.flow.ts';
import { quotationsOf } from '../quotation.repo.ts';
import { receivedQuotationForUpdate, stepQuotation } from '../step-quotation.ts';
import { layLines } from './lay-lines.ts';

/** Asks the store for other prices. */
export async function negotiate(
  ctx: UserContext,
  { id, note }: { id: string; note: string },
): Promise<
  Result<
    undefined,
    | FailureOf<typeof receivedQuotationForUpdate>
    | 'inquiry.sealed'
    | 'quotation.over'
    | 'quotation.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await receivedQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const { inquiry, quotation } = held.value;
    const now = ctx.clock.now();
    const state = stateAt(inquiry, now);
    if (inquiry.isSealed && state === 'quoting') return fail('inquiry.sealed');
    if (!['quoting', 'ended', 'chosen'].includes(state)) return fail('quotation.wrong_state');
    if (quotation.validUntil <= now) return fail('quotation.over');
    const moved = await stepQuotation(ctx, quotation, 'negotiate', { ask: note });
    if (!moved.ok) return moved;
    await notifyStores(ctx, inquiry, [quotation.merId], 'quotation.negotiate', { ask: note });
    return ok();
  });
}

/** Declines an offer. */
export async function reject(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<Result<undefined, 'inquiry.deleted' | 'quotation.not_found' | 'quotation.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const held = await receivedQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const { inquiry, quotation } = held.value;
    const moved = await stepQuotation(ctx, quotation, 'reject', { ask: reason });
    if (!moved.ok) return moved;
    await notifyStores(ctx, inquiry, [quotation.merId], 'quotation.refused');
    return ok();
  });
}

/** Creates lines to buy now again for an accepted quotation, in quantities a tenth around those quoted. */
export async function orderQuotation(
  ctx: UserContext,
  { id, items }: { id: string; items?: { item_id: string; num: number }[] | undefined },
): Promise<
  Result<
    { cart_id: string[] },
    | FailureOf<typeof layLines>
    | FailureOf<typeof receivedQuotationForUpdate>
    | 'quotation.over'
    | 'quotation.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const held = await receivedQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const { inquiry, quotation } = held.value;
    if (quotation.status !== 'accepted') return fail('quotation.wrong_state');
    if (quotation.validUntil <= ctx.clock.now()) return fail('quotation.over');
    const lines = await layLines(ctx, { quotation, inquiry }, items);
    return lines.ok ? ok({ cart_id: lines.value }) : lines;
  });
}

/** Closes an inquiry before anything was chosen; its offers are declined. */
export async function closeInquiry(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<Result<undefined, 'inquiry.deleted' | 'inquiry.not_found' | 'inquiry.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const found = await ownInquiryForUpdate(ctx, id);
    if (!found.ok) return found;
    const moved = await stepInquiry(ctx, found.value, 'close', { reason });
    if (!moved.ok) return moved;
    for (const row of await quotationsOf(ctx.database.db, id)) {
      if (!OPEN.includes(row.status)) continue;
      await stepQuotation(ctx, row, 'lose');
      await notifyStores(ctx, found.value, [row.merId], 'quotation.refused');
    }
    return ok();
  });
}
