import type { SampledGoods } from '#lib/contracts/sample.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Page } from '#lib/kernel/page.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { inLocale } from '../cart/index.ts';
import { countSampled, sampledGoods, samplesOfGoods } from './sample.repo.ts';

/** Goods of the caller's store of which there are samples. */
export async function listSamples(
  ctx: MerchantContext,
  { keyword, ...page }: Page & { keyword?: string | undefined },
): Promise<Result<{ count: number; list: SampledGoods[] }, never>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const goods = await sampledGoods(db, merId, { keyword, ...page });
  const samples = await samplesOfGoods(
    db,
    goods.map((row) => row.productId),
  );
  const list = goods.map((row): SampledGoods => ({
    product_id: row.productId,
    name: inLocale(ctx.locale, row.name, row.nameEn),
    image: row.image,
    unit_name: inLocale(ctx.locale, row.unitName, row.unitNameEn),
    sku: samples
      .filter((one) => one.productId === row.productId)
      .map((one) => ({
        unique: one.skuId,
        designation: one.designation,
        price: yuan(one.price),
        usual_price: yuan(one.usual),
        taken: one.taken,
      })),
  }));
  return ok({ count: await countSampled(db, merId, keyword), list });
}
