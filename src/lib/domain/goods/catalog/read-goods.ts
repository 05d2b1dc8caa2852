import type { GoodsCard, GoodsDetail } from '../../../contracts/goods.ts';
import { yuan } from '../../../kernel/money.ts';
import { HOT_LIST_LENGTH } from '../../../kernel/limits.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { closedNow } from '../../merchant/store/index.ts';
import { cachedFor } from '../../cached-for.ts';
import { inLocale, pricesOf } from './card.ts';
import { cards } from './cards.ts';
import { categoriesOf } from './categories-of.ts';
import { documentViews } from './documents.ts';
import { wantedGoods } from './found/wanted-goods.ts';
import { liveRow, productRow } from './goods-detail.repo.ts';
import { pick } from './product-index/pick.ts';
import { paramsOf, pointsOff, skuOf, tiersOf } from './sku-view.ts';

const STORE_RECOMMENDED = 5;

type Gone = 'goods.not_found' | 'goods.gone';

/** The first in sales of a store or a category; pages of all its goods show the same, and each look is a walk over all goods. */
const bestSellers = (
  ctx: Context,
  key: string,
  filter: { mer_id: number } | { cate_id: number },
  limit: number,
): Promise<number[]> =>
  cachedFor(ctx, `best sellers of ${key}`, ['goods', 'stores'], async () => {
    const { index, conditions } = await wantedGoods(ctx, filter);
    return pick(index, conditions, 'sales', { limit, offset: 0 }).ids;
  });

/** What else its store sells best. */
async function storeBest(ctx: Context, product: { productId: number; merId: number }): Promise<GoodsCard[]> {
  const { productId, merId } = product;
  const ids = await bestSellers(ctx, `store ${merId}`, { mer_id: merId }, STORE_RECOMMENDED + 1);
  return cards(ctx, ids.filter((id) => id !== productId).slice(0, STORE_RECOMMENDED));
}

/** A product that is on sale. */
export async function readGoods(ctx: Context, { id }: { id: number }): Promise<Result<GoodsDetail, Gone>> {
  const db = ctx.database.reader;
  const found = await productRow(db, id);
  if (!found) return fail('goods.not_found');
  const { product, skus, merchant, belt, brand } = found;
  if (product.status !== 'on_sale' || merchant.status === 'deleted') return fail('goods.gone');
  const [categories, recommended, ranked] = await Promise.all([
    categoriesOf(ctx, [product.categoryId1, product.categoryId2, product.categoryId]),
    storeBest(ctx, product),
    bestSellers(ctx, `category ${product.categoryId1}`, { cate_id: product.categoryId1 }, HOT_LIST_LENGTH),
  ]);
  const place = ranked.indexOf(id) + 1;
  const words = (zh: string, en: string | null | undefined) => inLocale(ctx.locale, zh, en);
  const pair = (both: { zh: string; en: string }) => words(both.zh, both.en);
  const top = categories.find((row) => row.categoryId === product.categoryId1);
  const isChinese = ctx.locale === 'zh-CN';

  return ok({
    product_id: product.productId,
    mer_id: product.merId,
    category: categories.map((row) => ({ id: row.categoryId, name: words(row.name, row.nameEn) })),
    brand: brand
      ? { brand_id: brand.brandId, brand_name: words(brand.name, brand.nameEn), pic: brand.logo }
      : null,
    image: product.image,
    slider_image: product.sliderImage,
    video_link: product.videoLink,
    store_name: words(product.name, product.nameEn),
    store_info: words(product.brief, product.briefEn),
    unit_name: words(product.unitName, product.unitNameEn),
    packing: product.packing ? pair(product.packing) : '',
    standards: product.standards,
    keyword: product.keywords,
    ...pricesOf(product),
    integral_price: yuan(product.priceOnRequest ? 0 : pointsOff(product, merchant)),
    stock: product.stock,
    sales: product.sales,
    star: product.replyCount > 0 ? product.star / 10 : 0,
    rate: product.replyCount === 0 ? 100 : Math.round((product.goodReplyCount / product.replyCount) * 100),
    reply_count: product.replyCount,
    rank:
      top && product.sales > 0 && place > 0
        ? { place, cate_id: top.categoryId, cate_name: words(top.name, top.nameEn) }
        : null,
    once_min_count: product.moq,
    once_max_count: product.maxPerOrder,
    batch_number: product.multiple,
    mix_wholesale: product.mixedBatch,
    lead_days: product.leadDays,
    lead_steps: product.leadSteps,
    refund_switch: product.refundSwitch,
    delivery_free: product.deliveryFree,
    temp_id: product.freightTemplateId,
    attr: product.options.map((option) => ({
      attr_name: pair(option.name),
      attr_values: option.values.map(pair),
    })),
    sku: skus.map(skuOf(ctx.locale, product.priceOnRequest, product.options)),
    params: paramsOf(ctx.locale, product.params),
    content: isChinese ? product.description.zh : product.description.en,
    documents: documentViews(product.productId, product.documents),
    merchant: {
      mer_id: merchant.merId,
      mer_name: words(merchant.name, merchant.nameEn),
      mer_avatar: merchant.avatar,
      is_trader: merchant.isTrader,
      type_name: words(found.typeName, found.typeNameEn),
      province: words(belt?.province ?? '', belt?.provinceEn),
      city: words(belt?.city ?? '', belt?.cityEn),
      belt_id: belt?.beltId ?? null,
      belt_name: words(belt?.name ?? '', belt?.nameEn),
      care_count: merchant.careCount,
      product_score: merchant.productScore / 10,
      service_score: merchant.serviceScore / 10,
      postage_score: merchant.postageScore / 10,
      is_verified: merchant.isVerified,
      is_powerful: merchant.isPowerful,
      service_phone: merchant.servicePhone,
      founded_year: merchant.archive.foundedYear,
      free_freight_from: merchant.freeFreightFrom === null ? null : yuan(merchant.freeFreightFrom),
      open_receipt: merchant.openReceipt,
      services_type: merchant.servicesType,
      closing: closedNow(merchant, ctx.locale, ctx.clock.now()),
      recommend: recommended,
    },
  });
}

/** Stock and prices as of now, for a page that was rendered a while ago. */
export async function readLive(ctx: Context, { id }: { id: number }) {
  const found = await liveRow(ctx.database.db, id);
  if (!found) return fail('goods.not_found');
  if (found.status !== 'on_sale') return fail('goods.gone');
  return ok({
    now: ctx.clock.now().toISOString(),
    stock: found.stock,
    sku: found.skus.map(({ skuId: unique, stock, tiers }) => ({
      unique,
      stock,
      tiers: tiersOf(found.priceOnRequest, tiers),
    })),
  });
}
