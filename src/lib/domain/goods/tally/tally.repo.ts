import { sql } from 'drizzle-orm';
import { arrayOf, listOf } from '#lib/db/array-of.ts';
import { sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import type { Along } from '#lib/db/insert-rows.ts';
import type { SitePart } from '#lib/kernel/answer-times.ts';

const put = sql.placeholder;
/** Rows that are made of `share`, added to what the day has already; in one order, so that two never deadlock. */
const addShares = sql`
  insert into sales_day as had (mer_id, day, product_id, category_id, pieces, paid, refunded, commission)
  select mer_id, ${put('day')}::date, product_id, coalesce(max(category_id), 0), sum(pieces),
    sum(case ${put('what')}::text when 'paid' then amount else 0 end),
    sum(case ${put('what')}::text when 'refunded' then amount else 0 end),
    sum(case ${put('what')}::text when 'commission' then amount else 0 end)
  from share left join product using (product_id, mer_id)
  group by mer_id, product_id order by mer_id, product_id
  on conflict (mer_id, day, product_id) do update set pieces = had.pieces + excluded.pieces,
    paid = had.paid + excluded.paid, refunded = had.refunded + excluded.refunded,
    commission = had.commission + excluded.commission`;

// What an order brought is shared out by what its lines cost; the parts of running sums leave no fen over. What has no
// lines counts for the store alone, as product 0: money is never left out.
const ofOrders = sql`
  with line as (
    select o.order_id, o.mer_id, coalesce(l.product_id, 0) as product_id, coalesce(l.quantity, 0) as quantity,
      l.order_line_id, asked.amount::numeric,
      coalesce(l.pay_price + l.freight + l.platform_discount, 0) as cost,
      coalesce(sum(l.pay_price + l.freight + l.platform_discount) over (partition by o.order_id), 0) as total
    from unnest(${listOf('orders', 'text')}, ${listOf('amounts', 'bigint')}) as asked(order_id, amount)
    join store_order o using (order_id) left join order_line l using (order_id)
  ), part as (
    select *, case total when 0 then 1 else cost end as weight from line
  ), run as (
    select *, sum(weight) over (partition by order_id order by order_line_id) as upto,
      sum(weight) over (partition by order_id) as whole from part
  ), share as (
    select mer_id, product_id, quantity * ${put('counts')}::int as pieces,
      floor(amount * upto / whole) - floor(amount * (upto - weight) / whole) as amount
    from run
  ) ${addShares}`;

const ofLines = sqlOnce(sql`
  with share as (
    select o.mer_id, l.product_id, 0 as pieces, asked.amount
    from unnest(${listOf('lines', 'text')}, ${listOf('amounts', 'bigint')}) as asked(order_line_id, amount)
    join order_line l using (order_line_id) join store_order o using (order_id)
  ) ${addShares}`);

export type Sales = 'paid' | 'refunded' | 'commission';
interface Share {
  id: string;
  amount: number;
}
interface Day {
  day: string;
  what: Sales;
}

/** What orders have brought, or given back, shared among their goods; `hasPieces` counts the pieces as sold. */
export const ofOrdersAlong = ({ day, what }: Day, orders: readonly Share[], hasPieces: boolean): Along => ({
  parts: { shares_counted: ofOrders },
  values: {
    day,
    what,
    counts: hasPieces ? 1 : 0,
    orders: arrayOf(orders.map(({ id }) => id)),
    amounts: arrayOf(orders.map(({ amount }) => amount)),
  },
});

/** The same for lines of an order, each with its own amount. */
export const addOfLines = (db: Db, { day, what }: Day, lines: readonly Share[]) =>
  ofLines(db, {
    day,
    what,
    lines: arrayOf(lines.map(({ id }) => id)),
    amounts: arrayOf(lines.map(({ amount }) => amount)),
  });

const seen = sqlOnce(sql`
  insert into visit_day as had (mer_id, day, visits)
  select mer_id, ${put('day')}::date, 1 from product where product_id = ${put('id')}::int and status = 'on_sale'
  on conflict (mer_id, day) do update set visits = had.visits + 1`);
export const addVisit = (db: Db, day: string, id: number) => seen(db, { day, id });

const inCarts = sql`
  insert into visit_day as had (mer_id, day, carts)
  select mer_id, ${put('day')}::date, count(*) from unnest(${listOf('stores', 'int')}) as put(mer_id) group by mer_id order by mer_id
  on conflict (mer_id, day) do update set carts = had.carts + excluded.carts`;
const cartsCounted = sqlOnce(inCarts);
export const addCarts = (db: Db, day: string, stores: readonly number[]) =>
  cartsCounted(db, { day, stores: arrayOf(stores) });
/** The same along with the lines themselves. */
export const cartsAlong = (day: string, stores: readonly number[]): Along => ({
  parts: { carts_counted: inCarts },
  values: { day, stores: arrayOf(stores) },
});

/** So that a flood of nonsense fills no disk. */
const MOST_A_DAY = 20_000;
const searched = sqlOnce(sql`
  insert into search_day as had (day, words, product_id)
  select ${put('day')}::date, ${put('words')}::text, ${put('id')}::int
  where (${put('id')}::int = 0 or exists (select 1 from product where product_id = ${put('id')}::int and status = 'on_sale'))
    and (select count(*) from search_day where day = ${put('day')}::date) < ${MOST_A_DAY}
  on conflict (day, words, product_id) do update set count = had.count + 1`);
/** Product 0: the words were searched for; any other was opened from their results. */
export const addSearch = (db: Db, day: string, words: string, id: number) => searched(db, { day, words, id });

/** Requests of one part of the mall that took as long, and those of them that failed. */
export interface Answered {
  part: SitePart;
  within: number;
  requests: number;
  failed: number;
}
const answered = sqlOnce(sql`
  insert into answer_day as had (day, part, within_ms, requests, failed)
  select ${put('day')}::date, part, within_ms, requests, failed
  from unnest(${listOf('parts', 'text')}, ${listOf('steps', 'int')}, ${listOf('requests', 'int')}, ${listOf('failed', 'int')})
    as told(part, within_ms, requests, failed)
  order by part, within_ms
  on conflict (day, part, within_ms) do update set requests = had.requests + excluded.requests,
    failed = had.failed + excluded.failed`);
export const addAnswers = (db: Db, day: string, rows: readonly Answered[]) =>
  answered(db, {
    day,
    parts: arrayOf(rows.map(({ part }) => part)),
    steps: arrayOf(rows.map(({ within }) => within)),
    requests: arrayOf(rows.map(({ requests }) => requests)),
    failed: arrayOf(rows.map(({ failed }) => failed)),
  });
