import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { merchant, presaleOrder, product, storeOrder, user, activity } from '#lib/db/schema.ts';
export type PresaleRow = typeof presaleOrder.$inferSelect;

/** States in which a balance is not paid yet and can be. */
const OPEN: PresaleRow['status'][] = ['due', 'verifying'];

export const addPresale = (db: Db, row: typeof presaleOrder.$inferInsert) =>
  db.insert(presaleOrder).values(row);

export async function presaleById(db: Db, id: string): Promise<PresaleRow | undefined> {
  const rows = await db.select().from(presaleOrder).where(eq(presaleOrder.presaleOrderId, id));
  return rows[0];
}

/** Locks a balance until the transaction ends: paying and closing take turns. */
export async function lockPresale(db: Db, id: string): Promise<PresaleRow | undefined> {
  const rows = await db.select().from(presaleOrder).where(eq(presaleOrder.presaleOrderId, id)).for('update');
  return rows[0];
}

export const presalesOfOrders = async (db: Db, orderIds: string[]): Promise<PresaleRow[]> =>
  orderIds.length === 0
    ? []
    : await db.select().from(presaleOrder).where(inArray(presaleOrder.orderId, orderIds));

export const presalesOfGroup = async (db: Db, groupOrderId: string): Promise<PresaleRow[]> =>
  await db.select().from(presaleOrder).where(eq(presaleOrder.groupOrderId, groupOrderId));

/** Balances of these orders that are not paid yet and can be. */
export const openPresalesOf = async (db: Db, groupOrderIds: string[]): Promise<PresaleRow[]> =>
  groupOrderIds.length === 0
    ? []
    : await db
        .select()
        .from(presaleOrder)
        .where(and(inArray(presaleOrder.groupOrderId, groupOrderIds), inArray(presaleOrder.status, OPEN)));

export const changePresale = (db: Db, id: string, values: Partial<PresaleRow>) =>
  db.update(presaleOrder).set(values).where(eq(presaleOrder.presaleOrderId, id));

/** Balances that were not paid in their window. */
export async function overduePresales(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: presaleOrder.presaleOrderId })
    .from(presaleOrder)
    .where(and(inArray(presaleOrder.status, OPEN), lte(presaleOrder.finalEndAt, now)))
    .orderBy(asc(presaleOrder.finalEndAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

export type HeldState = 'due' | 'closed';
export interface HeldFilter {
  merId?: number;
  status?: HeldState | undefined;
  /** Found in the order's number, the names of store and goods, and the buyer's. */
  keyword?: string | undefined;
}
const held = ({ merId, status, keyword }: HeldFilter) =>
  and(
    merId === undefined ? undefined : eq(presaleOrder.merId, merId),
    inArray(presaleOrder.status, status ? [status] : ['due', 'closed']),
    keyword?.trim()
      ? sql`exists (select 1 from ${storeOrder}, ${merchant}, ${activity}, ${product}, ${user}
          where ${storeOrder.orderId} = ${presaleOrder.orderId} and ${merchant.merId} = ${presaleOrder.merId}
            and ${activity.activityId} = ${presaleOrder.activityId} and ${product.productId} = ${activity.productId}
            and ${user.uid} = ${presaleOrder.uid} and ${hasWords(keyword, storeOrder.orderSn, merchant.name, merchant.nameEn, product.name, product.nameEn, user.nickname)})`
      : undefined,
  );

/** Deposits whose balance was not paid, those that may still be first, the next to close on top. */
export const heldDeposits = (
  db: Db,
  { page, limit, ...filter }: HeldFilter & { page: number; limit: number },
) =>
  db
    .select({
      row: presaleOrder,
      orderSn: storeOrder.orderSn,
      store: { name: merchant.name, nameEn: merchant.nameEn },
      goods: { name: product.name, nameEn: product.nameEn },
      buyer: user.nickname,
    })
    .from(presaleOrder)
    .innerJoin(storeOrder, eq(storeOrder.orderId, presaleOrder.orderId))
    .innerJoin(merchant, eq(merchant.merId, presaleOrder.merId))
    .innerJoin(activity, eq(activity.activityId, presaleOrder.activityId))
    .innerJoin(product, eq(product.productId, activity.productId))
    .innerJoin(user, eq(user.uid, presaleOrder.uid))
    .where(held(filter))
    .orderBy(
      sql`(${presaleOrder.status} <> 'closed') desc`,
      sql`case when ${presaleOrder.status} = 'closed' then null else ${presaleOrder.finalEndAt} end`,
      desc(presaleOrder.finalEndAt),
      desc(presaleOrder.presaleOrderId),
    )
    .limit(limit)
    .offset((page - 1) * limit);

export const countHeld = (db: Db, filter: HeldFilter): Promise<number> =>
  db.$count(presaleOrder, held(filter));

const shownTo = (uid: number) =>
  and(
    eq(presaleOrder.uid, uid),
    inArray(presaleOrder.status, [...OPEN, 'closed']),
    isNull(storeOrder.hiddenAt),
  );

/** Balances of a buyer that are due or were closed: the due ones first, the next to close on top. */
export async function presalesOf(
  db: Db,
  uid: number,
  { page, limit }: { page: number; limit: number },
): Promise<PresaleRow[]> {
  const rows = await db
    .select({ row: presaleOrder })
    .from(presaleOrder)
    .innerJoin(storeOrder, eq(storeOrder.orderId, presaleOrder.orderId))
    .where(shownTo(uid))
    .orderBy(
      sql`(${presaleOrder.status} <> 'closed') desc`,
      asc(presaleOrder.finalEndAt),
      desc(presaleOrder.presaleOrderId),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(({ row }) => row);
}

export async function countPresales(db: Db, uid: number): Promise<number> {
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(presaleOrder)
    .innerJoin(storeOrder, eq(storeOrder.orderId, presaleOrder.orderId))
    .where(shownTo(uid));
  return rows[0]?.n ?? 0;
}
