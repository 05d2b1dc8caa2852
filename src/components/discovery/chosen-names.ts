import type { StoreQuery } from '#components/goods/list/store-query.ts';
import { placeApi } from '#lib/contracts/place.ts';
import { storeApi } from '#lib/contracts/store.ts';

/** Names of the filters of a list of stores that make it another page: province, belt, line of business, type. */
export async function chosenNames({ call }: Pick<App.Locals, 'call'>, query: StoreQuery): Promise<string[]> {
  const [belt, categories, types, belts] = await Promise.all([
    query.belt_id ? call(placeApi.belt, { id: query.belt_id }) : undefined,
    query.category_id ? call(storeApi.categories) : undefined,
    query.type_id ? call(storeApi.types) : undefined,
    query.province_id ? call(placeApi.belts, { limit: 100 }) : undefined,
  ]);
  return [
    belts?.ok ? belts.value.list.find((row) => row.province_id === query.province_id)?.province : undefined,
    belt?.ok ? belt.value.name : undefined,
    categories?.ok ? categories.value.find((row) => row.id === query.category_id)?.name : undefined,
    types?.ok ? types.value.find((row) => row.id === query.type_id)?.name : undefined,
  ].filter((name) => name !== undefined);
}
