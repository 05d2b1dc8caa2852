import type { CartTotal } from '#lib/contracts/cart.ts';
import { leadFor, unitsByProduct } from '#lib/kernel/lead-time.ts';
import { sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import {
  checkoutLineOf,
  chosenRows,
  hasPrice,
  stillForSale,
  storeTermsOf,
  type PurchaseRow,
  type Say,
} from '../cart/index.ts';
import { withContracts } from '../price-list/index.ts';
import { priceCheckout, type PricedStore } from '../pricing/index.ts';
import { creditLines } from '../sample/index.ts';

/**
 * What the chosen lines cost together, without freight and coupons, less what was paid for samples of them before; and
 * the first reason why they cannot be bought.
 */
export async function totalCart(
  ctx: UserContext,
  cartIds: string[],
  say: Say,
): Promise<Result<CartTotal, never>> {
  const rows = await withContracts(ctx, await chosenRows(ctx.database.db, ctx.actor.uid, cartIds));
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  const none = {
    count: rows.length,
    quantity,
    total: '0.00',
    sample_credit: '0.00',
    credits: [],
    stores: [],
    lines: [],
    problem: '',
  };
  if (rows.length === 0) return ok(none);
  const gone = firstGone(rows, ctx.clock.now());
  if (gone) return ok({ ...none, problem: say(gone) });
  const lines = rows.map((row) => checkoutLineOf(row, ctx.locale, ctx.clock.now()));
  const priced = priceCheckout({
    lines: await creditLines(ctx, lines),
    stores: storeTermsOf(rows, []),
    templates: [],
    coupons: [],
  });
  if (!priced.ok) return ok({ ...none, problem: say(priced.failure) });
  const credits = priced.value.stores.flatMap((store) =>
    store.lines.flatMap(({ lineId, sampleCredit }) => (sampleCredit ? { lineId, sampleCredit } : [])),
  );
  const products = new Map(rows.map(({ product }) => [product.productId, product]));
  const units = unitsByProduct(lines);
  return ok({
    ...none,
    total: yuan(priced.value.payable),
    sample_credit: yuan(sumFen(credits.map((row) => row.sampleCredit))),
    credits: credits.map((row) => ({ cart_id: row.lineId, sample_credit: yuan(row.sampleCredit) })),
    stores: priced.value.stores.map((store) => ({
      mer_id: store.merId,
      total: yuan(store.payable),
      free_freight_gap: yuan(freeFreightGap(rows, store)),
    })),
    lines: priced.value.stores.flatMap((store) =>
      store.lines.map((line) => ({
        cart_id: line.lineId,
        unit_price: yuan(line.unitPrice),
        line_total: yuan(line.total),
        public_price: line.publicPrice === undefined ? null : yuan(line.publicPrice),
        lead_days: leadFor(products.get(line.productId)!, units.get(line.productId)!),
      })),
    ),
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
