import { notInArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { storeRisk } from '#lib/db/schema.ts';

/** What is counted of a store. */
export interface RiskCounts {
  mer_id: number;
  name: string;
  name_en: string;
  frozen_reason: string;
  orders: number;
  waiting: number;
  late: number;
  reminders: number;
  refunds: number;
  disputes: number;
  reviews: number;
  bad: number;
  goods: number;
  withheld: number;
  /** The points that somebody has looked at, and when; null where nobody has. */
  reviewed_points: number | null;
  reviewed_at: string | null;
}

/** Orders paid, refunds asked and reviews written since a time, and goods as they are now, of each store. */
export const riskCounts = (
  db: Db,
  { since, late, merId }: { since: Date; late: Date; merId?: number },
): Promise<RiskCounts[]> =>
  rowsOf<RiskCounts>(
    db,
    sql`select m.mer_id, m.name, m.name_en, m.frozen_reason,
        coalesce(o.orders, 0) as orders, coalesce(o.waiting, 0) as waiting, coalesce(o.late, 0) as late,
        coalesce(o.reminders, 0) as reminders, coalesce(r.refunds, 0) as refunds, coalesce(r.disputes, 0) as disputes,
        coalesce(v.reviews, 0) as reviews, coalesce(v.bad, 0) as bad, coalesce(p.goods, 0) as goods,
        coalesce(p.withheld, 0) as withheld,
        k.reviewed_points, k.reviewed_at
      from merchant m left join store_risk k using (mer_id)
      left join (select mer_id, count(*)::int as orders,
          (count(*) filter (where status = 'to_ship'))::int as waiting,
          (count(*) filter (where status = 'to_ship' and paid_at < ${late.toISOString()}::timestamptz))::int as late,
          count(reminded_at)::int as reminders
        from store_order where created_at >= ${since.toISOString()}::timestamptz and paid_at is not null group by 1) o using (mer_id)
      left join (select mer_id, count(*)::int as refunds, count(appealed_at)::int as disputes
        from refund_order where created_at >= ${since.toISOString()}::timestamptz group by 1) r using (mer_id)
      left join (select mer_id, count(*)::int as reviews, (count(*) filter (where product_score <= 2))::int as bad
        from review where created_at >= ${since.toISOString()}::timestamptz and not is_default group by 1) v using (mer_id)
      left join (select mer_id, count(*)::int as goods, (count(*) filter (where status = 'withheld'))::int as withheld
        from product group by 1) p using (mer_id)
      where m.status <> 'deleted' and ${merId === undefined ? sql`true` : sql`m.mer_id = ${merId}`}`,
  );

/** Stores whose risk is high now replace those that were; what somebody has looked at waits again when it rises. */
export async function keepHighRisks(
  db: Db,
  rows: readonly { merId: number; points: number }[],
  now: Date,
): Promise<void> {
  const high = rows.map(({ merId }) => merId);
  await db.delete(storeRisk).where(high.length > 0 ? notInArray(storeRisk.merId, high) : undefined);
  if (high.length === 0) return;
  await db
    .insert(storeRisk)
    .values(rows.map((row) => ({ ...row, since: now })))
    .onConflictDoUpdate({
      target: storeRisk.merId,
      set: {
        points: sql`excluded.points`,
        since: sql`case when ${storeRisk.points} <= ${storeRisk.reviewedPoints}
          and excluded.points > ${storeRisk.reviewedPoints} then excluded.since else ${storeRisk.since} end`,
      },
    });
}

/** Notes that so many points were looked at. */
export const keepReviewedRisk = (db: Db, merId: number, points: number, now: Date) =>
  db
    .insert(storeRisk)
    .values({ merId, points, since: now, reviewedPoints: points, reviewedAt: now })
    .onConflictDoUpdate({
      target: storeRisk.merId,
      set: { points, reviewedPoints: points, reviewedAt: now },
    });
