import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, merchant, product } from '#lib/db/schema.ts';
import type { ActivityRow } from './activity.repo.ts';
import { foundedPrice } from './founded-price.repo.ts';

export interface ShownFilter {
  kind: ActivityRow['kind'];
  /** Which of the kind: a stage, or a slot and a day. */
  which: SQL | undefined;
  merId?: number | undefined;
}

const shown = ({ kind, which, merId }: ShownFilter) =>
  and(
    eq(activity.kind, kind),
    eq(activity.status, 'approved'),
    which,
    eq(product.status, 'on_sale'),
    eq(merchant.status, 'open'),
    merId ? eq(activity.merId, merId) : undefined,
  );

/** Approved activities of goods on sale, with the cheapest offer of each, the units of all of its offers, and how many there are on all pages. */
export const shownActivities = (
  db: Db,
  {
    now,
    page,
    limit,
    orderBy,
    ...filter
  }: ShownFilter & { now: Date; page: number; limit: number; orderBy?: SQL },
) =>
  db
    .select({
      activity,
      total: sql<number>`(count(*) over ())::int`,
      name: product.name,
      nameEn: product.nameEn,
      image: product.image,
      unitName: product.unitName,
      unitNameEn: product.unitNameEn,
      price: sql<string>`(select min(s.price) from activity_sku s where s.activity_id = ${activity.activityId})`,
      deposit: sql<string>`(select s.deposit from activity_sku s where s.activity_id = ${activity.activityId} order by s.price, s.sku_id limit 1)`,
      founded: foundedPrice(now),
      limited: sql<number>`(select sum(s.limited)::int from activity_sku s where s.activity_id = ${activity.activityId})`,
      left: sql<number>`(select sum(least(s.stock, k.stock))::int from activity_sku s join sku k using (sku_id) where s.activity_id = ${activity.activityId})`,
      taken: sql<number>`(select sum(s.limited - s.stock)::int from activity_sku s where s.activity_id = ${activity.activityId})`,
    })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .where(shown(filter))
    .orderBy(...(orderBy ? [orderBy] : []), asc(activity.activityId))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countShownActivities(db: Db, filter: ShownFilter): Promise<number> {
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .where(shown(filter));
  return rows[0]?.n ?? 0;
}
