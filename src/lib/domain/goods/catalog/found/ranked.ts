import type { Context } from '../../../context.ts';
import { calledSo, queryOfAll, queryOfHeads, queryOfShown, type Sought } from '../../search/index.ts';
import { also, notOfGoods, ofGoods } from '../product-index/conditions.ts';
import { pick } from '../product-index/pick.ts';
import { matching } from './matching.ts';
import { namedGoods, weighed } from './ranked.repo.ts';
import type { WantedGoods } from './wanted-goods.ts';
import { whileUnchanged } from './while-unchanged.ts';

/**
 * So many goods are weighed word by word. If more were found, these are the best sellers, the newest and those with the
 * designation; the others follow by sales.
 */
const RANKED = 240;
const NEWEST = 80;

/** A kept order takes some kilobytes, its question among them. */
const MOST_KEPT = 64;
const kept = whileUnchanged<number[]>(MOST_KEPT);

/** A page ordered by relevance: the best sellers among what was found, and goods with this designation, are weighed. */
export async function rankedPage(
  ctx: Context,
  { index, conditions, sought }: WantedGoods & { sought: Sought },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; ids: number[] }> {
  const db = ctx.database.reader;
  const { meanings, keys, thing, wider } = sought;
  if (meanings.length === 0)
    return sought.places ? pick(index, conditions, 'sales', { limit, offset }) : { count: 0, ids: [] };
  const heads = `(${queryOfShown(meanings, wider)}) & (${queryOfHeads(meanings)})`;
  const [called, named] = await Promise.all([matching(db, index, heads), namedGoods(db, keys)]);
  const best = (wanted: typeof conditions) => pick(index, wanted, 'sales', { limit: RANKED, offset: 0 });
  const newest = (wanted: typeof conditions) =>
    pick(index, wanted, 'create_time', { limit: NEWEST, offset: 0 }).ids;
  const { count, ids: found } = best(conditions);
  if (count === 0) return { count, ids: [] };
  // What is called so has all the words, too.
  const isCalled = best({ ...conditions, only: called }).ids;
  const isNew = count > RANKED ? [...newest(conditions), ...newest({ ...conditions, only: called })] : [];
  const isNamed = named.length > 0 ? best(also(conditions, ofGoods(named))).ids : [];
  const candidates = new Set([...found, ...isCalled, ...isNew, ...isNamed]);
  const { hints, near, unwanted } = sought;
  const words = { meanings: sought.weighed ?? meanings, hints, near, thing, unwanted };
  const whole = wider
    ? queryOfAll(meanings.map((row) => (row.text === thing?.text ? calledSo(row) : row)))
    : undefined;
  // The next page, another order of the same goods or a filter that leaves them asks the same.
  const ranked = await kept(db, index, JSON.stringify([[...candidates], words, whole, named]), () =>
    weighed(db, [...candidates], words, whole, named),
  );
  const first = ranked.slice(offset, offset + limit);
  if (first.length === limit || count === ranked.length) return { count, ids: first };
  const after = { limit: limit - first.length, offset: Math.max(0, offset - ranked.length) };
  const rest = pick(index, also(conditions, notOfGoods(ranked)), 'sales', after);
  return { count, ids: [...first, ...rest.ids] };
}

/** These goods ordered by relevance to the words. */
export const orderOfGoods = (
  ctx: Pick<Context, 'database'>,
  productIds: readonly number[],
  sought: Sought,
): Promise<number[]> => weighed(ctx.database.reader, [...new Set(productIds)], sought, undefined, []);
