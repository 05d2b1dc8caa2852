import type { Context } from '../../../context.ts';
import type { Sought } from '../../search/index.ts';
import { ON_REQUEST } from '../product-index/columns.ts';
import { pick } from '../product-index/pick.ts';
import { chosenSizes } from './chosen-sizes.ts';
import type { WantedGoods } from './wanted-goods.ts';

/** Of so many found goods the size that the words name is looked up for its price; more are sorted by their lowest. */
const SIZED = 480;

/** A page by what one piece costs of the size that each card shows: M8 is not sorted by what M3 of the same goods costs. */
export async function pricedPage(
  ctx: Context,
  { index, conditions, sought }: WantedGoods & { sought: Sought },
  order: 'price_asc' | 'price_desc',
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; ids: number[] }> {
  const { count, ids } = pick(index, conditions, order, { limit: SIZED, offset: 0 });
  if (count > SIZED) return pick(index, conditions, order, { limit, offset });
  const sizes = await chosenSizes(ctx, ids, sought);
  const { places, flags, price, priceOfOne } = index.columns;
  const way = order === 'price_asc' ? 1 : -1;
  const worth = (id: number): number => {
    const at = places.get(id)!;
    // They stand last both ways, and no order tells their price.
    if (flags[at]! & ON_REQUEST) return Infinity;
    const size = sizes.get(id);
    return way * (size && price[at]! > 0 ? (size.price * priceOfOne[at]!) / price[at]! : priceOfOne[at]!);
  };
  const worths = new Map(ids.map((id) => [id, worth(id)]));
  // Equal ones keep the order that they come in; those on request are all equal.
  const sorted = ids.toSorted((a, b) =>
    worths.get(a) === worths.get(b) ? 0 : worths.get(a)! - worths.get(b)!,
  );
  return { count, ids: sorted.slice(offset, offset + limit) };
}
