import type { GoodsFloor } from '../../../contracts/goods.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { listCategories } from './list-categories.ts';
import { readShowcase } from './read-showcase.ts';

/** The floors of the home page: level-1 categories with what sells best in each, a page of them. */
export async function listFloors(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<Result<{ count: number; list: GoodsFloor[] }, never>> {
  const [tree, showcase] = await Promise.all([listCategories(ctx), readShowcase(ctx)]);
  if (!tree.ok) return tree;
  if (!showcase.ok) return showcase;
  const names = new Map(tree.value.map((row) => [row.store_category_id, row]));
  const floors = showcase.value.floors.flatMap(({ cate_id, list }) => {
    const top = names.get(cate_id);
    return top ? [{ cate_id, cate_name: top.cate_name, pic: top.pic, list }] : [];
  });
  return ok({ count: floors.length, list: floors.slice((page - 1) * limit, page * limit) });
}
