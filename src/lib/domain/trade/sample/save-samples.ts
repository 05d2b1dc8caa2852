import type { MerchantContext } from '#lib/domain/context.ts';
import { fenOf } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { lockProduct, ownSkus, putSamples } from './sample.repo.ts';

interface Input {
  product_id: number;
  /** All of which there are samples; an empty list ends them. */
  sku: { unique: number; price: string }[];
}

/** A merchant sets of which SKUs of a product there are samples, and at what price. */
export async function saveSamples(
  ctx: MerchantContext,
  { product_id: productId, sku }: Input,
): Promise<Result<undefined, 'goods.gone' | 'sample.sku_twice' | 'sample.price'>> {
  const { db } = ctx.database;
  return ctx.database.tx(async () => {
    await lockProduct(db, productId);
    const own = (await ownSkus(db, ctx.actor.merId, productId)).map((row) => row.skuId);
    if (own.length === 0) return fail('goods.gone');
    if (new Set(sku.map((one) => one.unique)).size < sku.length) return fail('sample.sku_twice');
    const rows: { skuId: number; price: number; createdAt: Date }[] = [];
    for (const { unique, price } of sku) {
      const fen = fenOf(price);
      if (!own.includes(unique)) return fail('goods.gone', undefined, String(unique));
      if (fen <= 0) return fail('sample.price', undefined, String(unique));
      rows.push({ skuId: unique, price: fen, createdAt: ctx.clock.now() });
    }
    await putSamples(db, productId, rows);
    await ctx.changed(`goods:${productId}`, 'goods', `goods-of:${ctx.actor.merId}`);
    return ok();
  });
}
