import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import {
  activity,
  activityBuyer,
  activitySku,
  bundle,
  bundlePart,
  merchant,
  product,
  seckillSlot,
  sku,
} from '#lib/db/schema.ts';

export type ActivityRow = typeof activity.$inferSelect;
export type SlotRow = typeof seckillSlot.$inferSelect;
export type ActivitySkuRow = typeof activitySku.$inferSelect;

/** Activities with the hours of those that have a slot. */
export const activitiesById = async (db: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ activity, slot: seckillSlot })
        .from(activity)
        .leftJoin(seckillSlot, eq(seckillSlot.slotId, activity.slotId))
        .where(inArray(activity.activityId, ids));

export const skusOfActivities = async (db: Db, ids: number[]): Promise<ActivitySkuRow[]> =>
  ids.length === 0 ? [] : db.select().from(activitySku).where(inArray(activitySku.activityId, ids));

/** What a buyer has taken of an activity so far. */
export async function boughtOf(db: Db, activityId: number, uid: number): Promise<number> {
  const rows = await db
    .select({ bought: activityBuyer.bought })
    .from(activityBuyer)
    .where(and(eq(activityBuyer.activityId, activityId), eq(activityBuyer.uid, uid)));
  return rows[0]?.bought ?? 0;
}

export interface NewActivity {
  activity: typeof activity.$inferInsert;
  skus: Omit<typeof activitySku.$inferInsert, 'activityId'>[];
}

export async function addActivity(db: Db, row: NewActivity): Promise<number> {
  const added = await db.insert(activity).values(row.activity).returning({ id: activity.activityId });
  const { id } = added[0]!;
  await db.insert(activitySku).values(row.skus.map((one) => ({ ...one, activityId: id })));
  return id;
}

/** Locks an activity until the transaction ends. */
export async function lockActivity(db: Db, activityId: number): Promise<ActivityRow | undefined> {
  const rows = await db.select().from(activity).where(eq(activity.activityId, activityId)).for('update');
  return rows[0];
}

export const changeActivity = (
  db: Db,
  activityId: number,
  values: Pick<ActivityRow, 'status' | 'updatedAt'> & Partial<Pick<ActivityRow, 'reason'>>,
) => db.update(activity).set(values).where(eq(activity.activityId, activityId));

/** Product and SKUs that an activity is made of, as its merchant has them on sale. */
export const ownSkus = (db: Db, merId: number, productId: number) =>
  db
    .select({ skuId: sku.skuId, price: sku.price, stock: sku.stock })
    .from(sku)
    .innerJoin(product, eq(product.productId, sku.productId))
    .where(
      and(
        eq(product.merId, merId),
        eq(product.productId, productId),
        eq(product.status, 'on_sale'),
        eq(sku.shown, true),
      ),
    );

interface ActivityFilter {
  merId?: number;
  status?: ActivityRow['status'] | undefined;
  keyword?: string | undefined;
}
const matching = ({ merId, status, keyword }: ActivityFilter) =>
  and(
    merId === undefined ? undefined : eq(activity.merId, merId),
    status === undefined ? undefined : eq(activity.status, status),
    hasWords(
      keyword,
      sql`(select concat_ws(' ', b.name, b.name_en) from bundle b where b.activity_id = ${activity.activityId})`,
      sql`(select string_agg(concat_ws(' ', p.name, p.name_en), ' ') from product p
        where p.product_id = ${activity.productId}
          or p.product_id in (select b.product_id from bundle_part b where b.activity_id = ${activity.activityId}))`,
      sql`(select concat_ws(' ', m.name, m.name_en) from merchant m where m.mer_id = ${activity.merId})`,
    ),
  );

/** Units of all SKUs of an activity, or sets of a bundle; 0 for a bundle without a limit of its own. */
const unitsOf = (column: SQL) =>
  sql<number>`coalesce((select b.${column} from bundle b where b.activity_id = ${activity.activityId}),
    (select sum(s.${column})::int from activity_sku s where s.activity_id = ${activity.activityId}), 0)`;

/** Products that an activity sells: the one of a flash sale or a presale, or all of a set. */
export async function productsOf(db: Db, { activityId, productId }: ActivityRow): Promise<number[]> {
  const parts = await db
    .select({ productId: bundlePart.productId })
    .from(bundlePart)
    .where(eq(bundlePart.activityId, activityId));
  return parts.length > 0 ? parts.map((part) => part.productId) : [productId];
}

/** Newest first, with what is sold, the store, and what is left. */
export const activitiesOf = (
  db: Db,
  { page, limit, ...filter }: ActivityFilter & { page: number; limit: number },
) =>
  db
    .select({
      activity,
      name: sql<string>`coalesce(${bundle.name}, ${product.name})`,
      nameEn: sql<string>`coalesce(${bundle.nameEn}, ${product.nameEn})`,
      image: product.image,
      merName: merchant.name,
      merNameEn: merchant.nameEn,
      limited: unitsOf(sql`limited`),
      left: unitsOf(sql`stock`),
    })
    .from(activity)
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(merchant, eq(merchant.merId, activity.merId))
    .leftJoin(bundle, eq(bundle.activityId, activity.activityId))
    .where(matching(filter))
    .orderBy(desc(activity.createdAt), desc(activity.activityId))
    .limit(limit)
    .offset((page - 1) * limit);

export const countActivities = (db: Db, filter: ActivityFilter): Promise<number> =>
  db.$count(activity, matching(filter));

/** Goods that an approved activity sells, now or at another time. */
export const goodsInActivities = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectDistinct({ id: activity.productId })
      .from(activity)
      .where(and(eq(activity.status, 'approved'), ne(activity.kind, 'bundle')))
  ).flatMap(({ id }) => id ?? []);

export const activitiesOfProduct = (db: Db, productId: number) =>
  db
    .select({
      activity,
      slot: seckillSlot,
      price: sql<string>`(select min(s.price) from activity_sku s where s.activity_id = ${activity.activityId})`,
    })
    .from(activity)
    .leftJoin(seckillSlot, eq(seckillSlot.slotId, activity.slotId))
    .where(
      and(eq(activity.productId, productId), eq(activity.status, 'approved'), ne(activity.kind, 'bundle')),
    )
    .orderBy(desc(activity.activityId))
    .limit(20);
