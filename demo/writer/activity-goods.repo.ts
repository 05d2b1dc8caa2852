import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';

export interface ActivityGoods {
  product_id: number;
  mer_id: number;
  sales: number;
  skus: { sku_id: number; price: number; stock: number }[];
}

/** Well-known goods of every trade that are not the very best sellers, spread over the trades; always the same ones. */
export async function activityGoods(db: Db, wanted: number): Promise<ActivityGoods[]> {
  const answer = await db.execute(sql`
    with ranked as (
      select product_id, mer_id, category_id1, sales,
        row_number() over (partition by category_id1 order by sales desc, product_id) as rank
      from product where status = 'on_sale' and stock > 2000 and price >= 2000
    )
    select r.product_id, r.mer_id, r.sales, (
      select json_agg(json_build_object('sku_id', s.sku_id, 'price', s.price, 'stock', s.stock) order by s.sort)
      from (select * from sku where sku.product_id = r.product_id and sku.shown and sku.stock >= 300
        order by sku.sort limit 3) s
    ) as skus
    from ranked r where r.rank > 2
      and exists (select 1 from sku where sku.product_id = r.product_id and sku.shown and sku.stock >= 300)
    order by r.rank, r.category_id1 limit ${wanted}`);
  return (answer as unknown as { rows: ActivityGoods[] }).rows;
}
