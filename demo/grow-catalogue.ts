import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';

/** At most so many sizes of a copy: with the demo's families that makes about twelve a goods. */
const SKUS_PER_COPY = 24;

/**
 * Fills the catalogue up to `wanted` goods with numbered variants of the demo goods, each with its first sizes and what they are found and narrowed by, always
 * the same ones: what a benchmark measures must not depend on the day. Answers how many there are.
 */
export async function growCatalogue(db: Db, wanted: number): Promise<number> {
  const state = async () => {
    const rows =
      await db.execute(sql`select count(*)::int as count, coalesce(max(product_id), 0)::int as last,
      (count(*) filter (where key !~ '-v[0-9]+$'))::int as originals from product`);
    return (rows as unknown as { rows: { count: number; last: number; originals: number }[] }).rows[0]!;
  };
  const { count, last, originals } = await state();
  const missing = wanted - count;
  if (missing <= 0) return count;
  await db.execute(sql`
    insert into product (key, mer_id, category_id, category_id1, category_id2, brand_id, belt_id, name, name_en,
      brief, brief_en, unit_name, unit_name_en, packing, image, slider_image, keywords, standards, params, options,
      description, price, price_max, ot_price, stock, sku_count, sales, moq, multiple, max_per_order, mixed_batch,
      lead_days, freight_template_id, delivery_free, points_rate, star, status, search, search_rules, search_text, created_at, updated_at)
    select p.key || '-v' || n, 1 + (p.product_id * 7 + n) % (select max(mer_id) from merchant), p.category_id,
      p.category_id1, p.category_id2, p.brand_id,
      (select belt_id from merchant m where m.mer_id = 1 + (p.product_id * 7 + n) % (select max(mer_id) from merchant)),
      p.name || ' V' || n, p.name_en || ' V' || n,
      p.brief, p.brief_en, p.unit_name, p.unit_name_en, p.packing, p.image, p.slider_image, p.keywords, p.standards,
      p.params, p.options, p.description, p.price + n % 97, p.price_max + n % 97, p.ot_price + n % 97, 1000000,
      least(p.sku_count, ${SKUS_PER_COPY}), (p.product_id * 131 + n * 17) % 20000, p.moq, p.multiple, 0,
      p.mixed_batch, p.lead_days, p.freight_template_id, false, -1, 40 + (p.product_id + n) % 11, 'on_sale',
      p.search, p.search_rules, p.search_text, p.created_at - n * interval '1 minute', p.updated_at
    from product p, generate_series(1, ${Math.ceil(wanted / Math.max(1, originals))}) n
    where p.key !~ '-v[0-9]+$'
    order by n, p.product_id
    limit ${missing} offset ${count - originals}`);
  await db.execute(sql`
    insert into sku (product_id, designation, designation_key, sizes, words, value_ids, choice, price, ot_price, tiers,
      stock, weight_g, volume_cm3, params, sort, shown)
    select copy.product_id, s.designation, s.designation_key, s.sizes, s.words, s.value_ids, s.choice, s.price,
      s.ot_price, s.tiers, 1000000, s.weight_g, s.volume_cm3, s.params, s.sort, s.shown
    from product copy
    join product original on original.key = regexp_replace(copy.key, '-v\d+$', '')
    join lateral (select * from sku where sku.product_id = original.product_id order by sku.sort limit ${SKUS_PER_COPY}) s on true
    where copy.product_id > ${last}`);
  await db.execute(sql`update category set product_count = counted.n from (
      select c.category_id, count(*) n from category c join product p
        on c.category_id in (p.category_id1, p.category_id2, p.category_id) group by c.category_id) counted
    where counted.category_id = category.category_id`);
  return (await state()).count;
}
