import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Failure, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countAlong, countCarts } from '#lib/domain/goods/tally/index.ts';
import { addDirectLines, addToLines, type NewLine } from './cart.repo.ts';
import { refusalOf, type LineRefusal } from './check-purchase.ts';
import { cartAround, type GoodsRow, type PurchaseRow } from './purchase-lines.repo.ts';

/** Lines that one cart holds at most. */
const MOST_LINES = 200;

export interface Wanted {
  product_attr_unique: number;
  cart_num: number;
}
export type AddRefusal = LineRefusal | 'cart.full';
export interface Added {
  cart_id: string[];
  count: number;
  refused: { product_attr_unique: number; failure: Failure<AddRefusal> }[];
}

/**
 * Puts SKUs into the cart, or creates lines to buy now. Quantities are in sales units; SKUs that the rules refuse are
 * named with their reason, the others go in. Lines that are added together and lines in the cart count together for
 * MOQ, multiple and maximum.
 */
export async function addLines(ctx: UserContext, wanted: Wanted[], isDirect: boolean): Promise<Added> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const asked = sumBySku(wanted);
  const { goods, count, ...around } = await cartAround(db, uid, [...asked.keys()]);
  const inCart = isDirect ? [] : around.inCart;
  const room = MOST_LINES - (isDirect ? 0 : count);

  const plan = planOf(ctx, asked, goods, inCart);
  const fresh = plan.accepted.filter((row) => !inCart.some((line) => line.sku.skuId === row.sku.skuId));
  const surplus = new Set(fresh.slice(Math.max(room, 0)).map((row) => row.sku.skuId));
  for (const skuId of surplus) plan.refused.set(skuId, { code: 'cart.full' });

  const now = ctx.clock.now();
  const lines = plan.accepted
    .filter((row) => !surplus.has(row.sku.skuId))
    .map((row) => ({
      cartId: newId(now),
      uid,
      merId: row.merchant.merId,
      productId: row.product.productId,
      skuId: row.sku.skuId,
      quantity: asked.get(row.sku.skuId)!,
      createdAt: now,
    }));
  return {
    cart_id: lines.length === 0 ? [] : await put(ctx, lines, isDirect),
    count: isDirect ? count : count + fresh.length - surplus.size,
    refused: [...plan.refused].map(([product_attr_unique, failure]) => ({ product_attr_unique, failure })),
  };
}

/**
 * Writes the lines and counts the day's carts of their stores. Lines of the same SKU in the cart are locked when units
 * are added to them, so the counters, which all buyers share, are written last.
 */
async function put(ctx: UserContext, lines: NewLine[], isDirect: boolean): Promise<string[]> {
  const { db } = ctx.database;
  const stores = lines.map(({ merId }) => merId);
  if (isDirect) return addDirectLines(db, lines, countAlong(ctx, stores));
  const ids = await addToLines(db, lines);
  await countCarts(ctx, stores);
  return ids;
}

function sumBySku(wanted: readonly Wanted[]): Map<number, number> {
  const asked = new Map<number, number>();
  for (const { product_attr_unique: skuId, cart_num } of wanted)
    asked.set(skuId, (asked.get(skuId) ?? 0) + cart_num);
  return asked;
}

interface Plan {
  /** In the order they were asked for, with the quantity that the line would have. */
  accepted: PurchaseRow[];
  refused: Map<number, Failure<AddRefusal>>;
}

function planOf(
  ctx: UserContext,
  asked: Map<number, number>,
  goods: readonly GoodsRow[],
  inCart: readonly PurchaseRow[],
): Plan {
  const bySku = new Map(goods.map((row) => [row.sku.skuId, row]));
  const refused: Plan['refused'] = new Map();
  let accepted: PurchaseRow[] = [];
  for (const [skuId, quantity] of asked) {
    const row = bySku.get(skuId);
    const before = inCart.find((line) => line.sku.skuId === skuId);
    if (!row) refused.set(skuId, { code: 'goods.gone' });
    else
      accepted.push({
        quotedPrice: null,
        quotedUntil: null,
        quotedWithFreight: false,
        quotedRegion: [],
        activityId: null,
        isSample: false,
        cartId: '',
        ...before,
        ...row,
        quantity: quantity + (before?.quantity ?? 0),
      });
  }
  // A refused SKU must not help others of its product to their minimum, so the rules are applied again without it until
  // none is refused.
  for (;;) {
    const kept = new Set(accepted.map((row) => row.sku.skuId));
    const together = [...accepted, ...inCart.filter((line) => !kept.has(line.sku.skuId))];
    const next = accepted.filter((row) => {
      const refusal = refusalOf(row, together, ctx.locale, ctx.clock.now());
      if (refusal) refused.set(row.sku.skuId, refusal.failure);
      return !refusal;
    });
    if (next.length === accepted.length) return { accepted, refused };
    accepted = next;
  }
}

interface CreateInput extends Wanted {
  is_new: number;
}

/** One SKU into the cart, or bought at once. */
export async function addOne(
  ctx: UserContext,
  { is_new, ...wanted }: CreateInput,
): Promise<Result<{ cart_id: string; count: number }, AddRefusal>> {
  const added = await addLines(ctx, [wanted], is_new === 1);
  const [refused] = added.refused;
  if (refused) return fail(refused.failure.code, refused.failure.params, 'cart_num');
  return ok({ cart_id: added.cart_id[0]!, count: added.count });
}
