import type { Belt, Market } from '../../../contracts/place.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { introLines } from '../../content/intro-lines.ts';
import type { TextMatch } from '../store/index.ts';
import { beltById, beltsPage, categoryNames, marketById, marketNames, marketsPage } from './place.repo.ts';

interface Filter {
  keyword?: string | undefined;
  sought?: TextMatch | undefined;
  cate_id?: number | undefined;
  area?: number | undefined;
  province_id?: string | undefined;
  page: number;
  limit: number;
}
type BeltRow = NonNullable<Awaited<ReturnType<typeof beltById>>>;
type MarketRow = NonNullable<Awaited<ReturnType<typeof marketById>>>;
type Names = Map<number, string>;

async function namesOf(ctx: Context, ids: number[]): Promise<Names> {
  const rows = await categoryNames(ctx.database.reader, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, ctx.locale === 'en-US' ? row.nameEn : row.name]));
}
const cateOf = (names: Names, ids: number[]) => ids.map((id) => ({ id, name: names.get(id) ?? '' }));
const words = (ctx: Context, zh: string, en: string) => (ctx.locale === 'en-US' && en ? en : zh);

const beltView = (ctx: Context, { belt, stores, factories, goods }: BeltRow, names: Names): Belt => ({
  belt_id: belt.beltId,
  name: words(ctx, belt.name, belt.nameEn),
  cover: belt.cover,
  province: words(ctx, belt.province, belt.provinceEn),
  province_id: belt.provinceCode.slice(0, 2),
  city: words(ctx, belt.city, belt.cityEn),
  cate: cateOf(names, belt.categoryIds),
  mer_count: stores,
  factory_count: factories,
  product_count: goods,
  intro: introLines(words(ctx, belt.intro, belt.introEn)),
  lat: belt.latitude,
  long: belt.longitude,
});

const marketView = (ctx: Context, { market, stores, goods }: MarketRow, names: Names): Market => ({
  market_id: market.marketId,
  name: words(ctx, market.name, market.nameEn),
  cover: market.cover,
  address: words(ctx, market.address, market.addressEn),
  cate: cateOf(names, market.categoryIds),
  province_id: market.provinceCode.slice(0, 2),
  mer_count: stores,
  product_count: goods,
  intro: introLines(words(ctx, market.intro, market.introEn)),
});

/** Industry belts by words, province and line of business. */
export async function listBelts(ctx: Context, filter: Filter) {
  const { count, rows } = await beltsPage(ctx.database.reader, filter);
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => row.belt.categoryIds),
  );
  return ok({ count, list: rows.map((row) => beltView(ctx, row, names)) });
}

/** One belt. */
export async function readBelt(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<Belt, 'place.not_found'>> {
  const row = await beltById(ctx.database.reader, id);
  if (!row) return fail('place.not_found');
  return ok(beltView(ctx, row, await namesOf(ctx, row.belt.categoryIds)));
}

/** Category markets by words, city and line of business. */
export async function listMarkets(ctx: Context, filter: Parameters<typeof marketsPage>[1]) {
  const { count, rows } = await marketsPage(ctx.database.reader, filter);
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => row.market.categoryIds),
  );
  return ok({ count, list: rows.map((row) => marketView(ctx, row, names)) });
}

/** Markets that a buyer may mean who is still writing. */
export async function suggestMarkets(ctx: Context, sought: TextMatch, limit: number) {
  const rows = await marketNames(ctx.database.reader, sought, limit);
  return rows.map(({ id, name, nameEn }) => ({ market_id: id, name: words(ctx, name, nameEn) }));
}

/** One market. */
export async function readMarket(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<Market, 'place.not_found'>> {
  const row = await marketById(ctx.database.reader, id);
  if (!row) return fail('place.not_found');
  return ok(marketView(ctx, row, await namesOf(ctx, row.market.categoryIds)));
}
