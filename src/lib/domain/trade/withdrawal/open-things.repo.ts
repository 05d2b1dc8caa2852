import { sql, type SQL } from 'drizzle-orm';
import { OPEN_REFUND_STATES } from '#lib/contracts/states.ts';
import { MONEY_THINGS, type OpenKind } from '#lib/contracts/store-closing.ts';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';

/** Everything of a store that somebody still waits for, one row for each, with its sum in fen and since when. */
const openThings = (merId: SQL): SQL => sql`
  select status as kind, pay_price as amount, created_at as since from store_order
    where mer_id = ${merId} and status in ('unpaid', 'balance_due', 'to_ship', 'to_receive')
  union all
  select case when status = 'arbitrating' then 'dispute' else 'refund' end, amount + freight, created_at
    from refund_order where mer_id = ${merId} and status in ${[...OPEN_REFUND_STATES]}
  union all
  select 'invoice', null, changed_at from invoice v
    where mer_id = ${merId} and (status in ('requested', 'reissuing') or needs_red_letter) and status <> 'merged'
      and exists (select 1 from invoice_order i join store_order o using (order_id)
        where i.invoice_id = v.invoice_id and o.status not in ('cancelled', 'unpaid'))
  union all
  select 'fee_invoice', greatest(coalesce(t.taken, 0), 0), f.changed_at
    from fee_invoice f left join fee_month t using (mer_id, month)
    where f.mer_id = ${merId} and f.amount <> greatest(coalesce(t.taken, 0), 0)
  union all
  select 'withdrawal', amount, created_at from withdrawal
    where mer_id = ${merId} and status in ('asked', 'approved', 'half_confirmed')
  union all
  select case kind when 'merchant_frozen' then 'frozen' when 'merchant_margin' then 'margin' else 'balance' end, balance,
      null
    from ledger_account where owner_id = ${merId} and balance <> 0
      and kind in ('merchant_frozen', 'merchant_margin', 'merchant_free')`;

/** Whether anything of a store is open but its own money. */
export const hasOpenTrade = (merId: SQL): SQL =>
  sql`exists (select 1 from (${openThings(merId)}) as open where kind not in ${[...MONEY_THINGS]})`;

export interface OpenSum {
  kind: OpenKind;
  count: number;
  /** In fen; null where it is about no sum. */
  amount: string | null;
  since: string | null;
}

/** What is open of some stores, counted by kind. */
export const openThingsOfStores = (
  db: Db,
  merIds: readonly number[],
): Promise<(OpenSum & { mer_id: number })[]> =>
  rowsOf<OpenSum & { mer_id: number }>(
    db,
    sql`select s.mer_id, open.* from unnest(${arrayOf(merIds)}::int[]) as s(mer_id), lateral (
      select kind, count(*)::int as count, sum(amount)::bigint::text as amount, min(since) as since
        from (${openThings(sql`s.mer_id`)}) as things group by kind) as open`,
  );

/** The same of one store. */
export const openThingsOf = (db: Db, merId: number): Promise<OpenSum[]> => openThingsOfStores(db, [merId]);

/** Whether the store closes for good while something of its trade is open: its deposit then answers for it. */
export async function isWindingUpWithTrade(db: Db, merId: number): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(
    db,
    sql`select exists (select 1 from store_closing where mer_id = ${merId} and status = 'winding_up')
      and ${hasOpenTrade(sql`${merId}::int`)} as is`,
  );
  return row!.is;
}
