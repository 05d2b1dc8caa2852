import { and, asc, count, desc, eq, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PaymentBack, PaymentTab, WatchedPayment } from '#lib/contracts/payment-desk.ts';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { shownPhoneHas } from '#lib/db/looks-like.ts';
import { latestFirst } from '#lib/db/keyset.ts';
import {
  company,
  creditBill,
  groupOrder,
  merchant,
  payment,
  paymentNotice,
  presaleOrder,
  refundOrder,
  refundPayment,
  storeOrder,
  user,
} from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

export interface PaymentFilter {
  tab: PaymentTab;
  provider?: string | undefined;
  purpose?: WatchedPayment['purpose'] | undefined;
  back?: PaymentBack | undefined;
  buyer?: number | undefined;
  keyword?: string | undefined;
  /** Begun at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
}
export type PaymentRow = typeof payment.$inferSelect;

/** Buyers of one search at the most; a shorter word that matches more has to be typed on. */
const FOUND_MAX = 200;

/** What a word means is looked up first: a number of anything that is paid or given back, or buyers. */
async function found(db: Db, keyword: string): Promise<SQL | undefined> {
  const like = containing(keyword);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const [buyers, groups, orders, presales, bills, backs, refunds] = await Promise.all([
    db
      .select({ id: user.uid })
      .from(user)
      .leftJoin(company, eq(company.companyId, user.companyId))
      .where(
        or(
          shownPhoneHas(sql`${user.phone}`, keyword, like),
          sql`${user.nickname} ilike ${like}`,
          sql`${company.name} ilike ${like}`,
        ),
      )
      .limit(FOUND_MAX),
    db.select({ id: groupOrder.groupOrderId }).from(groupOrder).where(eq(groupOrder.groupOrderSn, keyword)),
    db
      .select({ id: storeOrder.groupOrderId, orderId: storeOrder.orderId })
      .from(storeOrder)
      .where(eq(storeOrder.orderSn, keyword)),
    db
      .select({ id: presaleOrder.presaleOrderId })
      .from(presaleOrder)
      .where(eq(presaleOrder.presaleOrderSn, keyword)),
    db.select({ id: creditBill.creditBillId }).from(creditBill).where(eq(creditBill.creditBillSn, keyword)),
    db
      .select({ id: refundPayment.paymentId })
      .from(refundPayment)
      .where(eq(refundPayment.outRefundNo, keyword)),
    db
      .select({ id: refundPayment.paymentId })
      .from(refundPayment)
      .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundPayment.targetId))
      .where(eq(refundOrder.refundOrderSn, keyword)),
  ]);
  const balances = await db
    .select({ id: presaleOrder.presaleOrderId })
    .from(presaleOrder)
    .where(
      inArray(
        presaleOrder.orderId,
        orders.map(({ orderId }) => orderId),
      ),
    );
  return or(
    eq(payment.outTradeNo, keyword),
    eq(payment.tradeNo, keyword),
    inArray(
      payment.uid,
      buyers.map(({ id }) => id),
    ),
    inArray(payment.targetId, ids([...groups, ...orders, ...presales, ...bills, ...balances])),
    inArray(payment.paymentId, ids([...backs, ...refunds])),
  );
}

const BACK: Record<PaymentBack, SQL> = {
  some: sql`true`,
  open: ne(refundPayment.status, 'done'),
  failed: eq(refundPayment.status, 'failed'),
};
const hasBack = (back: PaymentBack): SQL =>
  sql`exists (select 1 from ${refundPayment} where ${refundPayment.paymentId} = ${payment.paymentId} and ${BACK[back]})`;

/** Rows of one page and one more, by their ids, which sort by time. */
export async function watchedPayments(
  db: Db,
  { tab, provider, purpose, back, buyer, keyword, since, until }: PaymentFilter,
  ask: KeysetAsk,
): Promise<PaymentRow[]> {
  const { within, order } = latestFirst(payment.paymentId, ask);
  const words = keyword?.trim();
  return db
    .select()
    .from(payment)
    .where(
      within(
        and(
          tab === 'all' ? undefined : eq(payment.status, tab),
          provider ? eq(payment.provider, provider) : undefined,
          purpose ? eq(payment.purpose, purpose) : undefined,
          back && hasBack(back),
          buyer ? eq(payment.uid, buyer) : undefined,
          since && gte(payment.createdAt, since),
          until && lt(payment.createdAt, until),
          words ? await found(db, words) : undefined,
        ),
      ),
    )
    .orderBy(order)
    .limit(ask.limit + 1);
}

export const paymentsByState = (db: Db) =>
  db.select({ status: payment.status, n: count() }).from(payment).groupBy(payment.status);

export const watchedPaymentById = async (db: Db, id: string): Promise<PaymentRow | undefined> =>
  (await db.select().from(payment).where(eq(payment.paymentId, id)))[0];

/** What goes back of some payments, or has gone back; fen. */
export const sumsBackOf = (db: Db, paymentIds: string[]) =>
  db
    .select({
      paymentId: refundPayment.paymentId,
      done: sql<string>`coalesce(sum(${refundPayment.amount}) filter (where ${refundPayment.status} = 'done'), 0)`,
      open: sql<string>`coalesce(sum(${refundPayment.amount}) filter (where ${refundPayment.status} <> 'done'), 0)`,
    })
    .from(refundPayment)
    .where(inArray(refundPayment.paymentId, paymentIds))
    .groupBy(refundPayment.paymentId);

/** Numbers of what payments are for, by the ids of their targets. */
export async function numbersOfTargets(db: Db, ids: string[]): Promise<Map<string, string>> {
  const [groups, presales, bills] = await Promise.all([
    db
      .select({ id: groupOrder.groupOrderId, sn: groupOrder.groupOrderSn })
      .from(groupOrder)
      .where(inArray(groupOrder.groupOrderId, ids)),
    db
      .select({ id: presaleOrder.presaleOrderId, sn: presaleOrder.presaleOrderSn })
      .from(presaleOrder)
      .where(inArray(presaleOrder.presaleOrderId, ids)),
    db
      .select({ id: creditBill.creditBillId, sn: creditBill.creditBillSn })
      .from(creditBill)
      .where(inArray(creditBill.creditBillId, ids)),
  ]);
  return new Map([...groups, ...presales, ...bills].map(({ id, sn }) => [id, sn]));
}

/** Orders that a payment is for: those of a purchase, of a presale's balance, or of a bill that is paid off. */
export const ordersPaidBy = (db: Db, targetId: string) =>
  db
    .select({ order: storeOrder, store: merchant.name, storeEn: merchant.nameEn })
    .from(storeOrder)
    .innerJoin(merchant, eq(merchant.merId, storeOrder.merId))
    .where(
      or(
        eq(storeOrder.groupOrderId, targetId),
        inArray(
          storeOrder.orderId,
          db
            .select({ id: presaleOrder.orderId })
            .from(presaleOrder)
            .where(eq(presaleOrder.presaleOrderId, targetId)),
        ),
        inArray(
          storeOrder.groupOrderId,
          db
            .select({ id: creditBill.groupOrderId })
            .from(creditBill)
            .where(eq(creditBill.creditBillId, targetId)),
        ),
      ),
    )
    .orderBy(asc(storeOrder.orderId));

export const backsOf = (db: Db, paymentId: string) =>
  db
    .select({ row: refundPayment, refundSn: refundOrder.refundOrderSn })
    .from(refundPayment)
    .leftJoin(refundOrder, eq(refundOrder.refundOrderId, refundPayment.targetId))
    .where(eq(refundPayment.paymentId, paymentId))
    .orderBy(asc(refundPayment.createdAt));

/** The latest notices of a provider about a payment. */
export const noticesOf = (db: Db, provider: string, outTradeNo: string) =>
  db
    .select({ outcome: paymentNotice.outcome, createdAt: paymentNotice.createdAt })
    .from(paymentNotice)
    .where(and(eq(paymentNotice.provider, provider), eq(paymentNotice.outTradeNo, outTradeNo)))
    .orderBy(desc(paymentNotice.createdAt))
    .limit(20);
