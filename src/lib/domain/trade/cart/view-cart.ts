import type { CartLine, CartTotal, CartView } from '../../../contracts/cart.ts';
import { yuan } from '../../../kernel/money.ts';
import { ok, type Failure, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import { batchQuantity, checkLines, chooseUnitPrice, priceCheckout, type CheckoutLine } from '../pricing/index.ts';
import { countLines } from './cart.repo.ts';
import { cartRows, chosenRows, type PurchaseRow } from './purchase-lines.repo.ts';
import { checkoutLineOf, inLocale, skuText, stillForSale } from './purchase-lines.ts';
import { storeTermsOf } from './store-terms.ts';

/** The sentence of a refusal is made by the API; here it is only named. */
export type Say = (failure: Failure) => string;

function lineView(ctx: UserContext, row: PurchaseRow, line: CheckoutLine, all: CheckoutLine[], problem: string): CartLine {
  const { product, sku } = row;
  const price = chooseUnitPrice(line, batchQuantity(line, all));
  const unit = price.ok ? price.value.unit : sku.price;
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
    productAttr: { unique: sku.skuId, designation: sku.designation, sku: skuText(ctx.locale, row), stock: sku.stock },
    unit_price: yuan(unit),
    line_total: yuan(unit * row.quantity),
    problem,
  };
}

/** The cart grouped by store, oldest line first; lines that cannot be bought any more stand apart. */
export async function viewCart(ctx: UserContext, say: Say): Promise<Result<CartView>> {
  const rows = await cartRows(ctx.database.db, ctx.actor.uid);
  const forSale = rows.filter((row) => stillForSale(row).ok);
  const lines = forSale.map((row) => checkoutLineOf(row, ctx.locale, ctx.clock.now()));
  const view: CartView = { list: [], fail: [], count: rows.length };
  for (const row of rows) {
    const verdict = stillForSale(row);
    const line = checkoutLineOf(row, ctx.locale, ctx.clock.now());
    if (!verdict.ok) {
      view.fail.push(lineView(ctx, row, line, [line], say(verdict.failure)));
      continue;
    }
    const ofProduct = lines.filter((other) => other.productId === line.productId);
    const allowed = checkLines(ofProduct);
    const isToBlame = !allowed.ok && allowed.failure.field === row.cartId;
    const shown = lineView(ctx, row, line, lines, isToBlame ? say(allowed.failure) : '');
    const { merchant } = row;
    let store = view.list.find((group) => group.mer_id === merchant.merId);
    if (!store) {
      store = {
        mer_id: merchant.merId,
        mer_name: inLocale(ctx.locale, merchant.name, merchant.nameEn),
        mer_avatar: merchant.avatar,
        is_trader: merchant.isTrader,
        hasCoupon: false,
        list: [],
      };
      view.list.push(store);
    }
    store.list.push(shown);
  }
  return ok(view);
}

/** What the chosen lines cost together, without freight; and the first reason why they cannot be bought. */
export async function totalCart(ctx: UserContext, cartIds: string[], say: Say): Promise<Result<CartTotal>> {
  const rows = await chosenRows(ctx.database.db, ctx.actor.uid, cartIds);
  const none = { count: 0, quantity: 0, total: '0.00', stores: [], problem: '' };
  if (rows.length === 0) return ok(none);
  const quantity = rows.reduce((sum, row) => sum + row.quantity, 0);
  const gone = rows.map(stillForSale).find((verdict) => !verdict.ok);
  const priced = priceCheckout({
    lines: rows.map((row) => checkoutLineOf(row, ctx.locale, ctx.clock.now())),
    stores: storeTermsOf(rows, []),
    templates: [],
    coupons: [],
  });
  if (!priced.ok) return ok({ ...none, count: rows.length, quantity, problem: say(priced.failure) });
  return ok({
    count: rows.length,
    quantity,
    total: yuan(priced.value.payable),
    stores: priced.value.stores.map((store) => ({
      mer_id: store.merId,
      total: yuan(store.payable),
      free_freight_gap: yuan(store.freeFreightGap),
    })),
    problem: gone && !gone.ok ? say(gone.failure) : '',
  });
}

/** How many lines the header shows, in the shape of the specification. */
export async function countCart(ctx: UserContext): Promise<Result<{ count: number }[]>> {
  return ok([{ count: await countLines(ctx.database.db, ctx.actor.uid) }]);
}
