import type { GoodsReviewTab, WatchedGoods } from '#lib/contracts/oversight.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import { worksFor, type MerchantContext, type UserContext } from '#lib/domain/context.ts';
import { inLocale } from '#lib/domain/goods/catalog/index.ts';
import {
  noteWithheld,
  letGo,
  lockGoods,
  lockStore,
  noteAsked,
  placeOf,
  turnOne,
  watchedGoods,
  watchedGoodsCounts,
} from './oversight.repo.ts';

const shownBy = (id: number, merId: number): string[] => [
  `goods:${id}`,
  'goods',
  `goods-of:${merId}`,
  `store:${merId}`,
  'categories',
  'home',
];

/** A page of the goods of all stores. */
export async function listWatchedGoods(
  ctx: UserContext,
  input: KeysetAsk & { tab: GoodsReviewTab; keyword?: string | undefined },
) {
  const read = await watchedGoods(ctx.database.db, input, input);
  const { rows, ...places } = keysetPage(read, input, placeOf);
  const words = (zh: string, en: string): string => inLocale(ctx.locale, zh, en);
  const list: WatchedGoods[] = rows.map((row) => ({
    product_id: row.productId,
    name: words(row.name, row.nameEn),
    image: row.image,
    store: words(row.store, row.storeEn),
    mer_id: row.merId,
    category: words(row.category, row.categoryEn),
    status: row.status,
    price: yuan(Number(row.price)),
    stock: row.stock,
    reason: row.reason ?? '',
    asked_time: row.askedAt ? new Date(row.askedAt).toISOString() : null,
    update_time: new Date(row.at).toISOString(),
  }));
  return ok({ list, ...places });
}

/** How many goods are on sale, are withheld, and wait for another look. */
export const countWatchedGoods = async (ctx: UserContext) =>
  ok({ counts: await watchedGoodsCounts(ctx.database.db) });

/**
 * Takes goods off the shelf with a reason; for goods that are withheld already, it answers a store that has asked for
 * another look.
 */
export async function withholdGoods(
  ctx: UserContext,
  { id, reason }: { id: number; reason: string },
): Promise<Result<null, 'oversight.gone' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const goods = await lockGoods(db, id);
    if (!goods) return fail('oversight.gone');
    if (goods.status === 'off_shelf') return fail('oversight.wrong_state');
    const now = ctx.clock.now();
    await noteWithheld(db, { productId: id, reason, uid: ctx.actor.uid, createdAt: now });
    await turnOne(db, id, 'withheld', now);
    await ctx.changed(...shownBy(id, goods.merId));
    return ok(null);
  });
}

/** Lets withheld goods back on the shelf; those of a store that is frozen or closes wait for it. */
export async function releaseGoods(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'oversight.gone' | 'oversight.own_store' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const goods = await lockGoods(db, id);
    if (!goods) return fail('oversight.gone');
    if (worksFor(ctx.actor, goods.merId)) return fail('oversight.own_store');
    if (!goods.hold) return fail('oversight.wrong_state');
    await letGo(db, id);
    const store = await lockStore(db, goods.merId);
    if (store?.status === 'open') await turnOne(db, id, 'on_sale', ctx.clock.now());
    await ctx.changed(...shownBy(id, goods.merId));
    return ok(null);
  });
}

/** The store has mended what was wrong, and asks for another look. */
export async function askAgain(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<null, 'goods.not_found' | 'oversight.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const goods = await lockGoods(db, id);
    if (goods?.merId !== ctx.actor.merId) return fail('goods.not_found');
    if (!goods.hold || goods.hold.askedAt) return fail('oversight.wrong_state');
    await noteAsked(db, id, ctx.clock.now());
    return ok(null);
  });
}
