import { lastPageInstead } from '#components/goods/list/list-address.ts';
import { storeQueryOf, type StoreQuery } from '#components/goods/list/store-query.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { chosenNames } from './chosen-names.ts';

/**
 * What a page that lists stores begins with: the stores that its address asks for within what the page is about
 * (undefined when they could not be read), what was chosen as a heading says it, and where a page behind the last one
 * leads instead.
 */
export async function storesHere(
  { locals, url }: { locals: App.Locals; url: URL },
  perPage: number,
  scope: Partial<StoreQuery> = {},
) {
  const params = url.searchParams;
  const query = { ...storeQueryOf(params, perPage), ...scope };
  const [names, stores] = await Promise.all([chosenNames(locals, query), locals.call(storeApi.list, query)]);
  const last = lastPageInstead(url, stores, perPage);
  // A list sorted by distance depends on the visitor, so it is not cached.
  if (stores.ok && !query.location && !last) locals.cacheable(['stores', 'goods', 'places', 'site']);
  return {
    params,
    query,
    perPage,
    stores: stores.ok ? stores.value : undefined,
    chosen: names.join(' · '),
    last,
  };
}
