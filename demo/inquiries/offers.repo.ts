import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';

export interface DemoSku {
  merId: number;
  skuId: number;
  categoryId: number;
  price: number;
  moq: number;
  multiple: number;
  /** Pieces in one sales unit. */
  pieces: number;
}

/** For each store one SKU of which there is enough and whose product has the word in its name, the wanted size first. */
export async function skusNamed(db: Db, word: string, spec: string, enough: number): Promise<DemoSku[]> {
  const { rows } = (await db.execute(sql`
    select distinct on (p.mer_id) p.mer_id, s.sku_id, p.category_id1 category_id, s.price, p.moq, p.multiple, p.unit_name
      from sku s join product p using (product_id) join merchant m on m.mer_id = p.mer_id
     where p.status = 'on_sale' and s.shown and m.status = 'open' and p.max_per_order = 0
       and s.stock > ${enough} and p.name ilike ${`%${word}%`}
     order by p.mer_id, (s.designation ilike ${`%${spec}%`}) desc, p.sales desc, s.sku_id`)) as {
    rows: Record<string, unknown>[];
  };
  return rows.map((row) => ({
    merId: Number(row['mer_id']),
    skuId: Number(row['sku_id']),
    categoryId: Number(row['category_id']),
    price: Number(row['price']),
    moq: Number(row['moq']),
    multiple: Number(row['multiple']),
    pieces: String(row['unit_name']).startsWith('百') ? 100 : 1,
  }));
}
