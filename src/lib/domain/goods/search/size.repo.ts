import { eq, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../db/database.ts';
import { product, sku } from '../../../db/schema.ts';
import { goodsMatching } from './goods-matching.repo.ts';
import { quote } from './search-vector.ts';
import { sizeToken } from './text/sizes.ts';

/** Goods whose sizes are looked through for one that comes near. */
const MOST_GOODS = 200;

/** Sizes of goods with these words that begin so. */
export async function sizesLike(db: Db, query: string, start: string): Promise<string[]> {
  const rows = await rowsOf<{ size: string }>(
    db,
    sql`
    with fitting as materialized (
      select id as product_id from ${goodsMatching(query)} as id limit ${sql.raw(String(MOST_GOODS))}
    )
    select distinct size from ${sku}, unnest(sku.sizes || sku.words) as size
    where sku.product_id in (select product_id from fitting) and sku.shown and starts_with(size, ${start})`,
  );
  return rows.map((row) => row.size);
}

/** Words and names for PostgreSQL. */
const texts = (list: readonly string[]): string =>
  `{${list.map((one) => `"${one.replaceAll('\\', '').replaceAll('"', '')}"`).join(',')}}`;

/** Which of these goods have one of the sizes as a whole, whatever their own sizes are: a profile 40×40 in several lengths. */
export async function goodsOfSizes(
  db: Db,
  asked: readonly { id: number; sizes: readonly string[] }[],
): Promise<Set<number>> {
  if (asked.length === 0) return new Set();
  const has = asked.map(({ id, sizes }) => {
    const query = sizes.flatMap((size) => [quote(sizeToken(size)), quote(size)]).join(' | ');
    return sql`(${product.productId} = ${id} and ${product.search} @@ ${query}::tsquery)`;
  });
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(sql.join(has, sql` or `));
  return new Set(rows.map((row) => row.id));
}

export interface FittingSize {
  productId: number;
  skuId: number;
  key: string;
  stock: number;
  price: number;
  /** Sizes of its product, and which of the tokens it has. */
  of: number;
  hits: string[];
}

/**
 * Sizes of these goods that have one of these tokens, or are called by one of these keys, in their order. Where no token
 * names a size, only of goods that have one which is called so: of a kind of thing, hundreds of sizes have its word.
 */
export const fittingSizes = (
  db: Db,
  productIds: readonly number[],
  { tokens, keys, isNamed }: { tokens: readonly string[]; keys: readonly string[]; isNamed: boolean },
): Promise<FittingSize[]> => {
  const ids = sql`${`{${productIds.join(',')}}`}::int[]`;
  // Behind a select, as `listOf` has it: PostgreSQL keeps one plan for all lists.
  const called = sql`array(select distinct product_id from ${sku}
    where designation_key = any((select ${texts(keys)}::text[])::text[]) and product_id = any(${ids}) and shown)`;
  return rowsOf<FittingSize>(
    db,
    sql`
    select sku.product_id as "productId", sku.sku_id as "skuId", sku.designation_key as key, sku.stock, sku.price,
      ${product.skuCount} as "of",
      array(select token from unnest(sku.words || sku.sizes) as token where token = any(${texts(tokens)}::text[])) as hits
    from ${sku} join ${product} on ${product.productId} = sku.product_id
    where sku.product_id = any(${isNamed ? ids : called}) and sku.shown
      and (sku.words && ${texts(tokens)}::text[] or sku.sizes && ${texts(tokens)}::text[]
        or sku.designation_key = any(${texts(keys)}::text[]))
    order by sku.product_id, sku.sort`,
  );
};

/** With more sizes than this goods are no series of ranges. */
const MOST_RANGES = 200;
/**
 * Sizes of these goods that are for all from less to more, with what they say of it: 0.7~1.0 MPa. With `inParams` also
 * those that say it in their parameters: a ring for shafts of 8 to 11 mm.
 */
export const sizesInRanges = (
  db: Db,
  productIds: readonly number[],
  inParams: boolean,
): Promise<(FittingSize & { text: string; said: string })[]> => {
  const said = inParams
    ? sql`coalesce((select string_agg(one->'value'->>'zh', ' ') from jsonb_array_elements(sku.params) as one
        where one->'value'->>'zh' ~ '^[0-9.]+ ?[-~] ?[0-9.]+'), '')`
    : sql`''`;
  return rowsOf(
    db,
    sql`
    select sku.product_id as "productId", sku.sku_id as "skuId", sku.designation_key as key, sku.stock, sku.price,
      ${product.skuCount} as "of", array[]::text[] as hits,
      sku.designation || ' ' || coalesce((select string_agg(one->'values'->((sku.choice->>(nth::int - 1))::int)->>'zh', ' ')
        from jsonb_array_elements(${product.options}) with ordinality as each(one, nth)), '') as text,
      ${said} as said
    from ${sku} join ${product} on ${product.productId} = sku.product_id
    where sku.product_id = any(${`{${productIds.join(',')}}`}::int[]) and sku.shown
      and ${product.skuCount} <= ${MOST_RANGES}
      and (sku.designation ~ '[0-9] ?[-~] ?[0-9]' or ${product.options}::text ~ '[0-9] ?[-~] ?[0-9]' or ${said} <> '')
    order by sku.product_id, sku.sort`,
  );
};

/** Names, prices (fen) and stock of these sizes, and the words that distinguish them. */
export async function sizesByIds(db: Db, skuIds: readonly number[]) {
  const rows =
    skuIds.length === 0
      ? []
      : await db
          .select({
            skuId: sku.skuId,
            designation: sku.designation,
            choice: sku.choice,
            image: sku.image,
            options: product.options,
            price: sku.price,
            stock: sku.stock,
            words: sku.words,
          })
          .from(sku)
          .innerJoin(product, eq(product.productId, sku.productId))
          .where(inArray(sku.skuId, [...skuIds]));
  return new Map(rows.map((row) => [row.skuId, row]));
}
