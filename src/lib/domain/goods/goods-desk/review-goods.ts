import type { ReviewedGoods } from '#lib/contracts/goods-form.ts';
import { newId } from '#lib/kernel/ids.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { linkTo } from '../../content/media/index.ts';
import { inLocale } from '../catalog/index.ts';
import { logByHand } from '../by-hand/index.ts';
import {
  changeProduct,
  lockWaiting,
  placeOfReviewed,
  stateOnShelf,
  trustStore,
  waitingGoods,
} from './desk.repo.ts';

/** Goods of new stores that wait to be looked at, the oldest first. */
export async function listReviewedGoods(
  ctx: UserContext,
  input: KeysetAsk & { keyword?: string | undefined },
): Promise<Result<{ list: ReviewedGoods[]; next: string | null; prev: string | null }, never>> {
  const { rows, ...places } = keysetPage(await waitingGoods(ctx.database.db, input), input, placeOfReviewed);
  const say = (zh: string, en: string): string => inLocale(ctx.locale, zh, en);
  const isChinese = ctx.locale === 'zh-CN';
  const files = rows.flatMap(({ product }) => product.documents);
  // Goods that wait for review are not public, so their files need links.
  const links = await linkTo(
    ctx,
    files.map(({ path }) => path),
    '',
  );
  const linkOf = new Map(files.map((file, at) => [file, links[at]!]));
  return ok({
    list: rows.map(({ product, category, brand, store }) => ({
      product_id: product.productId,
      mer_id: product.merId,
      mer_name: say(store.name, store.nameEn),
      name: say(product.name, product.nameEn),
      image: product.image,
      pictures: product.sliderImage,
      category: say(category.name, category.nameEn),
      brand: brand ? say(brand.name, brand.nameEn) : '',
      price: yuan(product.price),
      price_max: yuan(product.priceMax),
      sku_count: product.skuCount,
      description: isChinese ? product.description.zh : product.description.en,
      params: product.params.map((row) => ({
        name: say(row.name.zh, row.name.en),
        value: `${say(row.value.zh, row.value.en)}${row.unit ? ` ${row.unit}` : ''}`,
      })),
      documents: product.documents.map((file) => ({
        name: file.name,
        kind: file.kind,
        bytes: file.bytes,
        url: linkOf.get(file)!,
      })),
      sent_time: product.updatedAt.toISOString(),
    })),
    ...places,
  });
}

/**
 * Lets goods of a new store be shown, and all that it brings from then on; or sends them back with a reason, which the
 * store reads in its list.
 */
export async function reviewGoods(
  ctx: UserContext,
  { id, approved, reason }: { id: number; approved: boolean; reason: string },
): Promise<Result<undefined, 'goods.not_found' | 'goods.review_reason' | 'oversight.own_store'>> {
  if (!approved && !reason) return fail('goods.review_reason', undefined, 'reason');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const goods = await lockWaiting(db, id);
    if (!goods) return fail('goods.not_found');
    const { merId } = goods;
    if (worksFor(ctx.actor, merId)) return fail('oversight.own_store');
    const createdAt = ctx.clock.now();
    if (approved) await trustStore(db, merId);
    const status = approved ? await stateOnShelf(db, merId) : 'draft';
    await changeProduct(db, id, { status, reviewReason: approved ? '' : reason, updatedAt: createdAt });
    await logByHand(db, [
      {
        goodsChangeId: newId(createdAt),
        productId: id,
        merId,
        uid: ctx.actor.uid,
        what: 'shelf',
        before: 'reviewing',
        after: status,
        createdAt,
      },
    ]);
    await ctx.changed(`goods:${id}`, 'goods', `goods-of:${merId}`, `store:${merId}`, 'categories', 'home');
    return ok(undefined);
  });
}
