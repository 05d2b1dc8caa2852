import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WithdrawalState } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { merchant, user, withdrawal } from '#lib/db/schema.ts';

export type WithdrawalRow = typeof withdrawal.$inferSelect;

const asker = alias(user, 'asker');
const approver = alias(user, 'approver');
const first = alias(user, 'first_sender');

export interface WithdrawalFilter {
  merId?: number;
  states?: readonly WithdrawalState[];
  keyword?: string | undefined;
}
const matching = ({ merId, states, keyword }: WithdrawalFilter) =>
  and(
    merId === undefined ? undefined : eq(withdrawal.merId, merId),
    states && inArray(withdrawal.status, [...states]),
    hasWords(
      keyword,
      withdrawal.withdrawalSn,
      withdrawal.serialNo,
      withdrawal.name,
      withdrawal.account,
      sql`(select concat_ws(' ', m.name, m.name_en) from merchant m where m.mer_id = ${withdrawal.merId})`,
    ),
  );

/** With the names of those who asked, approved and were the first to send; the latest first. */
export const withdrawalsOf = (
  db: Db,
  { page, limit, ...filter }: WithdrawalFilter & { page: number; limit: number },
) =>
  db
    .select({
      row: withdrawal,
      store: { name: merchant.name, nameEn: merchant.nameEn },
      askedBy: asker.nickname,
      approvedBy: approver.nickname,
      firstBy: first.nickname,
    })
    .from(withdrawal)
    .innerJoin(merchant, eq(merchant.merId, withdrawal.merId))
    .leftJoin(asker, eq(asker.uid, withdrawal.askedBy))
    .leftJoin(approver, eq(approver.uid, withdrawal.approvedBy))
    .leftJoin(first, eq(first.uid, withdrawal.firstUid))
    .where(matching(filter))
    .orderBy(desc(withdrawal.createdAt), desc(withdrawal.withdrawalId))
    .limit(limit)
    .offset((page - 1) * limit);
export type ListedWithdrawal = Awaited<ReturnType<typeof withdrawalsOf>>[number];

export const countWithdrawals = (db: Db, filter: WithdrawalFilter): Promise<number> =>
  db.$count(withdrawal, matching(filter));

/**
 * Withdrawals of a store that a colleague of the asker has to approve: their number, and since when the first one
 * waits.
 */
export async function toApprove(
  db: Db,
  merId: number,
  uid: number,
): Promise<{ count: number; since: Date | null }> {
  const rows = await db
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<string | null>`min(${withdrawal.createdAt})`,
    })
    .from(withdrawal)
    .where(and(eq(withdrawal.merId, merId), eq(withdrawal.status, 'asked'), ne(withdrawal.askedBy, uid)));
  const [row] = rows;
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
}

export const addWithdrawal = (db: Db, row: typeof withdrawal.$inferInsert) =>
  db.insert(withdrawal).values(row);

/** Locks a withdrawal until the transaction ends: approving, sending and taking back take turns. */
export async function lockWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const rows = await db.select().from(withdrawal).where(eq(withdrawal.withdrawalId, id)).for('update');
  return rows[0];
}

export const changeWithdrawal = (db: Db, id: string, values: Partial<WithdrawalRow>) =>
  db.update(withdrawal).set(values).where(eq(withdrawal.withdrawalId, id));
