import type { GoodsFilter } from '../../../../contracts/goods.ts';
import type { Context } from '../../../context.ts';
import { queryOfShown, seek, type CountOf, type Place, type Sought } from '../../search/index.ts';
import {
  also,
  ofStores,
  plainConditions,
  type Condition,
  type Conditions,
} from '../product-index/conditions.ts';
import { pick } from '../product-index/pick.ts';
import { conditionsOf } from '../product-index/wanted.ts';
import { productIndexOf, type ProductIndex } from '../product-index/product-index.ts';
import { matching, type Matching } from './matching.ts';

export interface WantedGoods {
  index: ProductIndex;
  /** The filters, and the words as they were understood. */
  conditions: Conditions;
  sought: Sought | undefined;
}

const nothing: Matching = { ids: new Int32Array(), condition: () => () => false };
const ofPlaces = (places: readonly Place[] = []): Condition[] => places.map(({ stores }) => ofStores(stores));

/** Every word must be in the product, and its store in the places; a text without either matches nothing. */
async function withWords(
  ctx: Context,
  index: ProductIndex,
  conditions: Conditions,
  sought: Sought,
): Promise<Conditions> {
  const { meanings, places = [], wider } = sought;
  const there = also(conditions, ...ofPlaces(places));
  if (meanings.length > 0)
    return { ...there, only: await matching(ctx.database.reader, index, queryOfShown(meanings, wider)) };
  return places.length > 0 ? there : { ...there, only: nothing };
}

/** The index of goods on sale: current, or for a cached page the one that another page has just read. */
const indexFor = ({ cache, database }: Context): Promise<ProductIndex> => {
  const look = () => productIndexOf(database.reader);
  return cache ? cache.briefly('index', look) : look();
};

/** Counts goods for the search; the answer for the words is cached, since the list itself needs it next. */
const countOn =
  (ctx: Context, index: ProductIndex): CountOf =>
  async (query, places = []) => {
    const only = query ? await matching(ctx.database.reader, index, query) : undefined;
    if (places.length === 0) return only?.ids.length ?? 0;
    const conditions = { ...also(plainConditions({}), ...ofPlaces(places)), ...(only ? { only } : {}) };
    return pick(index, conditions, 'sales', { limit: 0, offset: 0 }).count;
  };

/** What a buyer's words mean; the goods that were counted for it are kept for what is asked next. */
export async function seekGoods(ctx: Context, text: string): Promise<Sought> {
  return seek(ctx, text, countOn(ctx, await indexFor(ctx)));
}

/** What a filter asks for; list, counts and filters of one query mean the same. */
export async function wantedGoods(
  ctx: Context,
  { keyword, ...filter }: Partial<GoodsFilter>,
): Promise<WantedGoods> {
  const text = keyword?.trim();
  const [index, conditions] = await Promise.all([indexFor(ctx), conditionsOf(ctx.database.reader, filter)]);
  if (!text) return { index, conditions, sought: undefined };
  const sought = await seek(ctx, text, countOn(ctx, index));
  return { index, conditions: await withWords(ctx, index, conditions, sought), sought };
}

/** Everything that has the words. */
export async function foundGoods(ctx: Context, sought: Sought): Promise<WantedGoods & { sought: Sought }> {
  const index = await indexFor(ctx);
  return { index, conditions: await withWords(ctx, index, plainConditions({}), sought), sought };
}
