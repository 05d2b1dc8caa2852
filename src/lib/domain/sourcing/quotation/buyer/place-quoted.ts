import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { placeWithInvoices, type PlaceInvoiced } from '../../../trade/invoice/index.ts';
import type { Placed } from '../../../trade/order/index.ts';
import { tellStores } from '../../inquiry/index.ts';
import { holdReceived, stepQuotation, type Held } from '../step-quotation.ts';
import { linesOfQuotation, quotedLines } from './lines.repo.ts';

/**
 * Places the order; quotations whose goods are in it are used up, all of their lines together and once only.
 * Fails: as `placeWithInvoices`, quotation.together, quotation.ordered.
 */
export async function placeQuoted(ctx: UserContext, input: PlaceInvoiced): Promise<Result<Placed>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const lines = await quotedLines(db, uid, input.cart_id);
  const ids = [...new Set(lines.flatMap((line) => line.quotationId ?? []))].sort();
  if (ids.length === 0) return placeWithInvoices(ctx, input);
  return allOrNothing(ctx.database, async () => {
    const used: Held[] = [];
    for (const id of ids) {
      const held = await holdReceived(ctx, id);
      if (!held.ok) return held;
      const own = await linesOfQuotation(db, uid, id);
      // What another request has just ordered is gone; placing answers the same order, or that it is gone.
      // A price whose day is over is no quoted price any more, and the line costs what it costs everybody.
      if (!own.some((line) => line.quotedUntil !== null && line.quotedUntil >= ctx.clock.now())) continue;
      if (held.value.quotation.status !== 'accepted') return fail('quotation.ordered');
      if (own.some((line) => !input.cart_id.includes(line.cartId))) return fail('quotation.together');
      used.push(held.value);
    }
    const placed = await placeWithInvoices(ctx, input);
    if (!placed.ok) return placed;
    for (const { inquiry, quotation } of used) {
      const moved = await stepQuotation(ctx, quotation, 'order', { groupOrderId: placed.value.order_id });
      if (!moved.ok) return moved;
      await tellStores(ctx, inquiry, [quotation.merId], 'quotation.ordered');
    }
    return ok(placed.value);
  });
}
