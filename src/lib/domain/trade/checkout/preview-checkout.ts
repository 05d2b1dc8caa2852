import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { after } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { timer } from '#lib/kernel/timers.ts';
import { ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { wishedInvoices } from '../../sourcing/quotation/index.ts';
import { assembleCheckout } from './assemble-checkout.ts';
import { addKey, readFacts } from './checkout.repo.ts';
import { checkoutView } from './checkout-view.ts';
import type { Choice } from './choice.ts';
import { mayBuyFor } from './company-buyer.ts';
import { shownIn } from './fingerprint.ts';

/**
 * What chosen lines cost with everything that was chosen, and a key that orders exactly this for ten minutes. A
 * missing address and lines that are not served there are states of the answer, not failures.
 */
export async function previewCheckout(
  ctx: UserContext,
  choice: Choice,
): Promise<Result<CheckoutPreview, FailureOf<typeof assembleCheckout> | 'team.not_member'>> {
  const may = await mayBuyFor(ctx, choice.company_id);
  if (!may.ok) return may;
  const { uid } = ctx.actor;
  const { cart_id: cartIds, address_id: addressId } = choice;
  const now = ctx.clock.now();
  const facts = await readFacts(ctx.database.db, { uid, cartIds, addressId, now });
  const checkout = await assembleCheckout(ctx, choice, facts);
  if (!checkout.ok) return checkout;
  const key = newId(now);
  const expiresAt = after(now, timer('checkout_key'));
  await addKey(ctx.database.db, {
    key,
    uid,
    preview: shownIn(checkout.value.priced),
    createdAt: now,
    expiresAt,
  });
  const wishes = wishedInvoices(facts.wishes);
  return ok(checkoutView(ctx.locale, checkout.value, choice, { key, expiresAt, now, wishes }));
}
