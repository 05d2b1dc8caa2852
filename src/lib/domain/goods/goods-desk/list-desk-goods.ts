import type {
  DeskGoods,
  DeskGoodsDetail,
  DeskSku,
  GoodsSort,
  GoodsTab,
  SkuSort,
  SkuTab,
} from '#lib/contracts/goods-desk.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { unitContentOf, type UnitContent } from '#lib/kernel/sales-unit.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext } from '#lib/domain/context.ts';
import { inLocale } from '../catalog/index.ts';
import { namedCategories } from '../own-category/index.ts';
import {
  changesOf,
  deskGoods,
  deskSkus,
  goodsCounts,
  goodsOfStore,
  withheldReason,
  placeOfGoods,
  placeOfSku,
  skuCounts,
  skusOfProduct,
  type Listed,
  type ListedSku,
} from './desk.repo.ts';

interface Page<T> {
  list: T[];
  next: string | null;
  prev: string | null;
}
type Counts = Promise<Result<{ counts: Record<string, number> }, never>>;

/** The unit of sale in the caller's words, and the pieces that it holds when it is several. */
function unitOf(
  ctx: Context,
  { unitName, unitNameEn, packing }: Listed['product'],
): { unit_name: string; holds?: UnitContent } {
  const unit = inLocale(ctx.locale, unitName, unitNameEn);
  const holds = unitContentOf(unit, packing ? inLocale(ctx.locale, packing.zh, packing.en) : undefined);
  return { unit_name: unit, ...(holds ? { holds } : {}) };
}

const goodsView = (
  ctx: Context,
  { product, category }: Listed,
  ownNames: ReadonlyMap<number, string>,
): DeskGoods => ({
  product_id: product.productId,
  name: inLocale(ctx.locale, product.name, product.nameEn),
  image: product.image,
  category: inLocale(ctx.locale, category.name, category.nameEn),
  own_category: ownNames.get(product.merCateId ?? 0) ?? '',
  status: product.status,
  price: yuan(product.price),
  price_max: yuan(product.priceMax),
  is_on_request: product.priceOnRequest,
  ...unitOf(ctx, product),
  stock: product.stock,
  sales: product.sales,
  sku_count: product.skuCount,
  moq: product.moq,
  update_time: product.updatedAt.toISOString(),
  reason: product.reviewReason,
});

/** Names of the own categories of the caller's store, by their numbers. */
const ownNames = async (ctx: MerchantContext): Promise<Map<number, string>> =>
  new Map((await namedCategories(ctx)).map((row) => [row.id, row.name]));

/** A size as its store reads it. */
export const skuView = (ctx: Context, { product, sku }: ListedSku): DeskSku => ({
  sku_id: sku.skuId,
  product_id: product.productId,
  name: inLocale(ctx.locale, product.name, product.nameEn),
  designation: sku.designation,
  ...unitOf(ctx, product),
  price: yuan(sku.price),
  tiers: sku.tiers.map(({ start, price }) => ({ start, price: yuan(price) })),
  stock: sku.stock,
  sales: sku.sales,
  status: product.status,
});

/** A page of the goods of the caller's store. */
export async function listDeskGoods(
  ctx: MerchantContext,
  input: KeysetAsk & {
    tab: GoodsTab;
    sort: GoodsSort;
    keyword?: string | undefined;
    mer_cate_id?: number | undefined;
  },
): Promise<Result<Page<DeskGoods>, never>> {
  const read = await deskGoods(ctx.database.db, ctx.actor.merId, input, input);
  const { rows, ...places } = keysetPage(read, input, (row) => placeOfGoods(input.sort, row));
  const names = await ownNames(ctx);
  return ok({ list: rows.map((row) => goodsView(ctx, row, names)), ...places });
}

/** A page of the sizes of the goods of the caller's store. */
export async function listDeskSkus(
  ctx: MerchantContext,
  input: KeysetAsk & { tab: SkuTab; sort: SkuSort; keyword?: string | undefined },
): Promise<Result<Page<DeskSku>, never>> {
  const read = await deskSkus(ctx.database.db, ctx.actor.merId, input, input);
  const { rows, ...places } = keysetPage(read, input, (row) => placeOfSku(input.sort, row));
  return ok({ list: rows.map((row) => skuView(ctx, row)), ...places });
}

/** How many goods of the caller's store are in each tab of its list. */
export const countDeskGoods = async (ctx: MerchantContext): Counts =>
  ok({ counts: await goodsCounts(ctx.database.db, ctx.actor.merId) });

/** How many sizes are low or out of stock. */
export const countDeskSkus = async (ctx: MerchantContext): Counts =>
  ok({ counts: await skuCounts(ctx.database.db, ctx.actor.merId) });

/** A product of the caller's store with its sizes and what was changed of them. */
export async function readDeskGoods(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<DeskGoodsDetail, 'goods.not_found'>> {
  const { db } = ctx.database;
  const found = await goodsOfStore(db, ctx.actor.merId, id);
  if (!found) return fail('goods.not_found');
  const { product } = found;
  const skus = await skusOfProduct(db, id);
  return ok({
    ...goodsView(ctx, found, await ownNames(ctx)),
    multiple: product.multiple,
    lead_days: product.leadDays,
    lead_steps: product.leadSteps,
    withheld_reason: await withheldReason(db, id),
    skus: skus.map((sku) => skuView(ctx, { product, sku })),
    log: (await changesOf(db, id)).map(({ change, author, designation }) => ({
      what: change.what,
      designation: designation ?? '',
      before: change.before,
      after: change.after,
      author,
      program: change.program ?? '',
      time: change.createdAt.toISOString(),
    })),
  });
}
