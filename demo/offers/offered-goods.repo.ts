import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import type { DemoSet } from './sets.ts';

const rowsOf = async <R>(db: Db, what: ReturnType<typeof sql>): Promise<R[]> =>
  ((await db.execute(what)) as unknown as { rows: R[] }).rows;

export interface PartGoods {
  mer_id: number;
  part: number;
  product_id: number;
  skus: { sku_id: number; price: number; tiers: { start: number; price: number }[] }[];
}

const MOST_SIZES = 4;

/** The goods of a set: the best sellers of the first store that has all of them; nothing when none has. */
export async function goodsOfSet(db: Db, { parts }: DemoSet): Promise<PartGoods[]> {
  const wanted = JSON.stringify(parts.map((part, at) => ({ at, ...part })));
  return rowsOf<PartGoods>(
    db,
    sql`
    with part as (select * from jsonb_to_recordset(${wanted}::jsonb) as p(at int, word text, sizes text, num int)),
    fit as (
      select p.mer_id, part.at, p.product_id,
        row_number() over (partition by p.mer_id, part.at order by p.sales desc, p.product_id) as rank,
        (select json_agg(json_build_object('sku_id', s.sku_id, 'price', s.price, 'tiers', s.tiers) order by s.sort)
          from (select * from sku where sku.product_id = p.product_id and sku.shown
            and sku.stock >= 20 * part.num and sku.designation ~ part.sizes
            order by sku.sort limit ${MOST_SIZES}) s) as skus
      from part join product p on p.status = 'on_sale' and not p.price_on_request and strpos(p.name, part.word) > 0
    ),
    best as (select * from fit where skus is not null and rank <= 12),
    first as (select distinct on (mer_id, at) * from best order by mer_id, at, rank)
    select mer_id, at as part, product_id, skus from first
    where mer_id = (select mer_id from first group by mer_id having count(distinct at) = ${parts.length}
      and count(distinct product_id) = ${parts.length} order by mer_id limit 1)
    order by at`,
  );
}

/** Sizes of well-known goods that are sold in batches: what a buyer would try first. */
export const sampledSkus = (db: Db, goods: number, sizes: number) =>
  rowsOf<{ product_id: number; sku_id: number; price: number }>(
    db,
    sql`
    select p.product_id, s.sku_id, s.price
    from (select product_id from product where status = 'on_sale' and not price_on_request and moq >= 10
      order by sales desc, product_id limit ${goods}) p
    cross join lateral (select sku_id, price from sku where sku.product_id = p.product_id and sku.shown
      and sku.stock > 0 order by sku.sort limit ${sizes}) s`,
  );
