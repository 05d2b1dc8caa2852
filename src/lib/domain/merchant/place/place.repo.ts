import { and, asc, desc, eq, ilike, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { belt, category, market } from '../../../db/schema.ts';
import type { MARKET_SORTS } from '../../../contracts/place.ts';
import type { TextMatch } from '../store/index.ts';

interface PlaceFilter {
  keyword?: string | undefined;
  /** The words as they were understood. */
  sought?: TextMatch | undefined;
  cate_id?: number | undefined;
  area?: number | undefined;
  province_id?: string | undefined;
  page: number;
  limit: number;
}

const likeText = (text: string): string => `%${text.trim().replace(/[%_\\]/g, '\\$&')}%`;
const hasCategory = (column: SQL, id: number): SQL => sql`${column} @> ${JSON.stringify([id])}::jsonb`;

/** A place is also found by the categories that it makes. */
const ofCategoryNamed = (column: SQL, text: string): SQL =>
  sql`exists (select 1 from ${category} where (${category.name} ilike ${text} or ${category.nameEn} ilike ${text})
    and ${column} @> to_jsonb(array[(${category.path}->>0)::int]))`;

// Names are written out: in a query without a join drizzle prints columns bare, and a subquery would
// compare them with its own.
const beltColumns = {
  belt,
  stores: sql<number>`(select count(*)::int from merchant where merchant.belt_id = belt.belt_id and merchant.status = 'open')`,
  factories: sql<number>`(select count(*)::int from merchant join merchant_type using (merchant_type_id)
    where merchant.belt_id = belt.belt_id and merchant.status = 'open' and merchant_type.key = 'factory')`,
  goods: sql<number>`(select count(*)::int from product where product.status = 'on_sale' and product.mer_id in
    (select merchant.mer_id from merchant where merchant.belt_id = belt.belt_id))`,
};

export async function beltsPage(db: Db, filter: PlaceFilter) {
  const found: (SQL | undefined)[] = [];
  if (filter.keyword?.trim()) {
    const text = likeText(filter.keyword);
    found.push(
      or(
        ilike(belt.name, text),
        ilike(belt.nameEn, text),
        ilike(belt.city, text),
        ofCategoryNamed(sql`${belt.categoryIds}`, text),
      ),
    );
  }
  if (filter.area) found.push(like(belt.provinceCode, `${filter.area}%`));
  if (filter.province_id) found.push(like(belt.provinceCode, `${filter.province_id.slice(0, 2)}%`));
  if (filter.cate_id) found.push(hasCategory(sql`${belt.categoryIds}`, filter.cate_id));
  const where = and(...found);
  const rows = await db
    .select({ ...beltColumns, count: sql<number>`(count(*) over ())::int` })
    .from(belt)
    .where(where)
    .orderBy(asc(belt.sort))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return { count: rows[0]?.count ?? 0, rows };
}

export async function beltById(db: Db, beltId: number) {
  const rows = await db.select(beltColumns).from(belt).where(eq(belt.beltId, beltId));
  return rows[0];
}

const marketColumns = {
  market,
  stores: sql<number>`(select count(*)::int from market_merchant where market_merchant.market_id = market.market_id)`,
  goods: sql<number>`(select count(*)::int from product where product.status = 'on_sale' and product.mer_id in
    (select market_merchant.mer_id from market_merchant where market_merchant.market_id = market.market_id))`,
};

/** Every word stands in its name, its address or its lines of business, or goods with all of them are of one. */
const standsIn = ({ places }: Pick<TextMatch, 'places'>): SQL | undefined =>
  and(
    ...places.map(({ name, code }) =>
      code ? like(market.cityCode, `${code}%`) : ilike(market.address, likeText(name)),
    ),
  );

function marketMatches({ words, categoryIds, ...sought }: TextMatch): SQL | undefined {
  const there = standsIn(sought);
  if (words.length === 0) return there ?? sql`false`;
  const isOf = (ids: number[]): SQL[] => ids.map((id) => hasCategory(sql`${market.categoryIds}`, id));
  const named = words.map((word) =>
    or(
      ...word.texts
        .map(likeText)
        .map((text) => or(ilike(market.name, text), ilike(market.nameEn, text), ilike(market.address, text))),
      ...isOf(word.categoryIds),
    ),
  );
  const ofGoods = isOf(categoryIds);
  return and(or(and(...named), ...ofGoods), there);
}

const MARKET_ORDERS: Record<(typeof MARKET_SORTS)[number], SQL[]> = {
  default: [],
  stores: [desc(marketColumns.stores)],
  goods: [desc(marketColumns.goods)],
};

type MarketFilter = PlaceFilter & {
  city_id?: string | undefined;
  order?: (typeof MARKET_SORTS)[number] | undefined;
};

export async function marketsPage(db: Db, filter: MarketFilter) {
  const found: (SQL | undefined)[] = [];
  if (filter.sought) found.push(marketMatches(filter.sought));
  if (filter.area) found.push(like(market.provinceCode, `${filter.area}%`));
  if (filter.province_id) found.push(like(market.provinceCode, `${filter.province_id.slice(0, 2)}%`));
  if (filter.city_id) found.push(like(market.cityCode, `${filter.city_id.slice(0, 4)}%`));
  if (filter.cate_id) found.push(hasCategory(sql`${market.categoryIds}`, filter.cate_id));
  const rows = await db
    .select({ ...marketColumns, count: sql<number>`(count(*) over ())::int` })
    .from(market)
    .where(and(...found))
    .orderBy(...MARKET_ORDERS[filter.order ?? 'default'], asc(market.sort))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
  return { count: rows[0]?.count ?? 0, rows };
}

export const marketNames = (db: Db, sought: TextMatch, limit: number) =>
  db
    .select({ id: market.marketId, name: market.name, nameEn: market.nameEn })
    .from(market)
    .where(marketMatches(sought))
    .orderBy(asc(market.sort))
    .limit(limit);

export async function marketById(db: Db, marketId: number) {
  const rows = await db.select(marketColumns).from(market).where(eq(market.marketId, marketId));
  return rows[0];
}

export const categoryNames = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: category.categoryId, name: category.name, nameEn: category.nameEn })
        .from(category)
        .where(inArray(category.categoryId, ids));
