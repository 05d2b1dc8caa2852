import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { inSalesUnits } from '#lib/kernel/sales-unit.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import {
  designationKey,
  isOtherThan,
  normalise,
  offeredSizes,
  sizesIn,
} from '#lib/domain/goods/search/index.ts';

export interface DemoSku {
  merId: number;
  skuId: number;
  categoryId: number;
  price: number;
  moq: number;
  multiple: number;
  /** What was asked for, in sales units of the goods. */
  wanted: number;
  /** Another article than the wanted one. */
  isOther: boolean;
}

interface Row {
  mer_id: number;
  sku_id: number;
  category_id: number;
  price: number;
  moq: number;
  multiple: number;
  unit_name: string;
  unit_name_en: string;
  packing: string;
}

/** So many of a store's sizes are looked at for one that is what was asked for. */
const LOOKED_AT = 40;

/**
 * For each store one SKU of which there is enough and whose product has the word in its name: the wanted size, or, from
 * a store that has none of it, another one that its quotation says to be another.
 */
export async function skusNamed(
  db: Db,
  { name, spec, num, unit, word }: { name: string; spec: string; num: number; unit: string; word: string },
): Promise<DemoSku[]> {
  const sizes = sizesIn(normalise(spec));
  const [first = '', ...others] = spec.split(' ');
  const key = designationKey(first);
  const number = `=${/\d[\d.-]*/.exec(first)?.[0] ?? ''}`;
  const said = sql.join(
    [first, ...others].map((part) => sql`(p.name ilike ${`%${part}%`})::int`),
    sql` + `,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`
    select * from (
      select p.mer_id, s.sku_id, p.category_id1 category_id, s.price, p.moq, p.multiple, p.unit_name,
          p.unit_name_en, coalesce(p.packing->>'zh', '') packing,
          row_number() over (partition by p.mer_id order by (s.sizes && ${`{${sizes.join(',')}}`}::text[]) desc,
            (s.designation_key = ${key}) desc, (s.designation_key like ${`${key}%`}) desc,
            (s.designation_key like ${`%${key}%`}) desc, (${number} = any(s.words)) desc, ${said} desc, p.sales desc,
            s.sku_id) place
        from sku s join product p using (product_id) join merchant m on m.mer_id = p.mer_id
       where p.status = 'on_sale' and s.shown and m.status = 'open' and p.max_per_order = 0
         and s.stock * case when p.unit_name like '百%' then 100 else 1 end > ${num * 3} and p.name ilike ${`%${word}%`}
    ) near where place <= ${LOOKED_AT} order by mer_id, place`,
  );
  const offered = await offeredSizes(
    db,
    rows.map((row) => row.sku_id),
  );
  const isOther = (row: Row): boolean => isOtherThan(`${name} ${spec}`, offered.get(row.sku_id)!);
  const inUnits = (row: Row) =>
    inSalesUnits(num, unit, { names: [row.unit_name, row.unit_name_en], packing: row.packing });
  // 300 pairs of gloves are no 300 boxes of them.
  const counted = rows.filter((row) => inUnits(row).isSure);
  const chosen = [...Map.groupBy(counted, (row) => row.mer_id).values()].map(
    (own) => own.find((row) => !isOther(row)) ?? own[0]!,
  );
  return chosen.map((row) => ({
    merId: row.mer_id,
    skuId: row.sku_id,
    categoryId: row.category_id,
    price: row.price,
    moq: row.moq,
    multiple: row.multiple,
    wanted: inUnits(row).num,
    isOther: isOther(row),
  }));
}
