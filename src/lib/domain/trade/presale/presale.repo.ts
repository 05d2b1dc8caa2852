import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, merchant, product } from '#lib/db/schema.ts';
import type { Stage } from '../activity/index.ts';

interface Filter {
  stage: Stage;
  now: Date;
  merId?: number | undefined;
  page: number;
  limit: number;
}

const within = (stage: Stage, now: Date) => {
  if (stage === 'coming') return gt(activity.startAt, now);
  return stage === 'over'
    ? lte(activity.endAt, now)
    : and(lte(activity.startAt, now), gt(activity.endAt, now));
};

const shown = ({ stage, now, merId }: Filter) =>
  and(
    eq(activity.kind, 'presale'),
    eq(activity.status, 'approved'),
    within(stage, now),
    eq(product.status, 'on_sale'),
    eq(merchant.status, 'open'),
    merId ? eq(activity.merId, merId) : undefined,
  );

/** Presales of a stage with the cheapest offer of each: coming ones by start, running ones by end, last over first. */
export const presaleRows = (db: Db, filter: Filter) =>
  db
    .select({
      activity,
      name: product.name,
      nameEn: product.nameEn,
      image: product.image,
      unitName: product.unitName,
      unitNameEn: product.unitNameEn,
      price: sql<string>`(select min(s.price) from activity_sku s where s.activity_id = ${activity.activityId})`,
      deposit: sql<string>`(select s.deposit from activity_sku s where s.activity_id = ${activity.activityId} order by s.price, s.sku_id limit 1)`,
      otPrice: sql<string>`(select k.price from activity_sku s join sku k using (sku_id) where s.activity_id = ${activity.activityId} order by s.price, s.sku_id limit 1)`,
      limited: sql<number>`(select sum(s.limited)::int from activity_sku s where s.activity_id = ${activity.activityId})`,
      left: sql<number>`(select sum(least(s.stock, k.stock))::int from activity_sku s join sku k using (sku_id) where s.activity_id = ${activity.activityId})`,
      taken: sql<number>`(select sum(s.limited - s.stock)::int from activity_sku s where s.activity_id = ${activity.activityId})`,
    })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .where(shown(filter))
    .orderBy(
      filter.stage === 'coming'
        ? asc(activity.startAt)
        : filter.stage === 'over'
          ? desc(activity.endAt)
          : asc(activity.endAt),
      asc(activity.activityId),
    )
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);

export async function countPresaleRows(db: Db, filter: Filter): Promise<number> {
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .where(shown(filter));
  return rows[0]?.n ?? 0;
}
