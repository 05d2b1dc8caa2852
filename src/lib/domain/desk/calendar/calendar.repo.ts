import { sql, type SQL } from 'drizzle-orm';
import type { PromotionKind } from '#lib/contracts/calendar.ts';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export interface PromotionRow {
  kind: PromotionKind;
  id: number;
  name: string;
  status: string;
  from: string | null;
  until: string | null;
}

const inLanguage = (locale: Locale, zh: SQL, en: SQL): SQL =>
  locale === 'zh-CN' ? zh : sql`coalesce(nullif(${en}, ''), ${zh})`;

/** Hours of a day on the mall's clock; the end of a day is its hour 24. */
const at = (day: SQL, hour: SQL): SQL =>
  sql`(${day}::date + make_interval(hours => ${hour})) at time zone 'Asia/Shanghai'`;

/** What a store sells more with in some time, by its beginning; what was refused, taken down or closed is left out. */
export async function promotionsBetween(
  db: Db,
  { merId, locale, from, until }: { merId: number; locale: Locale; from: Date; until: Date },
): Promise<PromotionRow[]> {
  const goods = inLanguage(locale, sql`p.name`, sql`p.name_en`);
  const live = sql`a.mer_id = ${merId} and a.status in ('pending', 'approved')`;
  return rowsOf<PromotionRow>(
    db,
    sql`select * from (
      select 'seckill' as kind, a.activity_id as id, ${goods} as name, a.status,
          ${at(sql`a.start_day`, sql`s.start_hour`)} as "from", ${at(sql`a.end_day`, sql`s.end_hour`)} as until
        from activity a join product p using (product_id) join seckill_slot s using (slot_id)
        where ${live} and a.kind = 'seckill'
      union all
      select 'presale', a.activity_id, ${goods}, a.status, a.start_at, a.end_at
        from activity a join product p using (product_id) where ${live} and a.kind = 'presale'
      union all
      select 'balance', a.activity_id, ${goods}, a.status, a.final_start_at, a.final_end_at
        from activity a join product p using (product_id) where ${live} and a.pays = 'deposit'
      union all
      select 'bundle', a.activity_id, ${inLanguage(locale, sql`b.name`, sql`b.name_en`)}, a.status, a.start_at, a.end_at
        from activity a join bundle b using (activity_id) where ${live} and a.kind = 'bundle'
      union all
      select 'coupon', c.coupon_id, ${inLanguage(locale, sql`c.title`, sql`c.title_en`)}, c.status,
          coalesce(c.receive_from, c.valid_from, c.created_at), coalesce(c.receive_until, c.valid_until)
        from coupon c where c.mer_id = ${merId} and c.status in ('draft', 'open')
      union all
      select 'sample', p.product_id, ${goods}, '', min(x.created_at), null
        from sample_sku x join product p using (product_id) where p.mer_id = ${merId}
        group by p.product_id
    ) as promotion
    where coalesce("from", '-infinity') < ${until.toISOString()}::timestamptz
      and coalesce(until, 'infinity') > ${from.toISOString()}::timestamptz
    order by "from", id limit 500`,
  );
}
