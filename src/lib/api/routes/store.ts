import { qrcodeUrl } from '../../contracts/qrcode.ts';
import { storeApi, type StoreCard } from '../../contracts/store.ts';
import type { Context } from '../../domain/context.ts';
import { bestByStore, listGoods, textMatch } from '../../domain/goods/catalog/index.ts';
import {
  listStoreCategories,
  countStoreFacets,
  listStores,
  listStoreTypes,
  readStore,
} from '../../domain/merchant/store/index.ts';
import { serve } from '../mount.ts';
import { wantedGoods } from '../goods/wanted-goods.ts';

const RECOMMENDED = 4;

/** Stores know no goods; what each sells most is added here, for all of a page at once. */
async function withGoods<T extends StoreCard>(ctx: Context, stores: T[]): Promise<T[]> {
  const goods = await bestByStore(
    ctx,
    stores.map((store) => store.mer_id),
    RECOMMENDED,
  );
  return stores.map((store) => ({ ...store, recommend: goods.get(store.mer_id) ?? [] }));
}

export const storeRoutes = serve(storeApi, {
  async list(ctx, input) {
    const stores = await listStores(ctx, { ...input, sought: await textMatch(ctx, input.keyword) });
    if (!stores.ok) return stores;
    return { ok: true, value: { ...stores.value, list: await withGoods(ctx, stores.value.list) } };
  },
  async detail(ctx, input) {
    const store = await readStore(ctx, input);
    if (!store.ok) return store;
    const [value] = await withGoods(ctx, [store.value]);
    return { ok: true, value: value! };
  },
  async products(ctx, { id, ...filter }) {
    const store = await readStore(ctx, { id });
    return store.ok ? listGoods(ctx, { ...wantedGoods(filter), mer_id: id }) : store;
  },
  async qrcode(ctx, input) {
    const store = await readStore(ctx, input);
    return store.ok ? { ok: true, value: { url: qrcodeUrl('store', input.id) } } : store;
  },
  facets: async (ctx, input) =>
    countStoreFacets(ctx, { ...input, sought: await textMatch(ctx, input.keyword) }),
  categories: listStoreCategories,
  types: listStoreTypes,
});
