import { sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { merchant } from '#lib/db/schema.ts';

export interface RateWindow {
  /** From when on what buyers wrote and ordered counts. */
  since: Date;
  /** What was asked after this may still be answered in time. */
  answeredBy: Date;
  /** Seconds within which an answer counts. */
  answerWithin: number;
  /** With fewer cases a share is not shown. */
  least: number;
}

/**
 * Shares (permille) of every store from its rows: how many of the buyers' questions in its chat were answered in time,
 * and how many of its buyers paid for a second order. 0: there are too few of them.
 */
export async function countRates(
  db: Db,
  { since, answeredBy, answerWithin, least }: RateWindow,
): Promise<number[]> {
  const counted = sql`(
    with asked as (
      select c.mer_id, exists (
          select 1 from chat_message a where a.conversation_id = q.conversation_id and a.seq > q.seq
            and a.side = 'store' and a.created_at <= q.created_at + ${answerWithin} * interval '1 second') as answered
        from chat_message q join conversation c on c.conversation_id = q.conversation_id
        where q.side = 'buyer' and q.created_at >= ${since.toISOString()} and q.created_at < ${answeredBy.toISOString()}
          and not exists (select 1 from chat_message before where before.conversation_id = q.conversation_id
            and before.seq = q.seq - 1 and before.side = 'buyer')
    ), response as (
      select mer_id, case when count(*) >= ${least}
          then (count(*) filter (where answered) * 1000 / count(*))::int else 0 end as rate
        from asked group by mer_id
    ), bought as (
      select mer_id, uid, count(distinct group_order_id) as times from store_order
        where paid_at >= ${since.toISOString()} group by mer_id, uid
    ), again as (
      select mer_id, case when count(*) >= ${least}
          then (count(*) filter (where times > 1) * 1000 / count(*))::int else 0 end as rate
        from bought group by mer_id
    )
    select m.mer_id, coalesce(r.rate, 0) as response, coalesce(a.rate, 0) as again
      from merchant m left join response r on r.mer_id = m.mer_id left join again a on a.mer_id = m.mer_id) counted`;
  const rows = await db
    .update(merchant)
    .set({ responseRate: sql`counted.response`, repurchaseRate: sql`counted.again` })
    .from(counted)
    .where(
      sql`counted.mer_id = ${merchant.merId}
        and (${merchant.responseRate}, ${merchant.repurchaseRate}) is distinct from (counted.response, counted.again)`,
    )
    .returning({ merId: merchant.merId });
  return rows.map((row) => row.merId);
}
