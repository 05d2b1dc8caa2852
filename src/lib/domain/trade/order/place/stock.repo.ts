import { sql, type SQL } from 'drizzle-orm';
import { arrayOf, listOf } from '#lib/db/array-of.ts';
import { sqlOnce } from '#lib/db/built-once.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Db } from '#lib/db/database.ts';

/** What is taken from the stock together. */
export interface Piece {
  /** Names the line in a refusal. */
  lineId: string;
  skuId: number;
  productId: number;
  quantity: number;
  /** The activity that it was bought in, how, and by which store order: what is limited goes back too. */
  activityId?: number | null;
  kind?: string;
  orderId?: string;
}

/** Units by id of a SKU, product or store. */
export type Units = Map<number, number>;

/** Two arrays: for a set read from JSON the planner assumes a hundred rows and scans the whole table. */
const wanted = (units: Units) =>
  sql`unnest(${arrayOf(units.keys())}::int[], ${arrayOf(units.values())}::int[]) as wanted(id, n)`;

type Counted = 'sku' | 'product' | 'merchant';
const KEYS: Record<Counted, string> = { sku: 'sku_id', product: 'product_id', merchant: 'mer_id' };

/**
 * Locks rows in the order of their ids. Every change of stock or sales begins with it, SKUs before products before
 * stores; otherwise two orders of the same goods would deadlock.
 */
async function holdInOrder(db: Db, table: Counted, units: Units): Promise<void> {
  if (units.size < 2) return;
  const key = sql.identifier(KEYS[table]);
  const ids = sql.join(
    [...units.keys()].map((id) => sql`${id}`),
    sql`, `,
  );
  await db.execute(
    sql`select 1 from ${sql.identifier(table)} where ${key} in (${ids}) order by ${key} for no key update`,
  );
}

async function change<R>(db: Db, table: Counted, units: Units, what: ReturnType<typeof sql>): Promise<R[]> {
  await holdInOrder(db, table, units);
  return rowsOf<R>(db, sql`update ${sql.identifier(table)} ${what}`);
}

export interface SkuStock {
  sku_id: number;
  product_id: number;
  stock: number;
}

const taken = sqlOnce<SkuStock>(sql`
  with taken as (
    update sku set stock = stock - n
    from unnest(${listOf('ids', 'int')}, ${listOf('units', 'int')}) as wanted(id, n)
    where sku_id = id and stock >= n returning sku_id, product_id, stock, n
  ), of_products as (
    update product p set stock = p.stock - goods.n
    from (select product_id, sum(n)::int n from taken group by product_id) goods
    where p.product_id = goods.product_id
  )
  select sku_id, product_id, stock from taken`);

/**
 * Takes units of SKUs whose stock suffices, and keeps that of their products, its sum, in step; the SKUs missing from
 * the answer are short. The products wait for what the SKUs answer, so their rows are locked after those.
 */
export async function takeSkuStock(db: Db, units: Units, ofProducts: Units): Promise<SkuStock[]> {
  await holdInOrder(db, 'sku', units);
  await holdInOrder(db, 'product', ofProducts);
  return taken(db, { ids: arrayOf(units.keys()), units: arrayOf(units.values()) });
}

export const returnSkuStock = (db: Db, units: Units): Promise<SkuStock[]> =>
  change(
    db,
    'sku',
    units,
    sql`set stock = stock + n from ${wanted(units)} where sku_id = id returning sku_id, product_id, stock`,
  );

/** Puts units back into the product's stock, the sum of its SKUs. */
export const returnProductStock = (db: Db, units: Units): Promise<unknown[]> =>
  change(db, 'product', units, sql`set stock = stock + n from ${wanted(units)} where product_id = id`);

/** Locks the rows of a table in the order of their ids, and then adds what was sold of them. */
const sold = (table: Counted, before: SQL) => {
  const [name, key] = [sql.identifier(table), sql.identifier(KEYS[table])];
  const [held, counted] = [sql.identifier(`held_${table}`), sql.identifier(`counted_${table}`)];
  return sql`${held} as (
    select ${key} from ${name} where ${before} and ${key} in (select ${key} from sold)
    order by ${key} for no key update
  ), ${counted} as (
    update ${name} t set sales = t.sales + units.n
    from (select ${key}, sum(quantity)::int n from sold group by ${key}) units
    where t.${key} = units.${key} and (select count(*) from ${held}) >= 0 returning 1
  )`;
};
const after = (table: Counted) => sql`(select count(*) from ${sql.identifier(`counted_${table}`)}) >= 0`;
/**
 * Parts of a statement that add what a group order (`groupOrderId`) has sold to its SKUs, products and stores; each table
 * waits for the one before it. Whatever else stands in the statement changes rows that are held already.
 */
export const salesCounted = sql`sold as materialized (
    select l.sku_id, l.product_id, o.mer_id, l.quantity
    from order_line l join store_order o on o.order_id = l.order_id
    where o.group_order_id = ${sql.placeholder('groupOrderId')}
  ), ${sold('sku', sql`true`)}, ${sold('product', after('sku'))}, ${sold('merchant', after('product'))}`;

export const stockOfSku = async (db: Db, skuId: number): Promise<number> => {
  const [row] = await rowsOf<{ stock: number }>(db, sql`select stock from sku where sku_id = ${skuId}`);
  return Number(row?.stock ?? 0);
};

/** Whose sizes these are, and what they are called. */
export async function storesOfSkus(
  db: Db,
  skuIds: number[],
): Promise<Map<number, { merId: number; designation: string }>> {
  const rows = await rowsOf<{ sku_id: number; mer_id: number; designation: string }>(
    db,
    sql`select s.sku_id, p.mer_id, s.designation from sku s join product p using (product_id)
      where s.sku_id = any(${arrayOf(skuIds)}::int[])`,
  );
  return new Map(rows.map((row) => [row.sku_id, { merId: row.mer_id, designation: row.designation }]));
}
