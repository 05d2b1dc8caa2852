import type { GoodsFilter } from '../../../../contracts/goods.ts';
import type { Context } from '../../../context.ts';
import { queryOfShown, seek, type CountOf, type Place, type Sought } from '../../search/index.ts';
import { also, ofStores, plainConditions, type Condition, type Conditions } from '../shelf/conditions.ts';
import { pick } from '../shelf/pick.ts';
import { conditionsOf } from '../shelf/wanted.ts';
import { shelfOf, type Shelf } from '../shelf/shelf.ts';
import { matching, type Matching } from './matching.ts';

export interface WantedGoods {
  shelf: Shelf;
  /** The filters, and the words as they were understood. */
  conditions: Conditions;
  sought: Sought | undefined;
}

const nothing: Matching = { ids: new Int32Array(), condition: () => () => false };
const ofPlaces = (places: readonly Place[] = []): Condition[] => places.map(({ stores }) => ofStores(stores));

/** Every word must be in the product, and its store in the places; a text without either matches nothing. */
async function withWords(
  ctx: Context,
  shelf: Shelf,
  conditions: Conditions,
  sought: Sought,
): Promise<Conditions> {
  const { meanings, places = [], wider } = sought;
  const there = also(conditions, ...ofPlaces(places));
  if (meanings.length > 0)
    return { ...there, only: await matching(ctx.database.reader, shelf, queryOfShown(meanings, wider)) };
  return places.length > 0 ? there : { ...there, only: nothing };
}

/** The index of goods on sale: current, or for a cached page the one that another page has just read. */
const shelfFor = ({ kept, database }: Context): Promise<Shelf> => {
  const look = () => shelfOf(database.reader);
  return kept ? kept.briefly('shelf', look) : look();
};

/** Counts goods for the search; the answer for the words is cached, since the list itself needs it next. */
const countOn =
  (ctx: Context, shelf: Shelf): CountOf =>
  async (query, places = []) => {
    const only = query ? await matching(ctx.database.reader, shelf, query) : undefined;
    if (places.length === 0) return only?.ids.length ?? 0;
    const conditions = { ...also(plainConditions({}), ...ofPlaces(places)), ...(only ? { only } : {}) };
    return pick(shelf, conditions, 'sales', { limit: 0, offset: 0 }).count;
  };

/** What a buyer's words mean; the goods that were counted for it are kept for what is asked next. */
export async function seekGoods(ctx: Context, text: string): Promise<Sought> {
  return seek(ctx, text, countOn(ctx, await shelfFor(ctx)));
}

/** What a filter asks for; list, counts and filters of one query mean the same. */
export async function wantedGoods(
  ctx: Context,
  { keyword, ...filter }: Partial<GoodsFilter>,
): Promise<WantedGoods> {
  const text = keyword?.trim();
  const [shelf, conditions] = await Promise.all([shelfFor(ctx), conditionsOf(ctx.database.reader, filter)]);
  if (!text) return { shelf, conditions, sought: undefined };
  const sought = await seek(ctx, text, countOn(ctx, shelf));
  return { shelf, conditions: await withWords(ctx, shelf, conditions, sought), sought };
}

/** Everything that has the words. */
export async function foundGoods(ctx: Context, sought: Sought): Promise<WantedGoods & { sought: Sought }> {
  const shelf = await shelfFor(ctx);
  return { shelf, conditions: await withWords(ctx, shelf, plainConditions({}), sought), sought };
}
