import type { GoodsDetail } from '#lib/contracts/goods-views.ts';
import type { Context } from '#lib/domain/context.ts';
import { yuan } from '#lib/kernel/money.ts';
import { skusOfActivities } from './activity.repo.ts';
import { foundedPrices, struckPrice } from './founded-price.repo.ts';

/**
 * The sizes of a product that an activity offers, with their prices and quantities, and the totals of these quantities.
 */
export async function readOffers(
  ctx: Context,
  { activityId, sizes, now }: { activityId: number; sizes: GoodsDetail['sku']; now: Date },
) {
  const { db } = ctx.database;
  const terms = await skusOfActivities(db, [activityId]);
  const sku = sizes.filter((size) => terms.some((one) => one.skuId === size.unique));
  const founded = await foundedPrices(
    db,
    sku.map((size) => size.unique),
    now,
  );
  const offers = sku.map((size) => {
    const term = terms.find((one) => one.skuId === size.unique)!;
    return {
      unique: size.unique,
      price: yuan(term.price),
      down_price: yuan(term.deposit),
      ot_price: struckPrice(founded.get(size.unique), term.price),
      stock: Math.min(term.stock, size.stock),
    };
  });
  return {
    sku,
    offers,
    limited: terms.reduce((sum, one) => sum + one.limited, 0),
    sold: terms.reduce((sum, one) => sum + one.limited - one.stock, 0),
    left: offers.reduce((sum, one) => sum + one.stock, 0),
  };
}
