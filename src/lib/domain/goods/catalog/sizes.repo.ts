import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '../../../db/database.ts';
import type { OptionRow, TwoWords } from '../../../db/schema.ts';
import { leastLead } from './least-lead.repo.ts';

/** The values that will do for each parameter that is asked for: a size must have one of each. */
export interface WantedValues {
  parameter: number;
  ids: number[];
}

const listOf = (ids: Iterable<number>): string => `{${[...ids].join(',')}}`;
const hasOneOf = ({ ids }: WantedValues): SQL => sql`sku.value_ids && ${listOf(ids)}::int[]`;
/** A size fits when it has one value of each. */
const fits = (wanted: readonly WantedValues[]): SQL =>
  wanted.length === 0 ? sql`true` : sql.join(wanted.map(hasOneOf), sql` and `);

/** Values of a parameter whose number lies between these, or whose range does. */
export async function valuesBetween(db: Db, parameter: number, low: number, high: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select parameter_value_id as id from parameter_value
      where parameter_id = ${parameter} and low >= ${low}::float8 and high <= ${high}::float8`,
  );
  return rows.map(({ id }) => id);
}

/** Goods of which one size has all that is wanted. */
export async function goodsWithSizes(db: Db, wanted: readonly WantedValues[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct product_id as id from sku where shown and ${fits(wanted)}`,
  );
  return rows.map(({ id }) => id);
}

/** How many goods have a size with a value, and how many such sizes there are. */
export interface ValueCount {
  id: number;
  goods: number;
  sizes: number;
}

/**
 * How many goods and sizes of these goods each value would leave, in one walk over the sizes: those of a parameter
 * that is asked for are counted without it, so that they say what a change would give. Sizes are brought together by
 * product first, so that nothing is sorted to tell goods apart. Only numbers come out: names are read by them.
 */
export async function countValues(
  db: Db,
  productIds: readonly number[],
  wanted: readonly WantedValues[],
): Promise<{ sizes: number; values: ValueCount[] }> {
  const [none, ...others] = [sql`0`, ...wanted.map((row) => sql`(not ${hasOneOf(row)})::int`)];
  const missing = sql.join([none!, ...others], sql` + `);
  // Of a size that fails one parameter alone only the values of that parameter count.
  const failed = sql.join(
    [sql`case`, ...wanted.map((row) => sql`when not ${hasOneOf(row)} then ${row.parameter}::int`), sql`end`],
    sql` `,
  );
  const counted =
    wanted.length > 0
      ? sql`select id, count(distinct product_id)::int as goods, sum(sizes)::int as sizes
          from each join parameter_value known on known.parameter_value_id = id
          where failed is null or failed = known.parameter_id group by id`
      : sql`select id, count(*)::int as goods, sum(sizes)::int as sizes from each group by id`;
  const rows = await rowsOf<ValueCount>(
    db,
    sql`
    with fitting as materialized (
      select product_id, value_ids, ${wanted.length > 0 ? failed : sql`null::int`} as failed from sku
      where product_id = any(${listOf(productIds)}::int[]) and shown and ${missing} <= 1
    ), had as (select unnest(value_ids) as id, failed, product_id from fitting),
    each as (select id, failed, product_id, count(*) as sizes from had group by id, failed, product_id)
    ${counted}
    union all select 0, 0, count(*)::int from fitting where failed is null`,
  );
  return { sizes: rows.find(({ id }) => id === 0)?.sizes ?? 0, values: rows.filter(({ id }) => id !== 0) };
}

export interface NamedValue {
  id: number;
  value: string;
  valueEn: string;
  low: number | null;
  high: number | null;
  parameter: number;
  /** Key of the parameter. */
  key: string;
  name: string;
  nameEn: string;
  unit: string;
  kind: string;
}

/** What these values are, and of which parameters. */
export const valuesByIds = (db: Db, ids: readonly number[]): Promise<NamedValue[]> =>
  rowsOf<NamedValue>(
    db,
    sql`select known.parameter_value_id as id, known.value, known.value_en as "valueEn", known.low, known.high,
        named.parameter_id as parameter, named.key, named.name, named.name_en as "nameEn", named.unit, named.kind
      from parameter_value known join parameter named on named.parameter_id = known.parameter_id
      where known.parameter_value_id = any(${listOf(ids)}::int[])`,
  );

/** A row of a size: its designation, goods, store and price. */
export interface SizeOfGoods {
  skuId: number;
  productId: number;
  designation: string;
  choice: number[];
  options: OptionRow[];
  /** Its own, or empty. */
  sizeImage: string;
  price: number;
  stock: number;
  name: string;
  nameEn: string;
  unitName: string;
  unitNameEn: string;
  packing: TwoWords | null;
  image: string;
  moq: number;
  multiple: number;
  leadDays: number;
  priceOnRequest: boolean;
  merName: string;
  merNameEn: string;
}
export const sizeColumns = sql`sku.sku_id as "skuId", product.product_id as "productId", sku.designation,
        sku.choice, product.options, sku.image as "sizeImage", sku.price::float8 as price, sku.stock, product.name, product.name_en as "nameEn",
        product.unit_name as "unitName", product.unit_name_en as "unitNameEn", product.packing, product.image,
        product.moq, product.multiple, ${leastLead} as "leadDays",
        product.price_on_request as "priceOnRequest", merchant.name as "merName", merchant.name_en as "merNameEn"`;

/** Sizes of these goods that have all that is wanted, those in stock first, then by a parameter, then the cheapest. */
export async function sizesOfGoods(
  db: Db,
  productIds: readonly number[],
  wanted: readonly WantedValues[],
  {
    limit,
    offset,
    order,
    by,
  }: { limit: number; offset: number; order: 'price_asc' | 'price_desc'; by?: string | undefined },
) {
  const number = by
    ? sql`(select min(known.low) from parameter_value known join parameter using (parameter_id)
        where parameter.key = ${by} and known.parameter_value_id = any(sku.value_ids)) nulls last,`
    : sql``;
  const price = sql.raw(order === 'price_desc' ? 'sku.price desc' : 'sku.price');
  return rowsOf<SizeOfGoods & { total: number }>(
    db,
    sql`select count(*) over ()::int as total, ${sizeColumns}
      from sku join product on product.product_id = sku.product_id
        join merchant on merchant.mer_id = product.mer_id
      where sku.product_id = any(${listOf(productIds)}::int[]) and sku.shown and ${fits(wanted)}
      order by (sku.stock = 0), ${number} product.price_on_request, ${price}, sku.sku_id
      limit ${limit} offset ${offset}`,
  );
}

const MOST_ALIKE = 60;

/**
 * Sizes of the same name or dimensions that other stores have in stock, in the same category, and how many values they
 * share with this one of its `own`; the likest first. Price does not order them here: units differ.
 */
export const sameSizes = (db: Db, skuId: number) =>
  rowsOf<
    SizeOfGoods & {
      merId: number;
      star: number;
      replyCount: number;
      valueIds: number[];
      ownIds: number[];
      shared: number;
    }
  >(
    db,
    sql`
    with own as materialized (
      select sku.product_id, sku.designation_key, sku.sizes, sku.value_ids, product.category_id, product.mer_id
      from sku join product on product.product_id = sku.product_id where sku.sku_id = ${skuId}
    )
    select ${sizeColumns}, product.mer_id as "merId", product.star::float8 as star,
      product.reply_count as "replyCount", sku.value_ids as "valueIds", own.value_ids as "ownIds",
      (select count(*)::int from unnest(sku.value_ids) as value where value = any(own.value_ids)) as shared
    from own join sku on (sku.designation_key = own.designation_key and own.designation_key <> '')
        or (sku.sizes && own.sizes and sku.sizes = own.sizes)
      join product on product.product_id = sku.product_id and product.category_id = own.category_id
      join merchant on merchant.mer_id = product.mer_id
    where product.mer_id <> own.mer_id and product.status = 'on_sale' and sku.shown and sku.stock > 0
    order by shared desc, product.sales desc, sku.sku_id limit ${MOST_ALIKE}`,
  );
