import type { CartLine, CartView } from '#lib/contracts/cart.ts';
import { ok, type Failure, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { withContracts } from '../price-list/index.ts';
import { countLines } from './cart.repo.ts';
import { refusalOf } from './check-purchase.ts';
import { storesWithCoupons } from './store-coupons.repo.ts';
import { cartRows, type PurchaseRow } from './purchase-lines.repo.ts';
import { lineView } from './line-view.ts';
import { inLocale, stillForSale } from './purchase-lines.ts';

/** Puts a failure into the caller's language. The API passes it in: the domain knows failure codes only. */
export type Say = (failure: Failure) => string;

/** The cart grouped by store, oldest line first; lines that cannot be bought any more stand apart. */
export async function viewCart(ctx: UserContext, say: Say): Promise<Result<CartView, never>> {
  const rows = await withContracts(ctx, await cartRows(ctx.database.db, ctx.actor.uid));
  const ofProduct = Map.groupBy(rows, (row) => row.product.productId);
  const stores = new Map<number, CartView['list'][number]>();
  const failed: CartLine[] = [];
  for (const row of rows) {
    const siblings = ofProduct.get(row.product.productId)!;
    const refusal = refusalOf(row, siblings, ctx.locale, ctx.clock.now());
    const problem = refusal ? say(refusal.failure) : '';
    if (!stillForSale(row).ok) failed.push(lineView(ctx, row, [row], problem));
    else {
      const living = siblings.filter((other) => stillForSale(other).ok);
      storeOf(ctx, stores, row).list.push(lineView(ctx, row, living, problem));
    }
  }
  const withCoupons = await storesWithCoupons(ctx.database.db, [...stores.keys()]);
  for (const store of stores.values()) store.hasCoupon = withCoupons.has(store.mer_id);
  return ok({ list: [...stores.values()], fail: failed, count: rows.length });
}

function storeOf(ctx: UserContext, stores: Map<number, CartView['list'][number]>, { merchant }: PurchaseRow) {
  const known = stores.get(merchant.merId);
  if (known) return known;
  const store: CartView['list'][number] = {
    mer_id: merchant.merId,
    mer_name: inLocale(ctx.locale, merchant.name, merchant.nameEn),
    mer_avatar: merchant.avatar,
    is_trader: merchant.isTrader,
    hasCoupon: false,
    list: [],
  };
  stores.set(merchant.merId, store);
  return store;
}

/** How many lines the header shows, in the shape of the specification. */
export async function countCart(ctx: UserContext): Promise<Result<{ count: number }[], never>> {
  return ok([{ count: await countLines(ctx.database.db, ctx.actor.uid) }]);
}
