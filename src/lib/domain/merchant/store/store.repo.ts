import { and, asc, desc, eq, gte, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import { belt, favourite, merchant, merchantCategory, merchantType } from '../../../db/schema.ts';
import {
  STORE_CERTIFIED,
  STORE_RESPONSES,
  STORE_YEARS,
  type StoreFacets,
  type StoreFilter,
} from '../../../contracts/store.ts';
import type { TextMatch } from './text-match.ts';

const likeText = (text: string): string => `%${text.trim().replace(/[%_\\]/g, '\\$&')}%`;

/** Metres on the sphere between a store and a place. */
const metres = ([latitude, longitude]: [number, number]): SQL<number> =>
  sql<number>`(6371000 * acos(least(1, sin(radians(${latitude})) * sin(radians(${merchant.latitude})) +
    cos(radians(${latitude})) * cos(radians(${merchant.latitude})) * cos(radians(${merchant.longitude} - ${longitude})))))::float8`;

const placeOf = (filter: Pick<StoreFilter, 'location'>): [number, number] | undefined => {
  const [latitude, longitude] = filter.location?.split(',').map(Number) ?? [];
  return latitude !== undefined && longitude !== undefined ? [latitude, longitude] : undefined;
};

/** Every word is in its name, its address or its categories. */
const isNamed = ({ words }: TextMatch): SQL => {
  const named = words.map(({ texts: names }) => {
    const texts = names.map(likeText);
    return or(
      ...texts.map(
        (text) =>
          sql`(${merchant.name} ilike ${text} or ${merchant.nameEn} ilike ${text} or ${merchant.address} ilike ${text}
            or ${merchant.addressEn} ilike ${text} or ${merchant.archive}->>'mainProducts' ilike ${text})`,
      ),
    );
  });
  return sql`(${and(...named)})`;
};

const ids = (list: readonly number[]): SQL => sql`${`{${list.join(',')}}`}::int[]`;

const standsIn = ({ places }: TextMatch): SQL | undefined =>
  and(...places.map(({ stores }) => sql`merchant.mer_id = any (${ids(stores)})`));

function matches(sought: TextMatch): SQL | undefined {
  if (sought.words.length === 0) return sought.places.length > 0 ? standsIn(sought) : sql`false`;
  return and(sql`(${isNamed(sought)} or merchant.mer_id = any (${ids(sought.sellers)}))`, standsIn(sought));
}

/** The filter, and its words as they were understood. */
export type StoreConditions = StoreFilter & { sought?: TextMatch | undefined };

/** Permille in one percent. */
const PERMILLE = 10;

function isCertified(kind: number): SQL {
  if (kind === STORE_CERTIFIED.powerful) return eq(merchant.isPowerful, true);
  if (kind === STORE_CERTIFIED.papers) return sql`jsonb_array_length(${merchant.certificateImages}) > 0`;
  return eq(merchant.isVerified, true);
}

function conditions(filter: StoreConditions, yearNow: number): SQL | undefined {
  const found: (SQL | undefined)[] = [eq(merchant.status, 'open')];
  if (filter.sought) found.push(matches(filter.sought));
  if (filter.is_best) found.push(eq(merchant.isBest, true));
  if (filter.is_trader) found.push(eq(merchant.isTrader, true));
  if (filter.certified) found.push(isCertified(filter.certified));
  if (filter.response) found.push(gte(merchant.responseRate, filter.response * PERMILLE));
  if (filter.category_id) found.push(eq(merchant.merchantCategoryId, filter.category_id));
  if (filter.type_id) found.push(eq(merchant.merchantTypeId, filter.type_id));
  if (filter.belt_id) found.push(eq(merchant.beltId, filter.belt_id));
  if (filter.province_id) found.push(like(merchant.provinceCode, `${filter.province_id.slice(0, 2)}%`));
  if (filter.year)
    found.push(sql`(${merchant.archive}->>'foundedYear')::int between 1 and ${yearNow - filter.year}`);
  if (filter.market_id) {
    found.push(
      sql`merchant.mer_id in (select market_merchant.mer_id from market_merchant where market_merchant.market_id = ${filter.market_id})`,
    );
  }
  return and(...found);
}

function orderOf(filter: StoreConditions): SQL[] {
  const last = asc(merchant.merId);
  const place = placeOf(filter);
  if (filter.order === 'rate') return [desc(merchant.productScore), desc(merchant.serviceScore), last];
  if (filter.order === 'sales') return [desc(merchant.sales), last];
  if (filter.order === 'create_time') return [desc(merchant.createdAt), last];
  if (filter.order === 'location' && place) return [sql`${metres(place)} asc nulls last`, last];
  const { sought } = filter;
  const nearest =
    sought && sought.words.length > 0
      ? [
          sql`${isNamed(sought)} desc`,
          sql`array_position(${ids(sought.sellers)}, merchant.mer_id) nulls last`,
        ]
      : [];
  return [...nearest, desc(merchant.isBest), desc(merchant.sales), last];
}

const columns = (filter: Pick<StoreFilter, 'location'>) => {
  const place = placeOf(filter);
  return {
    merchant,
    typeName: merchantType.name,
    typeNameEn: merchantType.nameEn,
    beltName: belt.name,
    beltNameEn: belt.nameEn,
    province: belt.province,
    provinceEn: belt.provinceEn,
    city: belt.city,
    cityEn: belt.cityEn,
    distance: place ? metres(place) : sql<number | null>`null`,
    productCount: sql<number>`(select count(*)::int from product where product.mer_id = merchant.mer_id and product.status = 'on_sale')`,
  };
};
const joined = (db: Db, filter: Pick<StoreFilter, 'location'>) =>
  db
    .select(columns(filter))
    .from(merchant)
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .leftJoin(belt, eq(belt.beltId, merchant.beltId));
export type StoreRow = Awaited<ReturnType<typeof joined>>[number];

export const storesPage = (db: Db, filter: StoreConditions, yearNow: number): Promise<StoreRow[]> =>
  joined(db, filter)
    .where(conditions(filter, yearNow))
    .orderBy(...orderOf(filter))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);

/** The nearest to these words, by name. */
export const storeNames = (db: Db, sought: TextMatch, limit: number) =>
  db
    .select({ id: merchant.merId, name: merchant.name, nameEn: merchant.nameEn })
    .from(merchant)
    .where(and(eq(merchant.status, 'open'), matches(sought)))
    .orderBy(...orderOf({ page: 1, limit, order: 'default', sought }))
    .limit(limit);

export async function countStores(db: Db, filter: StoreConditions, yearNow: number): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(merchant)
    .where(conditions(filter, yearNow));
  return rows[0]?.count ?? 0;
}

const counted = (rows: readonly { id: string | number; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ id, count }) => [String(id), count]));

/** How many stores each value of each filter leaves: the words and the other filters hold, its own does not. */
export async function countByFilter(db: Db, filter: StoreConditions, yearNow: number): Promise<StoreFacets> {
  const without = (name: keyof StoreFacets): SQL | undefined =>
    conditions({ ...filter, [name]: undefined }, yearNow);
  const grouped = async (name: keyof StoreFacets, value: SQL<string | number>) =>
    counted(
      await db
        .select({ id: value, count: sql<number>`count(*)::int` })
        .from(merchant)
        .where(without(name))
        .groupBy(sql`1`),
    );
  // Cumulative values: a store of twenty years counts for five years as well.
  const each = async (name: 'certified' | 'year' | 'response', values: readonly number[]) =>
    counted(
      await Promise.all(
        values.map(async (id) => ({ id, count: await countStores(db, { ...filter, [name]: id }, yearNow) })),
      ),
    );
  const [category, type, province, certified, year, response] = await Promise.all([
    grouped('category_id', sql`${merchant.merchantCategoryId}`),
    grouped('type_id', sql`${merchant.merchantTypeId}`),
    grouped('province_id', sql`left(${merchant.provinceCode}, 2)`),
    each('certified', Object.values(STORE_CERTIFIED)),
    each('year', STORE_YEARS),
    each('response', STORE_RESPONSES),
  ]);
  return { category_id: category, type_id: type, province_id: province, certified, year, response };
}

const oneStore = builtOnce((db) => joined(db, {}).where(eq(merchant.merId, sql.placeholder('id'))));
export async function storeById(db: Db, id: number): Promise<StoreRow | undefined> {
  const rows = await oneStore(db).execute({ id });
  return rows[0];
}

export const storesByIds = async (db: Db, ids: number[]): Promise<StoreRow[]> =>
  ids.length === 0 ? [] : joined(db, {}).where(inArray(merchant.merId, ids));

export async function follows(db: Db, uid: number, merId: number): Promise<boolean> {
  const rows = await db
    .select({ uid: favourite.uid })
    .from(favourite)
    .where(and(eq(favourite.uid, uid), eq(favourite.kind, 'store'), eq(favourite.targetId, merId)));
  return rows.length > 0;
}

/** The type of stores that the mall runs itself (自营). */
export const RUN_BY_THE_MALL = 'self';

export const storeTypes = (db: Db) =>
  db.select().from(merchantType).orderBy(asc(merchantType.merchantTypeId));
export const storeCategories = (db: Db) =>
  db.select().from(merchantCategory).orderBy(asc(merchantCategory.merchantCategoryId));
