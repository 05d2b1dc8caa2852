import type { GoodsFilter } from '../../../../contracts/goods.ts';
import type { Context } from '../../../context.ts';
import { queryOfAll, seek, type Sought } from '../../search/index.ts';
import { plainConditions, type Conditions } from '../shelf/conditions.ts';
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

/** Every word must be in the product; a text without words matches nothing. */
const matched = async (ctx: Context, shelf: Shelf, { meanings }: Sought): Promise<Matching> =>
  meanings.length === 0 ? nothing : matching(ctx.database.reader, shelf, queryOfAll(meanings));

/** What a filter asks for; list, counts and filters of one query mean the same. */
export async function wantedGoods(
  ctx: Context,
  { keyword, ...filter }: Partial<GoodsFilter>,
): Promise<WantedGoods> {
  const db = ctx.database.reader;
  const text = keyword?.trim();
  const [shelf, conditions] = await Promise.all([shelfOf(db), conditionsOf(db, filter)]);
  if (!text) return { shelf, conditions, sought: undefined };
  const sought = await seek(ctx, text, async (query) => (await matching(db, shelf, query)).ids.length);
  return { shelf, conditions: { ...conditions, only: await matched(ctx, shelf, sought) }, sought };
}

/** Everything that has the words. */
export async function foundGoods(ctx: Context, sought: Sought): Promise<WantedGoods & { sought: Sought }> {
  const shelf = await shelfOf(ctx.database.reader);
  return { shelf, conditions: { ...plainConditions({}), only: await matched(ctx, shelf, sought) }, sought };
}
