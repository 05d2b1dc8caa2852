import type { CartLine, CartView } from '#lib/contracts/cart.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Failure, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { batchQuantity, chooseUnitPrice } from '../pricing/index.ts';
import { countLines } from './cart.repo.ts';
import { refusalOf } from './check-purchase.ts';
import { storesWithCoupons } from './store-coupons.repo.ts';
import { cartRows, type PurchaseRow } from './purchase-lines.repo.ts';
import { checkoutLineOf, inLocale, skuText, stillForSale } from './purchase-lines.ts';

/** The sentence of a refusal is made by the API; here it is only named. */
export type Say = (failure: Failure) => string;

/** `others` are the lines that count with it for the tier. */
function lineView(
  ctx: UserContext,
  row: PurchaseRow,
  others: readonly PurchaseRow[],
  problem: string,
): CartLine {
  const { product, sku } = row;
  const now = ctx.clock.now();
  const line = checkoutLineOf(row, ctx.locale, now);
  const all = others.map((other) => checkoutLineOf(other, ctx.locale, now));
  const price = chooseUnitPrice(line, batchQuantity(line, all));
  const unit = price.ok ? price.value.unit : (sku.tiers[0]?.price ?? sku.price);
  return {
    cart_id: row.cartId,
    cart_num: row.quantity,
    product_type: 'normal',
    product: {
      product_id: product.productId,
      store_name: inLocale(ctx.locale, product.name, product.nameEn),
      image: product.image,
      unit_name: inLocale(ctx.locale, product.unitName, product.unitNameEn),
      once_min_count: product.moq,
      once_max_count: product.maxPerOrder,
      batch_number: product.multiple,
      lead_days: product.leadDays,
    },
    productAttr: {
      unique: sku.skuId,
      designation: sku.designation,
      sku: skuText(ctx.locale, row),
      stock: sku.stock,
    },
    unit_price: yuan(unit),
    line_total: yuan(unit * row.quantity),
    problem,
  };
}

/** The cart grouped by store, oldest line first; lines that cannot be bought any more stand apart. */
export async function viewCart(ctx: UserContext, say: Say): Promise<Result<CartView>> {
  const rows = await cartRows(ctx.database.db, ctx.actor.uid);
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
export async function countCart(ctx: UserContext): Promise<Result<{ count: number }[]>> {
  return ok([{ count: await countLines(ctx.database.db, ctx.actor.uid) }]);
}
