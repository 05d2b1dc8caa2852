import type { LedgerKind } from '#lib/contracts/states.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { oneOf } from '#lib/db/array-of.ts';
import { builtOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { ledgerAccount, ledgerEntry, orderLine, pointsGrant, storeOrder } from '#lib/db/schema.ts';
import { settingOf } from '#lib/db/settings.ts';

export type EntryRow = typeof ledgerEntry.$inferSelect;

export const settingOfPoints = (db: Db) => settingOf(db, 'points');

/** Query for `readTogether`: the points of an account. */
export const pointsAccounts = (db: Db) =>
  db
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(
        inArray(ledgerAccount.kind, ['points_free', 'points_locked']),
        eq(ledgerAccount.ownerId, oneOf('uid', 'int')),
      ),
    );
const pointsOf = builtOnce(pointsAccounts);
export type PointsAccounts = Awaited<ReturnType<typeof pointsAccounts>>;

/** What an account may spend, and what still rests. */
export function balancesIn(rows: PointsAccounts): { free: number; locked: number } {
  const of = (kind: string): number => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { free: of('points_free'), locked: of('points_locked') };
}
export const balancesOf = async (db: Db, uid: number) => balancesIn(await pointsOf(db).execute({ uid }));

/** Entries that bring new points; what comes back of an order is not new. */
const GAINS: LedgerKind[] = ['points_release', 'points_sign', 'points_gift'];
const gains = inArray(ledgerEntry.kind, GAINS);
const sumWhere = (condition: SQL | undefined) =>
  sql<string>`coalesce(sum(${ledgerEntry.amount}) filter (where ${condition}), 0)`;
const ofFree = eq(ledgerAccount.kind, 'points_free');
const freeOf = (uid: number) => and(ofFree, eq(ledgerAccount.ownerId, uid));

/** Unspent points that were gained before a moment; the oldest are spent first. Never below zero. */
const leftOf = (before: Date) =>
  sql<string>`greatest(${sumWhere(and(gains, lt(ledgerEntry.createdAt, before)))} + ${sumWhere(sql`not (${gains})`)}, 0)`;

/** Sums over an account's whole life; `old` is what is left of the points gained before a moment. */
export async function sumsOf(db: Db, uid: number, before: Date) {
  const rows = await db
    .select({
      gained: sumWhere(gains),
      spent: sumWhere(inArray(ledgerEntry.kind, ['points_spend', 'points_return', 'points_refund'])),
      old: leftOf(before),
    })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(freeOf(uid));
  const [row] = rows;
  return { gained: Number(row?.gained ?? 0), spent: -Number(row?.spent ?? 0), old: Number(row?.old ?? 0) };
}

/** Accounts that still hold points gained before a moment, and how many. */
export async function overduePoints(db: Db, before: Date): Promise<{ uid: number; points: number }[]> {
  const rows = await db
    .select({ uid: ledgerAccount.ownerId, points: leftOf(before) })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(and(ofFree, gt(ledgerAccount.balance, 0)))
    .groupBy(ledgerAccount.ownerId)
    .having(sql`${leftOf(before)} > 0`)
    .orderBy(asc(ledgerAccount.ownerId));
  return rows.map((row) => ({ uid: row.uid, points: Number(row.points) }));
}

export type PointsRows = 'all' | 'gained' | 'spent' | 'resting';

/** Movements of an account, newest first; `resting` are those of the points that may not be spent yet. */
export async function entriesOf(
  db: Db,
  uid: number,
  which: PointsRows,
  { page, limit }: { page: number; limit: number },
): Promise<{ count: number; list: EntryRow[] }> {
  const kind = which === 'resting' ? 'points_locked' : 'points_free';
  const side =
    which === 'gained'
      ? gt(ledgerEntry.amount, 0)
      : which === 'spent'
        ? lt(ledgerEntry.amount, 0)
        : undefined;
  const condition = and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.ownerId, uid), side);
  const rows = await db
    .select({ entry: ledgerEntry })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(condition)
    .orderBy(desc(ledgerEntry.createdAt), desc(ledgerEntry.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(condition);
  return { count: counted[0]?.n ?? 0, list: rows.map((row) => row.entry) };
}

/** Stores when an order's points are released; an existing row is changed only where it has no such time yet. */
export const addGrant = (db: Db, row: { orderId: string; uid: number; releaseAt: Date | null }) =>
  db
    .insert(pointsGrant)
    .values(row)
    .onConflictDoUpdate({
      target: pointsGrant.orderId,
      set: { releaseAt: sql`coalesce(${pointsGrant.releaseAt}, excluded.release_at)` },
    });

export async function lockGrant(db: Db, orderId: string) {
  const rows = await db.select().from(pointsGrant).where(eq(pointsGrant.orderId, orderId)).for('update');
  return rows[0];
}

export async function grantOf(db: Db, orderId: string) {
  const rows = await db.select().from(pointsGrant).where(eq(pointsGrant.orderId, orderId));
  return rows[0];
}

/** Whose points moved when the group of a store order was placed (`points_spend`) or paid (`points_earn`). */
export async function ownerOfPoints(
  db: Db,
  orderId: string,
  kind: 'points_spend' | 'points_earn',
): Promise<number | undefined> {
  const rows = await db
    .select({ uid: ledgerAccount.ownerId })
    .from(storeOrder)
    .innerJoin(
      ledgerEntry,
      and(eq(ledgerEntry.kind, kind), eq(ledgerEntry.targetId, storeOrder.groupOrderId)),
    )
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(eq(storeOrder.orderId, orderId))
    .limit(1);
  return rows[0]?.uid;
}

/** Who took the points of an unpaid group order. */
export async function spenderOf(db: Db, groupOrderId: string): Promise<number | undefined> {
  const rows = await db
    .select({ uid: ledgerAccount.ownerId })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(and(eq(ledgerEntry.kind, 'points_spend'), eq(ledgerEntry.targetId, groupOrderId)))
    .limit(1);
  return rows[0]?.uid;
}

export const changeGrant = (db: Db, orderId: string, change: Partial<typeof pointsGrant.$inferInsert>) =>
  db.update(pointsGrant).set(change).where(eq(pointsGrant.orderId, orderId));

export async function dueGrants(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: pointsGrant.orderId })
    .from(pointsGrant)
    .where(and(isNull(pointsGrant.releasedAt), lte(pointsGrant.releaseAt, now)))
    .orderBy(asc(pointsGrant.releaseAt))
    .limit(limit);
  return rows.map((row) => row.orderId);
}

/** The order that brings the points, and whether a refund of it waits for a decision. */
export async function grantedOrder(db: Db, orderId: string) {
  const refunding = db
    .select({ n: count() })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.refundState, 'refunding')));
  const rows = await db
    .select({
      uid: storeOrder.uid,
      orderSn: storeOrder.orderSn,
      pointsEarned: storeOrder.pointsEarned,
      isRefunding: sql<boolean>`(${refunding}) > 0`,
    })
    .from(storeOrder)
    .where(eq(storeOrder.orderId, orderId));
  return rows[0];
}
