import type { GoodsCard, GoodsFilter } from '../../../contracts/goods.ts';
import { HOT_LIST_LENGTH } from '../../../kernel/limits.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { cardOf } from './card.ts';
import { cardsByIds, channelIds, countGoods, goodsIds, rankingRows } from './goods-list.repo.ts';
import { categoriesByIds } from './category.repo.ts';
import { inLocale } from './card.ts';

interface GoodsPage {
  count: number;
  list: GoodsCard[];
}
interface Paging {
  page: number;
  limit: number;
}

const window = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit });

async function cards(ctx: Context, ids: number[]): Promise<GoodsCard[]> {
  return (await cardsByIds(ctx.database.reader, ids)).map(cardOf(ctx.locale));
}

/**
 * Goods by words and filters, one page. When no product has all the words, those with some of them are
 * answered, the best first, so that a long query does not end in nothing.
 */
export async function listGoods(ctx: Context, filter: GoodsFilter): Promise<Result<GoodsPage>> {
  const db = ctx.database.reader;
  let mode: 'all' | 'any' = 'all';
  let count = await countGoods(db, filter);
  if (count === 0 && filter.keyword?.trim()) {
    mode = 'any';
    count = await countGoods(db, filter, mode);
  }
  if (count === 0) return ok({ count, list: [] });
  const ids = await goodsIds(db, filter, { ...window(filter), mode });
  return ok({ count, list: await cards(ctx, ids) });
}

/** A channel of the home page: 精品 best, 新品 new, 热门 hot, 推荐 good. */
export async function listChannel(
  ctx: Context,
  input: Paging & { type: 'best' | 'new' | 'hot' | 'good'; mer_id?: number | undefined },
): Promise<Result<GoodsPage>> {
  const { ids, count } = await channelIds(ctx.database.reader, input.type, input.mer_id, window(input));
  return ok({ count, list: await cards(ctx, ids) });
}

/** Goods in stock that sell well (猜你喜欢), of a category if one is given. */
export function listRecommended(
  ctx: Context,
  { cate_id, ...paging }: Paging & { cate_id?: number | undefined },
): Promise<Result<GoodsPage>> {
  return listGoods(ctx, { ...paging, order: 'sales', stock: 1, ...(cate_id ? { cate_id } : {}) });
}

/** The twenty best sellers (specification, section 9) of each category. */
export async function listHotRanking(ctx: Context, { cate_pid }: { cate_pid?: number | undefined }) {
  const rows = await rankingRows(ctx.database.reader, cate_pid, HOT_LIST_LENGTH);
  const all = await cards(
    ctx,
    rows.map((row) => row.productId),
  );
  const byId = new Map(all.map((card) => [card.product_id, card]));
  const categories = await categoriesByIds(ctx.database.reader, [...new Set(rows.map((row) => row.cateId))]);
  return ok(
    categories.map((row) => ({
      cate_id: row.categoryId,
      cate_name: inLocale(ctx.locale, row.name, row.nameEn),
      list: rows
        .filter(({ cateId }) => cateId === row.categoryId)
        .flatMap(({ productId }) => byId.get(productId) ?? []),
    })),
  );
}
