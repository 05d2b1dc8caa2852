import { sql, type SQL } from 'drizzle-orm';
import { OPEN_REFUND_STATES } from '#lib/contracts/states.ts';
import type { FrozenReason } from '#lib/contracts/store-money.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Page } from '#lib/kernel/page.ts';

const paged = ({ page, limit }: Page): SQL => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** Balances of a store by kind of account, and the deposit that stores of its type pay; fen as text. */
export async function balancesOf(db: Db, merId: number) {
  const rows = await rowsOf<{
    free: string;
    frozen: string;
    payout: string;
    margin: string;
    required: string;
    account: string | null;
  }>(
    db,
    sql`select ${sql.join(
      (['free', 'frozen', 'payout', 'margin'] as const).map(
        (kind) =>
          sql`coalesce((select balance from ledger_account where kind = ${`merchant_${kind}`} and owner_id = m.mer_id), 0) as ${sql.identifier(kind)}`,
      ),
      sql`, `,
    )}, t.margin as required,
      (select account from store_account a where a.mer_id = m.mer_id and a.status = 'in_force') as account
      from merchant m join merchant_type t using (merchant_type_id) where m.mer_id = ${merId}`,
  );
  return rows[0];
}

/**
 * What each order of a store holds in its frozen account, and why: those whose goods have come and that are not settled,
 * and those that are still on their way. The sum is that of settle-order.ts; a presale whose balance is not paid holds
 * its deposit, and one that was closed or given back nothing.
 */
const frozenOrders = (merId: number): SQL => sql`
  with open as (
    select order_id, due_at, true as has_come from order_settlement where mer_id = ${merId} and settled_at is null
    union all
    select order_id, null, false from store_order o where mer_id = ${merId}
      and status in ('balance_due', 'to_ship', 'to_receive') and paid_at is not null
      and not exists (select 1 from order_settlement s where s.order_id = o.order_id)
  ), went as (
    select l.order_id, sum(l.refunded_price + l.refunded_freight + l.refunded_platform) as back
    from order_line l join open using (order_id) group by 1
  )
  select order_id, order_sn, why, held, due_at from (
    select o.order_id, o.order_sn, open.due_at,
      case when p.status in ('due', 'verifying') then p.deposit
        when p.status in ('closed', 'returned', 'cancelled', 'waiting') then 0
        else o.pay_price + o.platform_discount - coalesce(went.back, 0) end as held,
      case when p.status in ('due', 'verifying') then 'presale'
        when exists (select 1 from refund_order r where r.order_id = o.order_id
          and r.status in ${[...OPEN_REFUND_STATES]}) then 'disputed'
        when open.has_come then 'resting'
        when o.status = 'to_ship' then 'to_ship'
        else 'to_receive' end as why
    from open join store_order o using (order_id)
      left join went using (order_id)
      left join presale_order p using (order_id)
    where o.paid_at is not null
  ) as money where held > 0`;

export interface FrozenRow {
  order_id: string;
  order_sn: string;
  why: FrozenReason;
  held: string;
  due_at: string | null;
}
export interface FrozenSum {
  why: FrozenReason;
  amount: string;
  orders: number;
}
const sumsOfFrozen = sql`select why, sum(held)::bigint::text as amount, count(*)::int as orders
  from frozen group by why order by why`;

/** A page of what is frozen, and the sums of all of it, in one query over the orders. */
export async function frozenOf(
  db: Db,
  merId: number,
  { why, keyword, ...page }: Page & { why?: FrozenReason | undefined; keyword?: string | undefined },
): Promise<{ rows: FrozenRow[]; sums: FrozenSum[] }> {
  const [read] = await rowsOf<{ rows: FrozenRow[]; sums: FrozenSum[] }>(
    db,
    sql`with frozen as materialized (select * from (${frozenOrders(merId)}) as f
        where ${hasWords(keyword, sql`f.order_sn`) ?? sql`true`})
      select (select coalesce(json_agg(s), '[]') from (${sumsOfFrozen}) as s) as sums,
        (select coalesce(json_agg(r), '[]') from (
          select order_id, order_sn, why, held::text as held, due_at from frozen
          where ${why ? sql`why = ${why}` : sql`true`}
          order by due_at nulls last, order_id desc ${paged(page)}) as r) as rows`,
  );
  return read!;
}

export const frozenSums = (db: Db, merId: number): Promise<FrozenSum[]> =>
  rowsOf<FrozenSum>(db, sql`with frozen as (${frozenOrders(merId)}) ${sumsOfFrozen}`);

/** A settled order counts in the month of the mall's clock in which it was settled. */
const monthOf = sql`to_char(s.settled_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;
const settledBy = (merId: number, month: string | undefined, keyword: string | undefined): SQL => {
  const words = keyword?.trim() && `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`s.mer_id = ${merId} and s.settled_at is not null
    and ${month ? sql`${monthOf} = ${month}` : sql`true`}
    and ${words ? sql`o.order_sn ilike ${words}` : sql`true`}`;
};

export interface SettledRow {
  order_id: string;
  order_sn: string;
  paid: string;
  coupon: string;
  refunded: string;
  amount: string;
  commission: string;
  settled_at: string;
}
interface SettledAsk {
  month?: string | undefined;
  keyword?: string | undefined;
}
export const settledOf = (
  db: Db,
  merId: number,
  { month, keyword, ...page }: Page & SettledAsk,
): Promise<SettledRow[]> =>
  rowsOf<SettledRow>(
    db,
    sql`select o.order_id, o.order_sn, o.pay_price as paid, o.platform_discount as coupon,
        (select coalesce(sum(l.refunded_price + l.refunded_freight + l.refunded_platform), 0)::bigint
          from order_line l where l.order_id = o.order_id) as refunded,
        s.amount, s.commission, s.settled_at
      from order_settlement s join store_order o using (order_id)
      where ${settledBy(merId, month, keyword)}
      order by s.settled_at desc, o.order_id desc ${paged(page)}`,
  );

export async function countSettled(db: Db, merId: number, { month, keyword }: SettledAsk): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from order_settlement s join store_order o using (order_id)
      where ${settledBy(merId, month, keyword)}`,
  );
  return rows[0]?.n ?? 0;
}

/** Months in which something was settled, the latest first. */
export const statementsOf = (
  db: Db,
  merId: number,
  page: Page,
): Promise<{ month: string; orders: number; amount: string; commission: string; total: number }[]> =>
  rowsOf(
    db,
    sql`select ${monthOf} as month, count(*)::int as orders, sum(s.amount)::bigint as amount,
        sum(s.commission)::bigint as commission, (count(*) over ())::int as total
      from order_settlement s where s.mer_id = ${merId} and s.settled_at is not null
      group by 1 order by 1 desc ${paged(page)}`,
  );

export interface BillRow {
  entry_id: string;
  kind: string;
  amount: string;
  balance: string;
  sn: string;
  order_id: string | null;
  created_at: string;
}
interface BillAsk {
  month?: string | undefined;
  keyword?: string | undefined;
}
/** Orders that are searched for by a part of their number; other movements by that of what they were booked for. */
const billsBy = (merId: number, { month, keyword }: BillAsk): SQL => sql`a.kind = 'merchant_free'
  and a.owner_id = ${merId}
  and ${month ? sql`to_char(e.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}` : sql`true`}
  and ${hasWords(keyword, sql`coalesce(o.order_sn, e.params->>'sn', '')`) ?? sql`true`}`;
const billed = (merId: number): SQL => sql`ledger_entry e join ledger_account a using (account_id)
  left join presale_order p on p.presale_order_id = case
    when e.kind = 'presale_deposit' then e.target_id
    when e.kind = 'refund' then split_part(e.target_id, '/', 3) end
  left join refund_order r on r.refund_order_id = case when e.kind = 'gift_back' then e.target_id end
  left join store_order o on o.mer_id = ${merId}
    and o.order_id = coalesce(p.order_id, r.order_id, case when e.kind in ('order_release', 'order_charge') then e.target_id end)`;

/**
 * Entries of the account that a store may withdraw from. The target of an entry leads to its order, by way of a presale
 * or a refund.
 */
export const billsOfStore = (
  db: Db,
  merId: number,
  { month, keyword, ...page }: Page & BillAsk,
): Promise<BillRow[]> =>
  rowsOf<BillRow>(
    db,
    sql`select e.entry_id, e.kind, e.amount, e.balance_after as balance, coalesce(o.order_sn, e.params->>'sn', '') as sn,
        o.order_id, e.created_at
      from ${billed(merId)}
      where ${billsBy(merId, { month, keyword })} order by e.seq desc ${paged(page)}`,
  );

export async function countBills(db: Db, merId: number, asked: BillAsk): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${billed(merId)} where ${billsBy(merId, asked)}`,
  );
  return rows[0]?.n ?? 0;
}
