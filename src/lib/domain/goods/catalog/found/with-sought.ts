import type { GoodsFilter } from '../../../../contracts/goods.ts';
import type { Context } from '../../../context.ts';
import { seek } from '../../search/index.ts';
import { levelOf } from '../category.repo.ts';
import type { GoodsConditions } from '../goods-conditions.repo.ts';

/** The filter with its words understood; list, counts and filters of one query mean the same. */
export async function withSought<T extends Partial<GoodsFilter>>(
  ctx: Context,
  { keyword, ...filter }: T,
): Promise<Omit<T, 'keyword'> & GoodsConditions> {
  const text = keyword?.trim();
  const cateLevel = filter.cate_id ? await levelOf(ctx.database.reader, filter.cate_id) : undefined;
  return { ...filter, cateLevel, ...(text ? { sought: await seek(ctx, text) } : {}) };
}
