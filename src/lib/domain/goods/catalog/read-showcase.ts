import type { GoodsCard, Showcase } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { cards } from './cards.ts';
import { showcaseIds } from './showcase.repo.ts';

const PER_SHELF = 10;
const PER_FLOOR = 5;

/** The goods of the home page in two queries: four channels, and a floor for each level-1 category with goods. */
export async function readShowcase(ctx: Context): Promise<Result<Showcase, never>> {
  const rows = await showcaseIds(ctx.database.reader, PER_SHELF, PER_FLOOR);
  const ids = [...new Set(rows.map((row) => row.productId))];
  const known = new Map((await cards(ctx, ids)).map((card) => [card.product_id, card]));
  const shelves = new Map<string, GoodsCard[]>();
  for (const { shelf, productId } of rows) {
    const card = known.get(productId);
    if (card) shelves.set(shelf, [...(shelves.get(shelf) ?? []), card]);
  }
  const take = (shelf: string): GoodsCard[] => {
    const list = shelves.get(shelf) ?? [];
    shelves.delete(shelf);
    return list;
  };
  return ok({
    best: take('best'),
    new: take('new'),
    hot: take('hot'),
    good: take('good'),
    floors: [...shelves].map(([id, list]) => ({ cate_id: Number(id), list })),
  });
}
