import type { Bundle } from '#lib/contracts/bundle.ts';
import type { Context } from '#lib/domain/context.ts';
import { mayBeAmong } from '#lib/domain/cached-for.ts';
import { multiply, sumFen, yuan, type Fen } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import { inLocale, skuText } from '../cart/index.ts';
import { bundlesOfProduct, goodsInSets, type ShownRow } from './bundle.repo.ts';
import { usualPrice } from './usual-price.ts';

/** Goods that are priced on request show no normal price, so their price in the set is used. */
const usual = (row: ShownRow): Fen =>
  row.product.priceOnRequest ? row.price : usualPrice(row.sku, row.part.quantity);

/** The SKU that a part begins with: the cheapest one that there is enough of, else the cheapest. */
function firstOf(rows: readonly ShownRow[]): ShownRow {
  const byPrice = rows.toSorted((a, b) => a.price - b.price);
  return byPrice.find((row) => row.sku.stock >= row.part.quantity) ?? byPrice[0]!;
}

function partView(ctx: Context, rows: readonly ShownRow[]): Bundle['products'][number] {
  const { product, part } = rows[0]!;
  return {
    product_id: product.productId,
    store_name: inLocale(ctx.locale, product.name, product.nameEn),
    image: product.image,
    unit_name: inLocale(ctx.locale, product.unitName, product.unitNameEn),
    num: part.quantity,
    unique: firstOf(rows).sku.skuId,
    sku: rows.map((row) => ({
      unique: row.sku.skuId,
      sku: skuText(ctx.locale, row) || row.sku.designation,
      price: yuan(row.price),
      ot_price: yuan(usual(row)),
      stock: row.sku.stock,
    })),
  };
}

function bundleView(ctx: Context, rows: readonly ShownRow[]): Bundle | undefined {
  const { activity, bundle } = rows[0]!;
  const parts = [...Map.groupBy(rows, (row) => row.product.productId).values()];
  const living = parts.map((part) => part.filter((row) => row.product.status === 'on_sale' && row.sku.shown));
  // A set of which a part is off the shelf cannot be bought whole and is not shown.
  if (living.some((part) => part.length === 0)) return undefined;
  const sum = (of: (row: ShownRow) => Fen): Fen =>
    sumFen(living.map((part) => multiply(of(firstOf(part)), firstOf(part).part.quantity)));
  const [price, before] = [sum((row) => row.price), sum(usual)];
  return {
    bundle_id: activity.activityId,
    mer_id: activity.merId,
    title: inLocale(ctx.locale, bundle.name, bundle.nameEn),
    end_time: activity.endAt!.toISOString(),
    all_pay_count: activity.perBuyer,
    stock: bundle.stock,
    price: yuan(price),
    ot_price: yuan(before),
    saving: yuan(Math.max(0, before - price)),
    products: living.map((part) => partView(ctx, part)),
  };
}

/** Sets that hold a product and are sold by the mall's clock, those of which all parts are on the shelf. */
export async function listBundles(
  ctx: Context,
  { product_id, page, limit }: { product_id: number; page: number; limit: number },
): Promise<Result<{ count: number; list: Bundle[] }, never>> {
  const { reader } = ctx.database;
  if (!(await mayBeAmong(ctx, [product_id], 'goods in sets', ['bundle'], () => goodsInSets(reader))))
    return ok({ count: 0, list: [] });
  const rows = await bundlesOfProduct(reader, product_id, ctx.clock.now());
  const sets = Map.groupBy(rows, (row) => row.activity.activityId);
  const shown = [...sets.values()].flatMap((set) => bundleView(ctx, set) ?? []);
  return ok({ count: shown.length, list: shown.slice((page - 1) * limit, page * limit) });
}
