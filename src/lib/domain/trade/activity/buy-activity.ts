import type { UserContext } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { addDirectLines, countCart, goodsBySku, stillForSale, type LineRefusal } from '../cart/index.ts';
import { checkLines } from '../pricing/index.ts';
import { activityLines, type NotRunning } from './activity-lines.ts';

interface Wanted {
  product_attr_unique: number;
  cart_num: number;
  is_new: number;
  activity_id: number;
}

/** Creates lines to buy now (not cart lines) for goods of a flash sale or a presale. */
export async function buyActivity(
  ctx: UserContext,
  { product_attr_unique: skuId, cart_num: quantity, is_new, activity_id: activityId }: Wanted,
): Promise<Result<{ cart_id: string; count: number }, LineRefusal | NotRunning>> {
  if (is_new !== 1) return fail('checkout.activity_alone', undefined, 'is_new');
  const { db } = ctx.database;
  const [goods] = await goodsBySku(db, [skuId]);
  if (!goods) return fail('goods.gone');
  const now = ctx.clock.now();
  const noQuote = {
    quotedPrice: null,
    quotedUntil: null,
    quotedWithFreight: false,
    quotedRegion: [],
    isSample: false,
  };
  const row = { cartId: newId(now), ...noQuote, activityId, quantity, ...goods };
  const forSale = stillForSale(row);
  if (!forSale.ok) return forSale;
  const lines = await activityLines(ctx, [row]);
  if (!lines.ok) return lines;
  // Sets are bought as a whole, by `buyBundle`.
  if (lines.value.some((line) => !line.activity)) return fail('goods.gone');
  const checked = checkLines(lines.value);
  if (!checked.ok) return fail(checked.failure.code, checked.failure.params, 'cart_num');
  await addDirectLines(db, [
    {
      cartId: row.cartId,
      uid: ctx.actor.uid,
      merId: goods.merchant.merId,
      productId: goods.product.productId,
      skuId,
      quantity,
      activityId,
      createdAt: now,
    },
  ]);
  const count = await countCart(ctx);
  return ok({ cart_id: row.cartId, count: count.ok ? (count.value[0]?.count ?? 0) : 0 });
}
