import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { idsOf, type Days } from './days.ts';

/** What a report is narrowed to. */
export interface Narrowed {
  belt?: number | undefined;
  category?: number | undefined;
  store?: number | undefined;
}
interface Named {
  key: string;
  name: string;
}
const named = (locale: Locale): SQL =>
  locale === 'zh-CN' ? sql`t.name` : sql`coalesce(nullif(t.name_en, ''), t.name)`;
const SHANGHAI = sql.raw(`'Asia/Shanghai'`);

/** Names of what rows are of. */
export async function namesOf(
  db: Db,
  what: 'belt' | 'category' | 'store',
  ids: readonly number[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [table, id] = {
    belt: [sql`belt`, sql`belt_id`],
    category: [sql`category`, sql`category_id`],
    store: [sql`merchant`, sql`mer_id`],
  }[what];
  const rows = await rowsOf<Named>(
    db,
    sql`select ${id}::text as key, ${named(locale)} as name from ${table} t where ${id} in ${ids}`,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

/** Sales are grouped by the level below the chosen category; without one, by the first level. */
const branch = (category: number | undefined): SQL =>
  category === undefined
    ? sql`(c.path ->> 0)`
    : sql`coalesce(c.path ->> (select level from category where category_id = ${category}), c.category_id::text)`;
const below = (category: number | undefined, path: SQL): SQL =>
  category === undefined ? sql`true` : sql`${path} @> ${String(category)}::jsonb`;

export interface SalesSum {
  key: string;
  paid: string;
  refunded: string;
  commission: string;
}
/** Sales of some days in rows by day, month, belt, category or store; `all` is one row. Fen. */
export function salesBy(
  db: Db,
  by: 'day' | 'month' | 'belt' | 'category' | 'store' | 'all',
  { from, to }: Days,
  { belt, category, store }: Narrowed,
): Promise<SalesSum[]> {
  const key = {
    day: sql`s.day::text`,
    month: sql`left(s.day::text, 7)`,
    belt: sql`coalesce(m.belt_id, 0)::text`,
    category: sql`coalesce(${branch(category)}, '0')`,
    store: sql`s.mer_id::text`,
    all: sql`''`,
  }[by];
  const needsCategory = by === 'category' || category !== undefined;
  return rowsOf<SalesSum>(
    db,
    sql`select ${key} as key, sum(s.paid)::text as paid, sum(s.refunded)::text as refunded, sum(s.commission)::text as commission
      from sales_day s
      ${by === 'belt' || belt !== undefined ? sql`join merchant m using (mer_id)` : sql``}
      ${needsCategory ? sql`left join category c using (category_id)` : sql``}
      where s.day between ${from}::date and ${to}::date
        and ${belt === undefined ? sql`true` : sql`m.belt_id = ${belt}`}
        and ${below(category, sql`c.path`)}
        and ${store === undefined ? sql`true` : sql`s.mer_id = ${store}`}
      group by 1`,
  );
}

export interface FunnelSum {
  key: string;
  visits: number;
  carts: number;
  orders: number;
  paid: number;
}
/** Goods looked at, lines put into carts, orders placed and those of them that were paid, of all stores or of one. */
export function funnelBy(
  db: Db,
  by: 'day' | 'month' | 'store' | 'all',
  range: Days,
  store?: number,
): Promise<FunnelSum[]> {
  const keyOf = (day: SQL): SQL =>
    ({ day: sql`${day}::text`, month: sql`left(${day}::text, 7)`, store: sql`mer_id::text`, all: sql`''` })[
      by
    ];
  const [first, end] = idsOf(range);
  const own = store === undefined ? sql`true` : sql`mer_id = ${store}`;
  const time =
    store === undefined
      ? sql`order_id >= ${first} and order_id < ${end}`
      : sql`created_at >= ${`${range.from}T00:00:00+08:00`}::timestamptz and created_at < ${`${range.to}T00:00:00+08:00`}::timestamptz + interval '1 day'`;
  return rowsOf<FunnelSum>(
    db,
    sql`select key, sum(visits)::int as visits, sum(carts)::int as carts, sum(orders)::int as orders, sum(paid)::int as paid from (
        select ${keyOf(sql`day`)} as key, sum(visits) as visits, sum(carts) as carts, 0 as orders, 0 as paid
          from visit_day where day between ${range.from}::date and ${range.to}::date and ${own} group by 1
        union all
        select ${keyOf(sql`(created_at at time zone ${SHANGHAI})::date`)}, 0, 0, count(*), count(paid_at)
          from store_order where ${time} and parent_order_id is null and ${own} group by 1
      ) step group by key`,
  );
}

/** Accounts or stores that came on some days. */
export async function countNew(db: Db, table: 'user_account' | 'merchant', range: Days): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sql.raw(table)} where created_at >= ${`${range.from}T00:00:00+08:00`}::timestamptz
      and created_at < ${`${range.to}T00:00:00+08:00`}::timestamptz + interval '1 day'`,
  );
  return row?.n ?? 0;
}

export interface SearchSum {
  words: string;
  searches: number;
  missed: number;
  opened: number;
  goods: string;
  /** Of all words, not of these alone. */
  all_searches: number;
  all_missed: number;
  all_opened: number;
}
/** Words searched for less often are left out of the report, since they may tell who searched. */
const MOST_WORDS = 1000;
/** What was searched for on some days, the most used, most missed or most opened first. */
export function searchesBy(
  db: Db,
  by: 'most' | 'missed' | 'chosen',
  { from, to }: Days,
  { keyword, locale }: { keyword?: string | undefined; locale: Locale },
): Promise<SearchSum[]> {
  const first = { most: sql`searches`, missed: sql`missed`, chosen: sql`opened` }[by];
  const like = keyword?.trim()
    ? `%${keyword
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : undefined;
  const within = sql`day between ${from}::date and ${to}::date ${like ? sql`and words like ${like}` : sql``}`;
  return rowsOf<SearchSum>(
    db,
    sql`with told as (
        select words, sum(searches)::int as searches, sum(missed)::int as missed, sum(opened)::int as opened from (
          select words, case product_id when 0 then count else 0 end as searches, 0 as missed,
            case product_id when 0 then 0 else count end as opened from search_day where ${within}
          union all select words, 0, count, 0 from search_miss where ${within}
        ) one group by words
      ), shown as (
        select *, sum(searches) over ()::int as all_searches, sum(missed) over ()::int as all_missed,
          sum(opened) over ()::int as all_opened
        from told order by ${first} desc, words limit ${MOST_WORDS}
      ), chosen as (
        select distinct on (words) words, product_id from search_day
        where ${within} and product_id > 0 group by words, product_id order by words, sum(count) desc, product_id
      )
      select shown.*, coalesce(${named(locale)}, '') as goods from shown
        left join chosen using (words) left join product t using (product_id)
      ${by === 'most' ? sql`` : sql`where ${first} > 0`}
      order by ${first} desc, words`,
  );
}

export interface InquirySum {
  key: string;
  asked: number;
  answered: number;
  hours: number | null;
  awarded: number;
  ordered: number;
}
/** Inquiries that were asked on some days, what became of them, and the hours to their first quotation. */
export function inquiriesBy(
  db: Db,
  by: 'day' | 'month' | 'category' | 'all',
  range: Days,
  category?: number,
): Promise<InquirySum[]> {
  const [first, end] = idsOf(range);
  const day = sql`(i.created_at at time zone ${SHANGHAI})::date::text`;
  const key = {
    day,
    month: sql`left(${day}, 7)`,
    category: sql`coalesce(${branch(category)}, '0')`,
    all: sql`''`,
  }[by];
  return rowsOf<InquirySum>(
    db,
    sql`select ${key} as key, count(*)::int as asked, count(q.first)::int as answered,
        round((percentile_cont(0.5) within group (order by extract(epoch from q.first - coalesce(i.published_at, i.created_at))) / 3600)::numeric, 1)::float as hours,
        count(*) filter (where q.is_awarded)::int as awarded, count(*) filter (where q.is_ordered)::int as ordered
      from inquiry i left join category c using (category_id)
      left join (select inquiry_id, min(created_at) as first, bool_or(status in ('accepted', 'ordered')) as is_awarded,
          bool_or(status = 'ordered') as is_ordered
        from quotation where inquiry_id >= ${first} and inquiry_id < ${end} group by 1) q using (inquiry_id)
      where inquiry_id >= ${first} and inquiry_id < ${end} and i.status <> 'draft' and ${below(category, sql`c.path`)}
      group by 1`,
  );
}

export interface QuotedSum {
  key: string;
  quoted: number;
  won: number;
  lost: number;
  open: number;
  amount: string;
}
/**
 * What became of a store's quotations of some days: of several for one inquiry the last one counts. If the buyer closes
 * the inquiry, no store has won.
 */
export function quotedBy(
  db: Db,
  merId: number,
  by: 'month' | 'category' | 'reason' | 'all',
  range: Days,
  category?: number,
): Promise<QuotedSum[]> {
  const [first, end] = idsOf(range);
  const key = {
    month: sql`to_char(q.created_at at time zone ${SHANGHAI}, 'YYYY-MM')`,
    category: sql`coalesce(${branch(category)}, '0')`,
    reason: sql`case when q.status in ('accepted', 'ordered') then 'won' when q.status in ('quoted', 'negotiating') then 'open'
      when q.status <> 'refused' then q.status
      when not exists (select 1 from inquiry_log l where l.inquiry_id = q.inquiry_id and l.mer_id = q.mer_id
        and l.event = 'quotation_lose' and l.created_at >= q.created_at) then 'declined'
      when i.status = 'closed' then 'closed' else 'other_store' end`,
    all: sql`''`,
  }[by];
  return rowsOf<QuotedSum>(
    db,
    sql`select ${key} as key, count(*)::int as quoted,
        count(*) filter (where q.status in ('accepted', 'ordered'))::int as won,
        count(*) filter (where q.status in ('refused', 'withdrawn', 'expired'))::int as lost,
        count(*) filter (where q.status in ('quoted', 'negotiating'))::int as open,
        coalesce(sum(q.total) filter (where q.status in ('accepted', 'ordered')), 0)::text as amount
      from (select distinct on (inquiry_id) * from quotation
        where mer_id = ${merId} and quotation_id >= ${first} and quotation_id < ${end}
        order by inquiry_id, quotation_id desc) q
      join inquiry i using (inquiry_id) left join category c using (category_id)
      where ${below(category, sql`c.path`)} group by 1`,
  );
}

export interface AnswerSum {
  key: string;
  within: number;
  requests: number;
  failed: number;
}
/** Requests of some days by the time that they took, of the whole mall or of a part of it. */
export function answersBy(
  db: Db,
  by: 'part' | 'day' | 'month' | 'all',
  { from, to }: Days,
  part?: string,
): Promise<AnswerSum[]> {
  const key = { part: sql`part`, day: sql`day::text`, month: sql`left(day::text, 7)`, all: sql`''` }[by];
  return rowsOf<AnswerSum>(
    db,
    sql`select ${key} as key, within_ms as within, sum(requests)::int as requests, sum(failed)::int as failed
      from answer_day
      where day between ${from}::date and ${to}::date and ${part === undefined ? sql`true` : sql`part = ${part}`}
      group by 1, 2`,
  );
}
