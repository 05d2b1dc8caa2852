import { favouriteApi, type KeptStore } from '../../contracts/favourite.ts';
import type { UserContext } from '../../domain/context.ts';
import { bestByStore } from '../../domain/goods/catalog/index.ts';
import * as favourite from '../../domain/goods/favourite/index.ts';
import { readStores } from '../../domain/merchant/store/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';

const SHOWN_GOODS = 3;

/** Followed stores with what each sells most; stores and goods are different features, so they meet here. */
async function storesOf(ctx: UserContext, paging: { page: number; limit: number }) {
  const { count, ids } = await favourite.followedStores(ctx, paging);
  const stores = await readStores(ctx, ids);
  const goods = await bestByStore(ctx, ids, SHOWN_GOODS);
  const list: KeptStore[] = stores.map(({ merchant, is_open }) => ({
    is_open,
    merchant: { ...merchant, recommend: goods.get(merchant.mer_id) ?? [] },
  }));
  return ok({ count, list });
}

export const favouriteRoutes = serve(favouriteApi, {
  goods: favourite.listFavouriteGoods,
  stores: storesOf,
  places: favourite.listFavouritePlaces,
  kept: favourite.listFavouritesAmong,
  create: favourite.addFavourite,
  remove: favourite.removeFavourite,
  createBatch: favourite.addSeveralFavourites,
  removeBatch: favourite.removeSeveralFavourites,
});
