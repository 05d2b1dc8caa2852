import type { GoodsCard } from '../../../contracts/goods.ts';
import type { Context } from '../../context.ts';
import { cards } from './cards.ts';
import { bestOfStores } from './goods-list.repo.ts';

/** What each of these stores sells most, in two queries for all of them. */
export async function bestByStore(
  ctx: Context,
  merIds: number[],
  perStore: number,
): Promise<Map<number, GoodsCard[]>> {
  const best = await bestOfStores(ctx.database.reader, merIds, perStore);
  const all = await cards(
    ctx,
    best.map((row) => row.productId),
  );
  const grouped = new Map<number, GoodsCard[]>();
  for (const card of all) {
    grouped.set(card.merchant.mer_id, [...(grouped.get(card.merchant.mer_id) ?? []), card]);
  }
  return grouped;
}
