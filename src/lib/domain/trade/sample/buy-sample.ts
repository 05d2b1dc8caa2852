import type { UserContext } from '#lib/domain/context.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { addDirectLines, goodsBySku, stillForSale } from '../cart/index.ts';
import { hadSamples } from './had-samples.ts';
import { samplesOf } from './sample.repo.ts';
import type { SampleRefusal } from './sample-lines.ts';

/** Lays one piece of a SKU aside to be bought at once at the sample price. */
export async function buySample(
  ctx: UserContext,
  { product_attr_unique: skuId }: { product_attr_unique: number },
): Promise<Result<{ cart_id: string }, SampleRefusal | 'goods.gone' | 'stock.short'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const [goods] = await goodsBySku(db, [skuId]);
  if (!goods) return fail('goods.gone');
  const [offer] = await samplesOf(db, [skuId]);
  if (!offer) return fail('sample.none');
  const now = ctx.clock.now();
  const row = {
    quotedPrice: null,
    quotedUntil: null,
    quotedWithFreight: false,
    quotedRegion: [],
    activityId: null,
  };
  const forSale = stillForSale({ ...goods, ...row, cartId: '', quantity: 1, isSample: true });
  if (!forSale.ok) return forSale;
  if ((await hadSamples(ctx, [skuId])).length > 0) return fail('sample.taken');
  const [cartId] = await addDirectLines(db, [
    {
      cartId: newId(now),
      uid,
      merId: goods.merchant.merId,
      productId: goods.product.productId,
      skuId,
      quantity: 1,
      isSample: true,
      createdAt: now,
    },
  ]);
  return ok({ cart_id: cartId! });
}
