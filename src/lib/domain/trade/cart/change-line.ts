import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { lockLine, removeLines, setLine } from './cart.repo.ts';
import { refusalOf, type LineRefusal } from './check-purchase.ts';
import { cartRowsOf, goodsBySku } from './purchase-lines.repo.ts';

interface Change {
  id: string;
  cart_num: number;
  product_attr_unique?: number | undefined;
}

/** Sets quantity and SKU of a line. Choosing a SKU that has a line of its own joins the two. */
export async function changeLine(
  ctx: UserContext,
  input: Change,
): Promise<Result<undefined, LineRefusal | 'cart.line_gone' | 'checkout.busy'>> {
  const { uid } = ctx.actor;
  const changed = await allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const line = await lockLine(db, uid, input.id);
    if (!line) return fail('cart.line_gone');
    const skuId = input.product_attr_unique ?? line.skuId;
    const [goods] = await goodsBySku(db, [skuId]);
    if (goods?.product.productId !== line.productId) return fail('cart.line_gone');
    const rows = await cartRowsOf(db, uid, [line.productId]);
    const twin = rows.find((row) => row.sku.skuId === skuId && row.cartId !== line.cartId);
    const quantity = input.cart_num + (twin?.quantity ?? 0);
    const row = {
      cartId: line.cartId,
      quotedPrice: null,
      quotedUntil: null,
      quotedWithFreight: false,
      quotedRegion: [],
      activityId: null,
      isSample: false,
      ...goods,
      quantity,
    };
    const others = rows.filter((other) => other.cartId !== line.cartId && other !== twin);
    const refusal = refusalOf(row, [...others, row], ctx.locale, ctx.clock.now());
    if (refusal) return fail(refusal.failure.code, refusal.failure.params, 'cart_num');
    if (twin) await removeLines(db, uid, [twin.cartId]);
    return (await setLine(db, line.cartId, { quantity, skuId })) ? ok() : fail('checkout.busy');
  });
  return changed;
}
