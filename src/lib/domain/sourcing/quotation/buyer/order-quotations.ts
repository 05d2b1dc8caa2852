import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { itemsOf, notifyStores, orderItems } from '../../inquiry/index.ts';
import { receivedQuotationForUpdate, stepQuotation, type LockedQuotation } from '../step-quotation.ts';
import { toOrder } from '../to-order.ts';
import { linesOfQuotation, type InvoiceWishes } from './lines.repo.ts';

/**
 * The accepted quotations whose goods are among chosen lines, locked in the order of their ids; all of their lines,
 * which are what was accepted and is not ordered yet, are ordered together and once only.
 */
export async function quotationsForUpdate(
  ctx: UserContext,
  cartIds: readonly string[],
  quotationIds: readonly string[],
): Promise<
  Result<
    LockedQuotation[],
    'inquiry.deleted' | 'quotation.not_found' | 'quotation.ordered' | 'quotation.together'
  >
> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const ids = [...new Set(quotationIds)].sort();
  const used: LockedQuotation[] = [];
  for (const id of ids) {
    const held = await receivedQuotationForUpdate(ctx, id);
    if (!held.ok) return held;
    const own = await linesOfQuotation(db, uid, id);
    // Lines that another request has just ordered are missing in the cart, and placing reports that. Where the last day
    // of a quotation is over, the line costs the normal price.
    if (!own.some((line) => line.quotedUntil !== null && line.quotedUntil >= ctx.clock.now())) continue;
    if (held.value.quotation.status !== 'accepted') return fail('quotation.ordered');
    if (own.some((line) => !cartIds.includes(line.cartId))) return fail('quotation.together');
    used.push(held.value);
  }
  return ok(used);
}

/** Uses up locked quotations for an order, and tells their stores. */
export async function spendQuotations(
  ctx: UserContext,
  held: readonly LockedQuotation[],
  groupOrderId: string,
): Promise<Result<undefined, 'quotation.wrong_state'>> {
  for (const { inquiry, quotation } of held) {
    const moved = await stepQuotation(ctx, quotation, 'order', { groupOrderId });
    if (!moved.ok) return moved;
    const { db } = ctx.database;
    const now = toOrder(await itemsOf(db, [inquiry.inquiryId]), quotation.quotationId);
    const ids = now.map((item) => item.itemId);
    await orderItems(db, ids, groupOrderId);
    await notifyStores(ctx, inquiry, [quotation.merId], 'quotation.ordered');
  }
  return ok();
}

/** Which invoice each store of these lines was asked for in the inquiry that they come from; the stricter one counts. */
export function wishedInvoices(asked: InvoiceWishes): Map<number, 'plain' | 'special'> {
  const wishes = new Map<number, 'plain' | 'special'>();
  for (const { merId, invoiceType } of asked)
    if (invoiceType !== 'none' && wishes.get(merId) !== 'special') wishes.set(merId, invoiceType);
  return wishes;
}
