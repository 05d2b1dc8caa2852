import type { KeptGoods, KeptPlace } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { cardOf, cardsByIds } from '../catalog/index.ts';
import {
  countFavourites,
  favouriteIds,
  favouritePage,
  favouritePlaces,
  onSaleIds,
} from './favourite.repo.ts';
import { kindOf } from './kind.ts';

interface Paging {
  page: number;
  limit: number;
}

/** Products that the caller keeps, newest first; those taken down stay in the list and say so. */
export async function listFavouriteGoods(
  ctx: UserContext,
  paging: Paging,
): Promise<Result<{ count: number; list: KeptGoods[] }, never>> {
  const { db } = ctx.database;
  const count = await countFavourites(db, ctx.actor.uid, 'product');
  const ids = await favouritePage(db, ctx.actor.uid, 'product', paging);
  if (ids.length === 0) return ok({ count, list: [] });
  const onSale = await onSaleIds(db, ids);
  const cards = (await cardsByIds(db, ids)).map(cardOf(ctx.locale));
  return ok({ count, list: cards.map((spu) => ({ spu, is_on_sale: onSale.has(spu.product_id) })) });
}

/** Ids of the stores that the caller follows, newest first, one page. */
export async function followedStores(
  ctx: UserContext,
  paging: Paging,
): Promise<{ count: number; ids: number[] }> {
  const { db } = ctx.database;
  return {
    count: await countFavourites(db, ctx.actor.uid, 'store'),
    ids: await favouritePage(db, ctx.actor.uid, 'store', paging),
  };
}

/** Belts and markets that the caller keeps, newest first. */
export async function listFavouritePlaces(
  ctx: UserContext,
  paging: Paging,
): Promise<Result<{ count: number; list: KeptPlace[] }, never>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const inEnglish = ctx.locale === 'en-US';
  const words = (zh: string, en: string) => (inEnglish && en ? en : zh);
  const rows = await favouritePlaces(db, uid, paging);
  const list = rows.flatMap(({ belt, market }): KeptPlace[] => {
    if (belt) {
      const { beltId: id, cover } = belt;
      const place = [words(belt.province, belt.provinceEn), words(belt.city, belt.cityEn)].join(' ');
      return [{ type: FAVOURITE_TYPES.belt, id, name: words(belt.name, belt.nameEn), cover, place }];
    }
    if (!market) return [];
    const { marketId: id, cover } = market;
    const place = words(market.address, market.addressEn);
    return [{ type: FAVOURITE_TYPES.market, id, name: words(market.name, market.nameEn), cover, place }];
  });
  const count = (await countFavourites(db, uid, 'belt')) + (await countFavourites(db, uid, 'market'));
  return ok({ count, list });
}

/** Which of these products, stores or places the caller keeps. */
export async function listFavouritesAmong(
  ctx: UserContext,
  { ids, type }: { ids: string; type: number },
): Promise<Result<number[], never>> {
  return ok(await favouriteIds(ctx.database.db, ctx.actor.uid, kindOf(type), ids.split(',').map(Number)));
}
