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
import { chosenSizes, type ChosenSize } from './found/chosen-sizes.ts';
import { foundGoods, wantedGoods } from './found/wanted-goods.ts';
import { pick } from './product-index/pick.ts';
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
  { lacking, chosen = new Map() }: { lacking?: Set<number>; chosen?: Map<number, ChosenSize> } = {},
): Promise<GoodsCard[]> {
  const ids = list.map((card) => card.product_id);
  for (const [id, size] of await chosenSizes(ctx, ids, sought, lacking)) chosen.set(id, size);
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
  const { index, conditions, sought } = await wantedGoods(ctx, filter);
  const page = window(filter);
  const { order } = filter;
  const { count, ids } =
    sought !== undefined && order === 'default'
      ? await rankedPage(ctx, { index, conditions, sought }, page)
      : sought !== undefined && (order === 'price_asc' || order === 'price_desc')
        ? await pricedPage(ctx, { index, conditions, sought }, order, page)
        : pick(index, conditions, order, page);
  if (count === 0 && filter.keyword?.trim() && isOnlyWords(filter)) await recordMiss(ctx, filter.keyword);
  if (count === 0) return ok({ count, list: [] });
  const found = await cards(ctx, ids);
  const lacking = new Set<number>();
  const chosen = new Map<number, ChosenSize>();
  const named = sought ? await withNamedSkus(ctx, found, sought, { lacking, chosen }) : found;
  const corrected = sought?.corrected;
  const { category3, places } = index.columns;
  const kindOf = ({ product_id }: GoodsCard): number => category3[places.get(product_id) ?? -1] ?? 0;
  const list =
    sought && order === 'default' ? fittingFirst(named, sought, { lacking, chosen, kindOf }) : named;
  const left = sought ? stillLeft(sought, chosen.get(list[0]?.product_id ?? 0)) : [];
  // What was found without a word that says of what is no answer either; a brand that nobody sells is known to be none.
  const isMissed = left.some(({ kind }) => kind !== 'brand');
  if (isMissed && filter.keyword?.trim() && isOnlyWords(filter)) await recordMiss(ctx, filter.keyword);
  return ok({
    count,
    list,
    ...(corrected ? { corrected } : {}),
    ...(left.length ? { left_out: left.map(({ text }) => text) } : {}),
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

/** What no goods have with the other words, but for what the size that is shown first has: a red one, one of 500 VA. */
const stillLeft = ({ leftOut }: Sought, first: ChosenSize | undefined): Sought['leftOut'] =>
  leftOut.filter(({ text }) => !first?.met.some(({ tokens }) => tokens.has(text)));

interface Fitting {
  lacking: ReadonlySet<number>;
  chosen: ReadonlyMap<number, ChosenSize>;
  kindOf: (card: GoodsCard) => number;
}

/**
 * Of one kind of goods those whose size has what all goods together have not come first: 200 N·m in 40-210 before what
 * turns with less, a hammer of 2 pounds before one that is sold by the kilo. Then what has all numbers in one size, and last
 * what has sizes of another measure only.
 */
function fittingFirst(
  list: GoodsCard[],
  { evidence, leftOut, thing }: Sought,
  { lacking, chosen, kindOf }: Fitting,
): GoodsCard[] {
  const left = evidence.filter(
    ({ tokens, isSharp, isMark, within }) =>
      (isSharp || isMark || within) && leftOut.some(({ text }) => tokens.has(text)),
  );
  const worth = ({ product_id }: GoodsCard): number => {
    const size = chosen.get(product_id);
    const met = left.filter((one) => size?.met.includes(one)).length;
    return met - (size?.apart ?? 0) - (lacking.has(product_id) ? LACKING : 0);
  };
  const kinds = Map.groupBy(list, kindOf);
  for (const [kind, own] of kinds)
    kinds.set(
      kind,
      own.toSorted((a, b) => worth(b) - worth(a)),
    );
  const fitting = list.map((card) => kinds.get(kindOf(card))!.shift()!);
  // 配电箱 宽400 高500 深200: goods with these three in one size come before those of another kind that have no such size.
  const isWhole = ({ product_id }: GoodsCard): boolean =>
    chosen
      .get(product_id)
      ?.met.some(({ isSharp, tokens }) => isSharp && [...tokens.keys()].some((token) => WHOLE.test(token))) ??
    false;
  if (!fitting[0] || chosen.has(fitting[0].product_id)) return fitting;
  // 减压阀 1寸: of what is called so, that which has the size comes first.
  const isMeasured = evidence.some(({ of, isSharp }) => of !== undefined && isSharp);
  const isCalled = ({ product_id, store_name }: GoodsCard): boolean =>
    chosen.has(product_id) && thing !== undefined && endsIn(store_name, thing.names);
  const worthOf = (card: GoodsCard): number => Number(isWhole(card)) + Number(isMeasured && isCalled(card));
  return fitting.toSorted((a, b) => worthOf(b) - worthOf(a));
}
/** A run of characters of the name ends in one of the words, or a word of it is one: 直柄冲击钻头 is no 冲击钻. */
const endsIn = (name: string, words: readonly string[]): boolean =>
  words.some((word) => {
    const at = name.toLowerCase().indexOf(word);
    return at >= 0 && !/^\p{Script=Han}/u.test(name.slice(at + word.length));
  });
const WHOLE = /^\d[\d.]*x[\d.]+x[\d.]+$/;
/** More than anything that may be said of a size. */
const LACKING = 100;

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
