import { and, asc, desc, eq, exists, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import {
  company,
  companyLog,
  creditBill,
  groupOrder,
  invoice,
  invoiceOrder,
  orderLine,
  presaleOrder,
  refundOrder,
  storeOrder,
  user,
} from '#lib/db/schema.ts';

const MEMBER = {
  uid: user.uid,
  phone: user.phone,
  nickname: user.nickname,
  avatar: user.avatar,
  companyId: user.companyId,
  role: user.companyRole,
  limit: user.companyLimit,
  budget: user.companyBudget,
  since: user.companySince,
};
const COMPANY = {
  name: company.name,
  ownerUid: company.applicantUid,
  rule: company.orderLimit,
};

const memberships = (db: Db) =>
  db
    .select({ ...MEMBER, companyName: COMPANY.name, ownerUid: COMPANY.ownerUid, rule: COMPANY.rule })
    .from(user)
    .innerJoin(company, and(eq(company.companyId, user.companyId), eq(company.status, 'verified')));
export type MemberRow = Awaited<ReturnType<typeof memberships>>[number];

/** What an account is in the verified company that it buys for. */
export async function memberRow(db: Db, uid: number): Promise<MemberRow | undefined> {
  const rows = await memberships(db).where(eq(user.uid, uid));
  return rows[0];
}

/**
 * The same, with the account locked until the transaction ends: it is not removed and keeps its role, and its purchases
 * are counted one after another.
 */
export async function lockMember(db: Db, uid: number): Promise<MemberRow | undefined> {
  const rows = await memberships(db).where(eq(user.uid, uid)).for('no key update', { of: user });
  return rows[0];
}

/** Locks the accounts of an act in a fixed order, so that two admins never deadlock. */
export const lockAccounts = (db: Db, uids: number[]) =>
  db
    .select({ uid: user.uid })
    .from(user)
    .where(inArray(user.uid, uids))
    .orderBy(asc(user.uid))
    .for('no key update');

/** All people of a company: its owner first, then as they came. */
export const membersOf = (db: Db, companyId: number): Promise<MemberRow[]> =>
  memberships(db)
    .where(eq(user.companyId, companyId))
    .orderBy(sql`${user.uid} <> ${company.applicantUid}`, asc(user.companySince), asc(user.uid));

export const countMembers = (db: Db, companyId: number): Promise<number> =>
  db.$count(user, eq(user.companyId, companyId));

export type MemberChange = Partial<
  Pick<
    typeof user.$inferSelect,
    'companyId' | 'companyRole' | 'companyLimit' | 'companyBudget' | 'companySince'
  >
>;
export const changeMember = (db: Db, uid: number, change: MemberChange) =>
  db.update(user).set(change).where(eq(user.uid, uid));

export const setRule = (db: Db, companyId: number, orderLimit: number | null) =>
  db.update(company).set({ orderLimit }).where(eq(company.companyId, companyId));

export const addEntry = (db: Db, row: typeof companyLog.$inferInsert) => db.insert(companyLog).values(row);

export async function entriesOf(db: Db, companyId: number, { page, limit }: { page: number; limit: number }) {
  const where = eq(companyLog.companyId, companyId);
  const list = await db
    .select({ entry: companyLog, nickname: user.nickname })
    .from(companyLog)
    .leftJoin(user, eq(user.uid, companyLog.actorUid))
    .where(where)
    .orderBy(desc(companyLog.createdAt), desc(companyLog.companyLogId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(companyLog, where), list };
}

/**
 * Moves everything that an account has bought for a company to its owner; the buyer no longer sees it. Orders are
 * locked before the rows that depend on them, as everywhere. Answers the number of orders.
 * `isInherited`: only orders that others had bought.
 */
export async function handOver(
  db: Db,
  {
    companyId,
    from,
    to,
    isInherited = false,
  }: { companyId: number; from: number; to: number; isInherited?: boolean },
) {
  const ofOthers = db
    .select({ id: storeOrder.orderId })
    .from(storeOrder)
    .where(and(eq(storeOrder.groupOrderId, groupOrder.groupOrderId), ne(storeOrder.boughtBy, from)));
  const moved = await db
    .update(groupOrder)
    .set({ uid: to })
    .where(
      and(
        eq(groupOrder.companyId, companyId),
        eq(groupOrder.uid, from),
        isInherited ? exists(ofOthers) : undefined,
      ),
    )
    .returning({ id: groupOrder.groupOrderId });
  const groups = moved.map((row) => row.id);
  if (groups.length === 0) return 0;
  const orders = await db
    .update(storeOrder)
    .set({ uid: to, boughtBy: sql`coalesce(${storeOrder.boughtBy}, ${storeOrder.uid})` })
    .where(inArray(storeOrder.groupOrderId, groups))
    .returning({ id: storeOrder.orderId });
  const ids = orders.map((row) => row.id);
  await db.update(presaleOrder).set({ uid: to }).where(inArray(presaleOrder.groupOrderId, groups));
  await db.update(refundOrder).set({ uid: to }).where(inArray(refundOrder.orderId, ids));
  const invoices = db
    .select({ id: invoiceOrder.invoiceId })
    .from(invoiceOrder)
    .where(inArray(invoiceOrder.orderId, ids));
  await db.update(invoice).set({ uid: to }).where(inArray(invoice.invoiceId, invoices));
  await db.update(creditBill).set({ uid: to }).where(inArray(creditBill.groupOrderId, groups));
  return groups.length;
}

/**
 * What a member has ordered for a company since a moment, approved or not; fen. Cancelled orders, what was refunded and
 * balances that nobody paid in time do not count.
 */
export async function orderedSince(
  db: Db,
  { companyId, uid, since }: { companyId: number; uid: number; since: Date },
): Promise<number> {
  const inGroup = eq(storeOrder.groupOrderId, groupOrder.groupOrderId);
  const refunded = db
    .select({ n: sql`coalesce(sum(${orderLine.refundedPrice} + ${orderLine.refundedFreight}), 0)` })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(inGroup);
  const closed = db
    .select({ one: sql`1` })
    .from(storeOrder)
    .where(and(inGroup, eq(storeOrder.status, 'closed')));
  const balance = sql`case when ${exists(closed)} then 0 else ${groupOrder.balancePrice} end`;
  const rows = await db
    .select({ sum: sql<string>`coalesce(sum(${groupOrder.payPrice} + (${balance}) - (${refunded})), 0)` })
    .from(groupOrder)
    .where(
      and(
        eq(groupOrder.companyId, companyId),
        eq(groupOrder.uid, uid),
        gte(groupOrder.createdAt, since),
        ne(groupOrder.status, 'cancelled'),
      ),
    );
  return Number(rows[0]?.sum ?? 0);
}
