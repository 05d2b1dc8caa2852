import { and, eq, gt, or, sql } from 'drizzle-orm';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import { groupOrder, storeOrder } from '#lib/db/schema.ts';

export type GroupOrderRow = typeof groupOrder.$inferSelect;

/**
 * A bank transfer takes up to three days: a flash sale would hold its goods back from others for so long. An amount of
 * 0 cannot be transferred.
 */
export const isForTransfer = ({ kind, payPrice }: Pick<GroupOrderRow, 'kind' | 'payPrice'>): boolean =>
  kind !== 'seckill' && payPrice > 0;

const isGroup = eq(groupOrder.groupOrderId, sql.placeholder('groupOrderId'));
const groupOfId = builtOnce((db) => db.select().from(groupOrder).where(isGroup));
export const groupOrderById = async (db: Db, groupOrderId: string) => {
  const rows = await groupOfId(db).execute({ groupOrderId });
  return rows[0];
};

const heldGroup = builtOnce((db) => db.select().from(groupOrder).where(isGroup).for('update'));
/** Locks the group order until the transaction ends: paying and cancelling take turns. */
export const lockGroupOrder = async (db: Db, groupOrderId: string) => {
  const rows = await heldGroup(db).execute({ groupOrderId });
  return rows[0];
};

export const orderStatus = async (db: Db, groupOrderId: string): Promise<string | undefined> => {
  const rows = await db
    .select({ status: groupOrder.status })
    .from(groupOrder)
    .where(eq(groupOrder.groupOrderId, groupOrderId));
  return rows[0]?.status;
};

export const pointsEarned = async (db: Db, groupOrderId: string): Promise<number> => {
  const rows = await db
    .select({ points: sql<string>`coalesce(sum(${storeOrder.pointsEarned}), 0)` })
    .from(storeOrder)
    .where(eq(storeOrder.groupOrderId, groupOrderId));
  return Number(rows[0]?.points ?? 0);
};

export const bindToCompany = (db: Db, groupOrderId: string, companyId: number) =>
  db.update(groupOrder).set({ companyId }).where(eq(groupOrder.groupOrderId, groupOrderId));

/**
 * How many orders of a buyer are kept at least as long as a transfer takes and are not paid, with those that have ended
 * so since a time; `life` in ms.
 */
export async function countWaitingForTransfer(
  db: Db,
  uid: number,
  { life, since }: { life: number; since: Date },
): Promise<number> {
  await takeTurns(db, 'transfer_announced', uid);
  const isLong = sql`${groupOrder.closesAt} >= ${groupOrder.createdAt} + make_interval(secs => ${life / 1000})`;
  const hasEnded = and(eq(groupOrder.status, 'cancelled'), gt(groupOrder.cancelledAt, since));
  return db.$count(
    groupOrder,
    and(eq(groupOrder.uid, uid), or(eq(groupOrder.status, 'unpaid'), hasEnded), isLong),
  );
}
