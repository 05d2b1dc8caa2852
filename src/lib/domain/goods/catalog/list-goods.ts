import type { GoodsCard, GoodsFilter } from '../../../contracts/goods.ts';
import { yuan } from '../../../kernel/money.ts';
import { HOT_LIST_LENGTH } from '../../../kernel/limits.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { cards } from './cards.ts';
import { differenceOf, recordMiss, seek, shownSize, type Sought } from '../search/index.ts';
import { channelIds, rankingRows } from './goods-list.repo.ts';
import { pricedPage } from './found/priced.ts';
import { rankedPage } from './found/ranked.ts';
import { chosenSizes } from './found/chosen-sizes.ts';
import { foundGoods, wantedGoods } from './found/wanted-goods.ts';
import { pick } from './shelf/pick.ts';
import { categoriesByIds } from './category.repo.ts';
import { inLocale } from './card.ts';

interface GoodsPage {
  count: number;
  list: GoodsCard[];
}
interface GoodsFound extends GoodsPage {
  corrected?: string;
  left_out?: string[];
  near?: { asked: string; sizes: string[]; differences: string[] };
}
interface Paging {
  page: number;
  limit: number;
}

const window = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit });

/** A card whose SKU the query names links to that SKU, and shows its price. */
async function withNamedSkus(
  ctx: Context,
  list: GoodsCard[],
  sought: Sought,
  lacking?: Set<number>,
): Promise<GoodsCard[]> {
  const ids = list.map((card) => card.product_id);
  const chosen = await chosenSizes(ctx, ids, sought, lacking);
  return list.map((card) => {
    const size = chosen.get(card.product_id);
    if (!size) return card;
    const { skuId, designation, image, price, stock, fits } = size;
    const shown = { designation, price: card.price === '' ? '' : yuan(price), stock, fits };
    return { ...card, sku: skuId, size: shown, image: image || card.image };
  });
}

const isOnlyWords = ({ keyword: _words, page, limit: _limit, order: _order, ...others }: GoodsFilter) =>
  page === 1 && Object.values(others).every((value) => value === undefined);

/**
 * Goods by words and filters, one page. If hardly anything is found, typing errors are corrected, and `corrected` has
 * the words that were searched for instead. Nothing found for words alone is counted for operators.
 */
export async function listGoods(ctx: Context, filter: GoodsFilter): Promise<Result<GoodsFound, never>> {
  const { shelf, conditions, sought } = await wantedGoods(ctx, filter);
  const page = window(filter);
  const { order } = filter;
  const { count, ids } =
    sought !== undefined && order === 'default'
      ? await rankedPage(ctx, { shelf, conditions, sought }, page)
      : sought !== undefined && (order === 'price_asc' || order === 'price_desc')
        ? await pricedPage(ctx, { shelf, conditions, sought }, order, page)
        : pick(shelf, conditions, order, page);
  // A search counts as missed if it found nothing, or only by leaving out a word that is no brand: brands that no store
  // sells are known.
  const isMissed = count === 0 || sought?.leftOut.some(({ kind }) => kind !== 'brand');
  if (isMissed && filter.keyword?.trim() && isOnlyWords(filter)) await recordMiss(ctx, filter.keyword);
  if (count === 0) return ok({ count, list: [] });
  const found = await cards(ctx, ids);
  const lacking = new Set<number>();
  const list = sought ? await withNamedSkus(ctx, found, sought, lacking) : found;
  const corrected = sought?.corrected;
  const { category3, places } = shelf.columns;
  const kindOf = ({ product_id }: GoodsCard): number => category3[places.get(product_id) ?? -1] ?? 0;
  return ok({
    count,
    list: sought && order === 'default' ? lackingLast(fittingFirst(list, sought), lacking, kindOf) : list,
    ...(corrected ? { corrected } : {}),
    ...(sought?.leftOut.length ? { left_out: sought.leftOut.map(({ text }) => text) } : {}),
    ...(sought?.near
      ? {
          near: {
            asked: shownSize(sought.near.asked),
            sizes: sought.near.sizes.map(shownSize),
            differences: sought.near.sizes.map((size) => differenceOf(sought.near!.asked, size)),
          },
        }
      : {}),
  });
}

/**
 * Where no goods have a measure itself, goods with a range that holds it come first: for 200 N·m, 40-210 before smaller
 * ones.
 */
function fittingFirst(list: GoodsCard[], { evidence, leftOut }: Sought): GoodsCard[] {
  const isInRange = evidence.some(
    ({ within, tokens }) => within !== undefined && leftOut.some(({ text }) => tokens.has(text)),
  );
  if (!isInRange) return list;
  return list.toSorted((a, b) => Number(b.size !== undefined) - Number(a.size !== undefined));
}

/** Of one kind of goods those that have the size come before those whose sizes are all of another measure. */
function lackingLast(
  list: GoodsCard[],
  lacking: ReadonlySet<number>,
  kindOf: (card: GoodsCard) => number,
): GoodsCard[] {
  if (lacking.size === 0) return list;
  const kinds = Map.groupBy(list, kindOf);
  for (const [kind, cards] of kinds)
    kinds.set(
      kind,
      cards.toSorted((a, b) => Number(lacking.has(a.product_id)) - Number(lacking.has(b.product_id))),
    );
  return list.map((card) => kinds.get(kindOf(card))!.shift()!);
}

/** What comes nearest to words that nothing has all of, and which of them were left out. */
export async function listNearest(ctx: Context, { keyword, limit }: { keyword: string; limit: number }) {
  const sought = await seek(ctx, keyword);
  const leftOut = sought.leftOut.map(({ text }) => text);
  const { count, ids } = await rankedPage(ctx, await foundGoods(ctx, sought), { limit, offset: 0 });
  if (count === 0) return ok({ words: '', left_out: sought.meanings.map(({ text }) => text), list: [] });
  return ok({
    words: sought.meanings.map(({ text }) => text).join(' '),
    left_out: leftOut,
    list: await withNamedSkus(ctx, await cards(ctx, ids), sought),
  });
}

/** A channel of the home page: 精品 best, 新品 new, 热门 hot, 推荐 good. */
export async function listChannel(
  ctx: Context,
  input: Paging & { type: 'best' | 'new' | 'hot' | 'good'; mer_id?: number | undefined },
): Promise<Result<GoodsPage, never>> {
  const { ids, count } = await channelIds(ctx.database.reader, input.type, input.mer_id, window(input));
  return ok({ count, list: await cards(ctx, ids) });
}

/** Goods in stock that sell well (猜你喜欢), of a category if one is given. */
export function listRecommended(
  ctx: Context,
  { cate_id, ...paging }: Paging & { cate_id?: number | undefined },
): Promise<Result<GoodsPage, never>> {
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
