import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Days } from './days.ts';

const inLanguage = (locale: Locale, zh: SQL, en: SQL): SQL =>
  locale === 'zh-CN' ? zh : sql`coalesce(nullif(${en}, ''), ${zh})`;
const MOST = 8;

export interface BestRow {
  product_id: number;
  name: string;
  image: string;
  unit_name: string;
  pieces: number;
  net: string;
}
/** The goods that brought a store most on some days. */
export const bestOf = (db: Db, merId: number, { from, to }: Days, locale: Locale): Promise<BestRow[]> =>
  rowsOf<BestRow>(
    db,
    sql`select p.product_id, ${inLanguage(locale, sql`p.name`, sql`p.name_en`)} as name, p.image,
        ${inLanguage(locale, sql`p.unit_name`, sql`p.unit_name_en`)} as unit_name, sold.pieces, sold.net::text as net
      from (select product_id, sum(pieces)::int as pieces, sum(paid - refunded) as net from sales_day
        where mer_id = ${merId} and day between ${from}::date and ${to}::date group by 1) sold
      join product p using (product_id) where sold.net > 0 order by sold.net desc, p.product_id limit ${MOST}`,
  );

export interface WantedRow {
  product_id: number;
  name: string;
  size: string;
  waiting: number;
}
/** Sold-out sizes of a store that buyers wait for. */
export const wantedOf = (db: Db, merId: number, locale: Locale): Promise<WantedRow[]> =>
  rowsOf<WantedRow>(
    db,
    sql`select p.product_id, ${inLanguage(locale, sql`p.name`, sql`p.name_en`)} as name, s.designation as size,
        count(*)::int as waiting
      from arrival a join sku s using (sku_id) join product p on p.product_id = s.product_id
      where p.mer_id = ${merId} and p.status = 'on_sale' and s.stock = 0
      group by p.product_id, s.sku_id order by waiting desc, p.product_id limit ${MOST}`,
  );

/** Keys of the categories in which a store sells. */
export async function categoriesOf(db: Db, merId: number): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select distinct c.key from product p join category c using (category_id)
      where p.mer_id = ${merId} and p.status = 'on_sale'`,
  );
  return rows.map(({ key }) => key);
}

const WORDS_LOOKED_AT = 500;
export interface MissedRow {
  words: string;
  count: number;
}
/** What was searched for in vain in the mall on some days, the most wanted first. */
export const missedOn = (db: Db, { from, to }: Days): Promise<MissedRow[]> =>
  rowsOf<MissedRow>(
    db,
    sql`select words, sum(count)::int as count from search_miss where day between ${from}::date and ${to}::date
      group by words order by 2 desc, words limit ${WORDS_LOOKED_AT}`,
  );
