import { sql } from 'drizzle-orm';
import { countStoreRates } from '#lib/domain/merchant/store/index.ts';
import { systemOf, type Seeding } from './seeding.ts';

/**
 * What a visitor is asked to believe comes from rows: what was sold is counted from paid orders, followers from those
 * who follow, stars from reviews. What the writers before this have gone by (standing.csv, the stores' drafts) only
 * says which goods are well known.
 */
export async function countTrue(seeding: Seeding): Promise<void> {
  const { db } = seeding;
  for (const [table, key] of [
    ['sku', 'sku_id'],
    ['product', 'product_id'],
  ] as const)
    await db.execute(
      sql.raw(`update ${table} t set sales = coalesce((select sum(l.quantity) from order_line l
        join store_order o on o.order_id = l.order_id
        where l.${key} = t.${key} and o.paid_at is not null), 0)
        where t.sales <> 0 or exists (select 1 from order_line l where l.${key} = t.${key})`),
    );
  await db.execute(sql`update merchant m set
      sales = coalesce((select sum(p.sales) from product p where p.mer_id = m.mer_id), 0),
      care_count = (select count(*) from favourite f where f.kind = 'store' and f.target_id = m.mer_id),
      product_score = coalesce((select round(avg(product_score) * 10)::int from review r where r.mer_id = m.mer_id), 0),
      service_score = coalesce((select round(avg(service_score) * 10)::int from review r where r.mer_id = m.mer_id), 0),
      postage_score = coalesce((select round(avg(postage_score) * 10)::int from review r where r.mer_id = m.mer_id), 0)`);
  await db.execute(sql`update coupon c set remain_count = greatest(0, c.total_count -
      (select count(*) from coupon_user u where u.coupon_id = c.coupon_id)) where c.is_limited`);
  await db.execute(sql`update community_post p set like_count =
      (select count(*) from community_like l where l.community_id = p.community_id)`);
  await countStoreRates(systemOf(seeding));
}
