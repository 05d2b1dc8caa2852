import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';

export interface DemoSku {
  merId: number;
  skuId: number;
  categoryId: number;
  price: number;
  moq: number;
  multiple: number;
}

/** For each store one SKU of which there is plenty and whose product has the word in its name; stores 1 and 2 first. */
export async function skusNamed(db: Db, word: string): Promise<DemoSku[]> {
  const { rows } = await db.execute(sql`
    select distinct on (p.mer_id) p.mer_id, s.sku_id, p.category_id1 category_id, s.price, p.moq, p.multiple
      from sku s join product p using (product_id) join merchant m on m.mer_id = p.mer_id
     where p.status = 'on_sale' and s.shown and m.status = 'open' and p.max_per_order = 0
       and s.stock > 6000 and p.name ilike ${`%${word}%`}
     order by p.mer_id, p.sales desc, s.sku_id`);
  return rows.map((row) => ({
    merId: Number(row['mer_id']),
    skuId: Number(row['sku_id']),
    categoryId: Number(row['category_id']),
    price: Number(row['price']),
    moq: Number(row['moq']),
    multiple: Number(row['multiple']),
  }));
}
