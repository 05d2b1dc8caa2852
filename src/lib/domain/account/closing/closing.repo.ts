import { and, count, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/db/database.ts';
import {
  address,
  cartLine,
  cartMerge,
  company,
  conversation,
  couponUser,
  creditBill,
  favourite,
  feedback,
  groupOrder,
  invoice,
  invoiceHeader,
  ledgerAccount,
  notice,
  noticeChoice,
  noticeEmail,
  orderLine,
  payment,
  savedList,
  session,
  storeOrder,
  user,
  userRole,
  visit,
} from '#lib/db/schema.ts';
import type { LedgerAccountKind, StoreOrderState } from '#lib/contracts/states.ts';

/** States of a store order in which the buyer or the store still has to act. */
const OPEN: StoreOrderState[] = ['balance_due', 'to_ship', 'to_receive'];

/** What stands in the way of closing an account, counted in one statement; balance in fen. */
export async function tiesOf(db: Db, uid: number) {
  const orders = db
    .select({ n: count() })
    .from(storeOrder)
    .where(and(eq(storeOrder.uid, uid), inArray(storeOrder.status, OPEN)));
  const unpaid = db
    .select({ n: count() })
    .from(groupOrder)
    .where(and(eq(groupOrder.uid, uid), inArray(groupOrder.status, ['unpaid', 'verifying'])));
  const refunds = db
    .select({ n: count() })
    .from(orderLine)
    .innerJoin(storeOrder, eq(storeOrder.orderId, orderLine.orderId))
    .where(and(eq(storeOrder.uid, uid), eq(orderLine.refundState, 'refunding')));
  const payments = db
    .select({ n: count() })
    .from(payment)
    .where(and(eq(payment.uid, uid), eq(payment.status, 'pending')));
  const invoices = db
    .select({ n: count() })
    .from(invoice)
    .where(and(eq(invoice.uid, uid), inArray(invoice.status, ['requested', 'reissuing'])));
  // Unpaid bills of a company keep its owner's account open: nobody else could pay them.
  const bills = db
    .select({ n: count() })
    .from(creditBill)
    .innerJoin(company, eq(company.companyId, creditBill.companyId))
    .where(and(eq(company.applicantUid, uid), eq(creditBill.status, 'open')));
  const roles = db.select({ n: count() }).from(userRole).where(eq(userRole.uid, uid));
  const colleague = alias(user, 'colleague');
  const colleagues = db
    .select({ n: count() })
    .from(colleague)
    .innerJoin(company, and(eq(company.companyId, colleague.companyId), eq(company.status, 'verified')))
    .where(and(eq(colleague.companyId, user.companyId), ne(colleague.uid, user.uid)));
  const account = (kind: LedgerAccountKind) =>
    db
      .select({ n: ledgerAccount.balance })
      .from(ledgerAccount)
      .where(and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.ownerId, uid)));
  const rows = await db
    .select({
      orders: sql<string>`(${orders}) + (${unpaid})`,
      refunds: sql<string>`(${refunds})`,
      payments: sql<string>`(${payments})`,
      invoices: sql<string>`(${invoices})`,
      bills: sql<string>`(${bills})`,
      roles: sql<string>`(${roles})`,
      colleagues: sql<string>`(${colleagues})`,
      balance: sql<string>`coalesce((${account('buyer_balance')}), 0)`,
      points: sql<string>`coalesce((${account('points_free')}), 0)`,
    })
    .from(user)
    .where(eq(user.uid, uid));
  const [row] = rows;
  return {
    orders: Number(row?.orders ?? 0),
    refunds: Number(row?.refunds ?? 0),
    payments: Number(row?.payments ?? 0),
    invoices: Number(row?.invoices ?? 0),
    bills: Number(row?.bills ?? 0),
    roles: Number(row?.roles ?? 0),
    colleagues: Number(row?.colleagues ?? 0),
    balance: Number(row?.balance ?? 0),
    points: Number(row?.points ?? 0),
  };
}

/** Locks an open account until the transaction ends. */
export async function lockAccount(db: Db, uid: number) {
  const rows = await db
    .select()
    .from(user)
    .where(and(eq(user.uid, uid), eq(user.status, 'active')))
    .for('update');
  return rows[0];
}

/** Deletes the personal data of an account; its orders stay for the books. */
export async function forgetAccount(
  db: Db,
  uid: number,
  { nickname, at }: { nickname: string; at: Date },
): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: at })
    .where(and(eq(session.uid, uid), isNull(session.revokedAt), gt(session.expiresAt, at)));
  await db.delete(address).where(eq(address.uid, uid));
  await db.delete(invoiceHeader).where(eq(invoiceHeader.uid, uid));
  await db.delete(couponUser).where(and(eq(couponUser.uid, uid), eq(couponUser.status, 'unused')));
  await db.delete(cartLine).where(eq(cartLine.uid, uid));
  await db.delete(cartMerge).where(eq(cartMerge.uid, uid));
  await db.delete(savedList).where(eq(savedList.uid, uid));
  await db.delete(favourite).where(eq(favourite.uid, uid));
  await db.delete(visit).where(eq(visit.uid, uid));
  await db.delete(conversation).where(eq(conversation.uid, uid));
  await db.delete(notice).where(eq(notice.uid, uid));
  await db.delete(noticeChoice).where(eq(noticeChoice.uid, uid));
  await db.delete(noticeEmail).where(eq(noticeEmail.uid, uid));
  await db.delete(feedback).where(eq(feedback.uid, uid));
  await db
    .update(user)
    .set({
      // The number is free for a new account.
      phone: `closed-${uid}`,
      nickname,
      avatar: '',
      passwordHash: null,
      companyId: null,
      status: 'closed',
    })
    .where(eq(user.uid, uid));
}
