import { and, asc, count, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { BillTab } from '#lib/contracts/credit-desk.ts';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery } from '#lib/db/keyset.ts';
import { shownPhoneHas } from '#lib/db/looks-like.ts';
import {
  company,
  creditBill,
  creditRepayment,
  groupOrder,
  merchant,
  payment,
  storeOrder,
  user,
} from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

export interface BillFilter {
  tab: BillTab;
  company?: number | undefined;
  keyword?: string | undefined;
  /** Due at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
  now: Date;
}

const isOpen = eq(creditBill.status, 'open');
const isOverdue = (now: Date): SQL => and(isOpen, lt(creditBill.dueAt, now))!;

function inTab(tab: BillTab, now: Date): SQL | undefined {
  if (tab === 'all') return undefined;
  if (tab === 'overdue') return isOverdue(now);
  if (tab === 'settled') return eq(creditBill.status, 'settled');
  return and(isOpen, gte(creditBill.dueAt, now));
}

function found(keyword: string): SQL | undefined {
  const like = containing(keyword);
  return or(
    eq(creditBill.creditBillSn, keyword),
    eq(groupOrder.groupOrderSn, keyword),
    shownPhoneHas(sql`${user.phone}`, keyword, like),
    sql`${user.nickname} ilike ${like}`,
    sql`${company.name} ilike ${like}`,
  );
}

const listed = {
  bill: creditBill,
  company: { companyId: company.companyId, name: company.name },
  sn: groupOrder.groupOrderSn,
};
const bills = (db: Db) =>
  db
    .select(listed)
    .from(creditBill)
    .innerJoin(company, eq(company.companyId, creditBill.companyId))
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, creditBill.groupOrderId))
    .innerJoin(user, eq(user.uid, creditBill.uid));
export type WatchedBillRow = Awaited<ReturnType<typeof watchedBills>>[number];

/** Rows of one page and one more: what is owed by its due date, the rest the latest due first. */
export async function watchedBills(
  db: Db,
  { tab, company: companyId, keyword, since, until, now }: BillFilter,
  ask: KeysetAsk,
) {
  const isDown = tab === 'all' || tab === 'settled';
  const keyset = { by: creditBill.dueAt, id: creditBill.creditBillId, isDown, kind: 'time' } as const;
  const { within, order } = keysetQuery(keyset, ask);
  const words = keyword?.trim();
  return bills(db)
    .where(
      within(
        and(
          inTab(tab, now),
          companyId ? eq(creditBill.companyId, companyId) : undefined,
          since && gte(creditBill.dueAt, since),
          until && lt(creditBill.dueAt, until),
          words ? found(words) : undefined,
        ),
      ),
    )
    .orderBy(...order)
    .limit(ask.limit + 1);
}

export const watchedBillById = async (db: Db, id: string): Promise<WatchedBillRow | undefined> =>
  (await bills(db).where(eq(creditBill.creditBillId, id)))[0];

/** How many bills there are of each state, and what is open of them; fen. */
export const billsByState = (db: Db, now: Date) => {
  const state = sql<string>`case when ${isOverdue(now)} then 'overdue' else ${creditBill.status} end`;
  return db
    .select({
      state,
      n: count(),
      open: sql<string>`coalesce(sum(${creditBill.amount} - ${creditBill.repaid}), 0)`,
    })
    .from(creditBill)
    .groupBy(sql`1`);
};

/** How a company stands: its limit, what is used, and its bills that are overdue. */
export async function creditOf(db: Db, companyId: number, now: Date) {
  const [row] = await db
    .select({ status: company.status, limit: company.creditLimit, used: company.creditUsed })
    .from(company)
    .where(eq(company.companyId, companyId));
  const [late] = await db
    .select({ n: count() })
    .from(creditBill)
    .where(and(eq(creditBill.companyId, companyId), isOverdue(now)));
  return { ...row!, overdue: late?.n ?? 0 };
}

export const ordersOfPurchase = (db: Db, groupOrderId: string) =>
  db
    .select({ order: storeOrder, store: merchant.name, storeEn: merchant.nameEn })
    .from(storeOrder)
    .innerJoin(merchant, eq(merchant.merId, storeOrder.merId))
    .where(eq(storeOrder.groupOrderId, groupOrderId))
    .orderBy(asc(storeOrder.orderId));

/** Who has paid how much towards a bill, the first first. */
export const repaymentsTowards = (db: Db, creditBillId: string) =>
  db
    .select({ row: creditRepayment, nickname: user.nickname, number: payment.outTradeNo })
    .from(creditRepayment)
    .innerJoin(user, eq(user.uid, creditRepayment.uid))
    .leftJoin(payment, eq(payment.paymentId, creditRepayment.paymentId))
    .where(eq(creditRepayment.creditBillId, creditBillId))
    .orderBy(asc(creditRepayment.createdAt), asc(creditRepayment.creditRepaymentId));
