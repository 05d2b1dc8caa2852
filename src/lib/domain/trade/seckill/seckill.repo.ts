import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, merchant, product, seckillSlot } from '#lib/db/schema.ts';
import type { SlotRow } from '../activity/index.ts';

export const slots = (db: Db): Promise<SlotRow[]> =>
  db.select().from(seckillSlot).orderBy(asc(seckillSlot.startHour));

export async function slotAt(db: Db, startHour: number): Promise<SlotRow | undefined> {
  const rows = await db.select().from(seckillSlot).where(eq(seckillSlot.startHour, startHour));
  return rows[0];
}

const EXCLUSION_VIOLATION = '23P01';
const isOverlap = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === EXCLUSION_VIOLATION || (cause !== undefined && isOverlap(cause));
};

/** Undefined when the hours overlap with those of another slot. */
export async function addSlot(
  db: Db,
  hours: { startHour: number; endHour: number },
): Promise<number | undefined> {
  try {
    const rows = await db.transaction((inner) =>
      inner.insert(seckillSlot).values(hours).returning({ id: seckillSlot.slotId }),
    );
    return rows[0]?.id;
  } catch (error) {
    if (isOverlap(error)) return undefined;
    throw error;
  }
}

interface Filter {
  slotId: number;
  day: string;
  merId?: number | undefined;
  page: number;
  limit: number;
}

const shown = ({ slotId, day, merId }: Filter) =>
  and(
    eq(activity.kind, 'seckill'),
    eq(activity.status, 'approved'),
    eq(activity.slotId, slotId),
    lte(activity.startDay, day),
    gte(activity.endDay, day),
    eq(product.status, 'on_sale'),
    eq(merchant.status, 'open'),
    merId ? eq(activity.merId, merId) : undefined,
  );

/** Flash sales of a slot on a day, with the cheapest offer of each. */
export const seckillRows = (db: Db, filter: Filter) =>
  db
    .select({
      activity,
      name: product.name,
      nameEn: product.nameEn,
      image: product.image,
      unitName: product.unitName,
      unitNameEn: product.unitNameEn,
      price: sql<string>`(select min(s.price) from activity_sku s where s.activity_id = ${activity.activityId})`,
      otPrice: sql<string>`(select k.price from activity_sku s join sku k using (sku_id) where s.activity_id = ${activity.activityId} order by s.price, s.sku_id limit 1)`,
      limited: sql<number>`(select sum(s.limited)::int from activity_sku s where s.activity_id = ${activity.activityId})`,
      left: sql<number>`(select sum(least(s.stock, k.stock))::int from activity_sku s join sku k using (sku_id) where s.activity_id = ${activity.activityId})`,
      taken: sql<number>`(select sum(s.limited - s.stock)::int from activity_sku s where s.activity_id = ${activity.activityId})`,
    })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .where(shown(filter))
    .orderBy(asc(activity.activityId))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);

export async function countSeckills(db: Db, filter: Filter): Promise<number> {
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .where(shown(filter));
  return rows[0]?.n ?? 0;
}
