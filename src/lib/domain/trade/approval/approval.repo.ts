import { and, count, desc, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ApprovalState } from '#lib/contracts/states.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/db/database.ts';
import { companyApproval, groupOrder, user } from '#lib/db/schema.ts';
import { LIMIT_WINDOW } from '#lib/kernel/limits.ts';

const decider = alias(user, 'decider');
const earlier = alias(groupOrder, 'earlier');

/** What the requester bought for the company without approval in the day before, fen; it counts against their limit. */
const boughtBefore = (db: Db) =>
  db
    .select({ sum: sql<string>`coalesce(sum(${earlier.payPrice} + ${earlier.balancePrice}), 0)` })
    .from(earlier)
    .where(
      and(
        eq(earlier.companyId, companyApproval.companyId),
        eq(earlier.uid, companyApproval.requesterUid),
        sql`${earlier.createdAt} > ${companyApproval.createdAt} - ${LIMIT_WINDOW} * interval '1 millisecond'`,
        lte(earlier.createdAt, companyApproval.createdAt),
        isNull(earlier.approval),
        ne(earlier.status, 'cancelled'),
      ),
    );

const rowsOf = (db: Db) =>
  db
    .select({
      approval: companyApproval,
      sn: groupOrder.groupOrderSn,
      orderStatus: groupOrder.status,
      state: groupOrder.approval,
      totalNum: groupOrder.totalNum,
      closesAt: groupOrder.closesAt,
      requester: user.nickname,
      decider: decider.nickname,
      boughtBefore: sql<number>`(${boughtBefore(db)})`.mapWith(Number),
    })
    .from(companyApproval)
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, companyApproval.groupOrderId))
    .innerJoin(user, eq(user.uid, companyApproval.requesterUid))
    .leftJoin(decider, eq(decider.uid, companyApproval.decidedBy));
export type ApprovalRow = Awaited<ReturnType<typeof rowsOf>>[number];

export interface ApprovalFilter {
  companyId: number;
  /** Only what this member asked for. */
  requesterUid?: number | undefined;
  /** Those that wait, or those that do not any more. */
  isWaiting: boolean;
}

const waiting = and(eq(groupOrder.approval, 'waiting'), eq(groupOrder.status, 'unpaid'));

const matching = ({ companyId, requesterUid, isWaiting }: ApprovalFilter): SQL | undefined =>
  and(
    eq(companyApproval.companyId, companyId),
    requesterUid === undefined ? undefined : eq(companyApproval.requesterUid, requesterUid),
    isWaiting ? waiting : or(ne(groupOrder.approval, 'waiting'), ne(groupOrder.status, 'unpaid')),
  );

/** Those that wait come first come, first served; the others the latest first. */
export async function approvalsOf(
  db: Db,
  filter: ApprovalFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ count: number; list: ApprovalRow[] }> {
  const where = matching(filter);
  const order = filter.isWaiting ? sql`${companyApproval.createdAt}` : desc(companyApproval.createdAt);
  const list = await rowsOf(db)
    .where(where)
    .orderBy(order, companyApproval.groupOrderId)
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(companyApproval)
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, companyApproval.groupOrderId))
    .where(where);
  return { count: counted[0]?.n ?? 0, list };
}

export async function approvalOf(db: Db, groupOrderId: string): Promise<ApprovalRow | undefined> {
  const rows = await rowsOf(db).where(eq(companyApproval.groupOrderId, groupOrderId));
  return rows[0];
}

export async function keepDecision(
  db: Db,
  groupOrderId: string,
  decision: { state: ApprovalState; closesAt?: Date; decidedBy: number; decidedAt: Date; reason?: string },
): Promise<void> {
  const { state, closesAt, decidedBy, decidedAt, reason = null } = decision;
  await db
    .update(groupOrder)
    .set({ approval: state, ...(closesAt ? { closesAt } : {}) })
    .where(eq(groupOrder.groupOrderId, groupOrderId));
  await db
    .update(companyApproval)
    .set({ decidedBy, decidedAt, reason })
    .where(eq(companyApproval.groupOrderId, groupOrderId));
}

/** What an approver wants changed of an order that waits; a decision replaces it. */
export async function keepRemark(db: Db, groupOrderId: string, reason: string): Promise<void> {
  await db.update(companyApproval).set({ reason }).where(eq(companyApproval.groupOrderId, groupOrderId));
}
