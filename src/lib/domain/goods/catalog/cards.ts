import type { GoodsCard } from '../../../contracts/goods.ts';
import type { Context } from '../../context.ts';
import { rowsByIds } from '../../cached-for.ts';
import { cardOf } from './card.ts';
import { cardsByIds } from './goods-list.repo.ts';

/** Tags of the caches that hold a product's card; code that changes what a card shows invalidates one of them. */
const tagsOf = (id: number): string[] => ['goods', `goods:${id}`, 'stores', 'places', 'coupons'];

/** Cards of these products, in the order of the ids. */
export async function cards(ctx: Context, ids: number[]): Promise<GoodsCard[]> {
  const rows = await rowsByIds(ctx, 'card', tagsOf, ids, async (wanted) =>
    (await cardsByIds(ctx.database.reader, wanted)).map((row) => [row.productId, row]),
  );
  return rows.map(cardOf(ctx.locale));
}
