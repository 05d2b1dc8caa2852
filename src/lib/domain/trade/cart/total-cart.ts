import type { CartTotal } from '#lib/contracts/cart.ts';
import { yuan, type Fen } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { priceCheckout, type PricedStore } from '../pricing/index.ts';
import { chosenRows, type PurchaseRow } from './purchase-lines.repo.ts';
import { checkoutLineOf, hasPrice, stillForSale } from './purchase-lines.ts';
import { storeTermsOf } from './store-terms.ts';
import type { Say } from './view-cart.ts';

/** What the chosen lines cost together, without freight; and the first reason why they cannot be bought. */
export async function totalCart(ctx: UserContext, cartIds: string[], say: Say): Promise<Result<CartTotal>> {
  const rows = await chosenRows(ctx.database.db, ctx.actor.uid, cartIds);
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  const none = { count: rows.length, quantity, total: '0.00', stores: [], problem: '' };
  if (rows.length === 0) return ok(none);
  const gone = firstGone(rows, ctx.clock.now());
  if (gone) return ok({ ...none, problem: say(gone) });
  const priced = priceCheckout({
    lines: rows.map((row) => checkoutLineOf(row, ctx.locale, ctx.clock.now())),
    stores: storeTermsOf(rows, []),
    templates: [],
    coupons: [],
  });
  if (!priced.ok) return ok({ ...none, problem: say(priced.failure) });
  return ok({
    ...none,
    total: yuan(priced.value.payable),
    stores: priced.value.stores.map((store) => ({
      mer_id: store.merId,
      total: yuan(store.payable),
      free_freight_gap: yuan(freeFreightGap(rows, store)),
    })),
  });
}

/** What is missing to free shipping. There is no address yet, so freight itself is unknown. */
function freeFreightGap(rows: readonly PurchaseRow[], { merId, payable }: PricedStore): Fen {
  const own = rows.filter((row) => row.merchant.merId === merId);
  const from = own[0]?.merchant.freeFreightFrom ?? null;
  const isSent = own.some(({ product }) => product.freightTemplateId !== null && !product.deliveryFree);
  return from === null || !isSent ? 0 : Math.max(from - payable, 0);
}

function firstGone(rows: readonly PurchaseRow[], now: Date) {
  for (const row of rows) {
    const verdict = stillForSale(row);
    if (!verdict.ok) return verdict.failure;
    const priced = hasPrice(row, now);
    if (!priced.ok) return priced.failure;
  }
  return undefined;
}
