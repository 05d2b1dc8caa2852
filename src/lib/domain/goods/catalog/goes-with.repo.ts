import { sql } from 'drizzle-orm';
import { sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '../../../db/database.ts';
import { GOES_WITH, PRESSURE } from './goes-with-words.ts';
import { sizeColumns, type SizeOfGoods } from './sizes.repo.ts';

const RULES = JSON.stringify(
  GOES_WITH.map(([from, own, to, other], rule) => ({ rule, from, own, to, other })),
);
/** So many sizes of a rule are compared: the first that the index gives. */
const COMPARED = 300;

/** What goes with a size: for each rule that fits it, the size in stock that is most like it in its other values, of its own store first. */
const goingWith = sqlOnce<SizeOfGoods & { merId: number; cateName: string; cateNameEn: string }>(
  sql`
    with own as materialized (
      select sku.value_ids, product.product_id, product.mer_id, category.key
      from sku join product on product.product_id = sku.product_id
        join category on category.category_id = product.category_id
      where sku.sku_id = ${sql.placeholder('sku')}
    ), mine as materialized (
      select parameter.name, known.value, known.low, known.high
      from own join parameter_value known on known.parameter_value_id = any(own.value_ids)
        join parameter on parameter.parameter_id = known.parameter_id
    ), pressed as materialized (
      select array(select value from mine where value ~ ${PRESSURE}) as pressures
    ), wanted as materialized (
      select fit.rule, category.category_id, category.name, category.name_en, fit.ids
      from (
        select rule.rule, rule."to", array_agg(distinct fitting.parameter_value_id) as ids
        from own
          join jsonb_to_recordset(${RULES}::jsonb) as rule(rule int, "from" text, own text, "to" text, other text)
            on starts_with(own.key, rule."from")
          join mine on mine.name = rule.own
          join parameter theirs on theirs.name = rule.other
          join parameter_value fitting on fitting.parameter_id = theirs.parameter_id
            and (fitting.value = mine.value or (fitting.low = mine.low and fitting.high = mine.high))
        group by rule.rule, rule."to"
      ) fit join category on starts_with(category.key, fit."to")
    )
    select found.*, wanted.name as "cateName", wanted.name_en as "cateNameEn"
    from own cross join pressed cross join wanted cross join lateral (
      select ${sizeColumns}, product.mer_id as "merId"
      from (
        select near.sku_id, near.product_id from (
          select sku.sku_id, sku.value_ids, product.product_id, product.mer_id, product.sales from sku
            join product on product.product_id = sku.product_id
          where sku.value_ids && wanted.ids and sku.shown and sku.stock > 0
            and product.category_id = wanted.category_id and product.status = 'on_sale'
            and product.product_id <> own.product_id
            and (pressed.pressures = '{}' or not exists (
              select from parameter_value known where known.parameter_value_id = any(sku.value_ids)
                and known.value ~ ${PRESSURE} and known.value <> all(pressed.pressures)))
          limit ${COMPARED}
        ) near
        order by (select count(*) from unnest(near.value_ids) as value where value = any(own.value_ids)) desc,
          (near.mer_id = own.mer_id) desc, near.sales desc, near.sku_id
        limit 1
      ) best join sku on sku.sku_id = best.sku_id
        join product on product.product_id = best.product_id
        join merchant on merchant.mer_id = product.mer_id
    ) found
    order by wanted.rule, wanted.category_id`,
);
export const sizesGoingWith = (db: Db, skuId: number) => goingWith(db, { sku: skuId });
