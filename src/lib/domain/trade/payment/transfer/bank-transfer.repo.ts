import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import { isNumber, plainNumber } from '#lib/db/bank-number.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import type { Fen } from '#lib/kernel/money.ts';
import { bankTransfer, groupOrder, payment, presaleOrder, refundPayment, user } from '#lib/db/schema.ts';
import { dropSetting, keepSetting, lockSetting, settingOf, type PayeeProposal } from '#lib/db/settings.ts';
import type { BankPayee } from '#lib/contracts/bank-transfer.ts';

export type BankTransferRow = typeof bankTransfer.$inferSelect;

export const addTransfer = (db: Db, row: typeof bankTransfer.$inferInsert) =>
  db.insert(bankTransfer).values(row);

/** Of an order, or of the balance of a presale, by its id; newest first. */
export const transfersOf = (db: Db, targetId: string) =>
  db
    .select()
    .from(bankTransfer)
    .where(
      or(
        and(eq(bankTransfer.groupOrderId, targetId), isNull(bankTransfer.presaleOrderId)),
        eq(bankTransfer.presaleOrderId, targetId),
      ),
    )
    .orderBy(desc(bankTransfer.createdAt), desc(bankTransfer.bankTransferId));

export const transferById = async (db: Db, id: string) => {
  const rows = await db.select().from(bankTransfer).where(eq(bankTransfer.bankTransferId, id));
  return rows[0];
};

export const lockTransfer = async (db: Db, id: string) => {
  const rows = await db.select().from(bankTransfer).where(eq(bankTransfer.bankTransferId, id)).for('update');
  return rows[0];
};

export const changeTransfer = (db: Db, id: string, change: Partial<BankTransferRow>) =>
  db.update(bankTransfer).set(change).where(eq(bankTransfer.bankTransferId, id));

/** Whether an account bought what a payment is for, itself or for its company, or works for a store that sold it. */
export async function isPartyTo(
  db: Db,
  paymentId: string,
  { uid, stores }: { uid: number; stores: readonly number[] },
): Promise<boolean> {
  const rows = await db
    .select({ id: bankTransfer.bankTransferId })
    .from(bankTransfer)
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, bankTransfer.groupOrderId))
    .where(
      and(
        eq(bankTransfer.paymentId, paymentId),
        sql`(${uid} in (${bankTransfer.uid}, ${groupOrder.uid})
          or exists (select 1 from user_account where uid = ${uid} and company_id = ${groupOrder.companyId})
          or exists (select 1 from store_order s where s.group_order_id = ${groupOrder.groupOrderId}
            and s.mer_id = any(${arrayOf(stores)}::int[])))`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

type Slip = Pick<BankTransferRow, 'bank' | 'serialNo' | 'amount'>;

/**
 * True when this slip has paid something already. Buyers spell the names of banks as they like, so the same number over
 * the same sum is one slip, whatever its bank is called.
 */
export async function isSlipUsed(db: Db, { bank, serialNo, amount }: Slip): Promise<boolean> {
  const rows = await db
    .select({ id: bankTransfer.bankTransferId })
    .from(bankTransfer)
    .where(
      and(
        isNumber(bankTransfer.serialNo, serialNo),
        or(eq(bankTransfer.bank, bank), eq(bankTransfer.amount, amount)),
        eq(bankTransfer.status, 'confirmed'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Makes other decisions about slips of this number wait until the transaction ends. */
export const lockSlip = (db: Db, { serialNo }: Pick<Slip, 'serialNo'>) =>
  takeTurns(db, `slip:${plainNumber(serialNo)}`, 0);

/**
 * What one person has confirmed of a buyer's transfers alone since a time, fen; whoever asks about the same buyer waits
 * until the transaction ends.
 */
export async function confirmedAlone(
  db: Db,
  { buyer, by, since }: { buyer: number; by: number; since: Date },
): Promise<Fen> {
  await takeTurns(db, 'transfers_of', buyer);
  const rows = await db
    .select({ sum: sql<number>`coalesce(sum(${bankTransfer.amount}), 0)::bigint::float8` })
    .from(bankTransfer)
    .where(
      and(
        eq(bankTransfer.uid, buyer),
        eq(bankTransfer.firstUid, by),
        isNull(bankTransfer.secondUid),
        eq(bankTransfer.status, 'confirmed'),
        gt(bankTransfer.decidedAt, since),
      ),
    );
  return rows[0]?.sum ?? 0;
}

/** Transfers that wait for the finance desk, the oldest first. */
export async function transfersWaiting(
  db: Db,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) {
  const which = and(
    inArray(bankTransfer.status, ['waiting', 'half_confirmed']),
    hasWords(
      keyword,
      bankTransfer.payerName,
      bankTransfer.bank,
      bankTransfer.serialNo,
      // As a statement of the bank has it: "12800.00".
      sql`(${bankTransfer.amount} / 100.0)::numeric(14, 2)::text`,
      sql`(select concat_ws(' ', g.group_order_sn, p.presale_order_sn) from group_order g
        left join presale_order p on p.presale_order_id = ${bankTransfer.presaleOrderId}
        where g.group_order_id = ${bankTransfer.groupOrderId})`,
    ),
  );
  const list = await db
    .select({
      row: bankTransfer,
      sn: groupOrder.groupOrderSn,
      orderStatus: groupOrder.status,
      balance: { sn: presaleOrder.presaleOrderSn, status: presaleOrder.status },
      firstBy: user.nickname,
    })
    .from(bankTransfer)
    .innerJoin(groupOrder, eq(groupOrder.groupOrderId, bankTransfer.groupOrderId))
    .leftJoin(presaleOrder, eq(presaleOrder.presaleOrderId, bankTransfer.presaleOrderId))
    .leftJoin(user, eq(user.uid, bankTransfer.firstUid))
    .where(which)
    .orderBy(asc(bankTransfer.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  return { count: await db.$count(bankTransfer, which), list };
}

/** Money that people must send back from the mall's bank account, the oldest first. */
/** Found in what stands on the slip of the transfer that is sent back. */
export async function refundsByHand(
  db: Db,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) {
  const which = and(
    eq(payment.provider, 'offline'),
    eq(refundPayment.status, 'pending'),
    hasWords(
      keyword,
      sql`(select string_agg(concat_ws(' ', t.payer_name, t.bank, t.serial_no), ' ') from bank_transfer t
        where t.payment_id = ${payment.paymentId})`,
    ),
  );
  const list = await db
    .select({ refund: refundPayment, payment, firstBy: user.nickname })
    .from(refundPayment)
    .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
    .leftJoin(user, eq(user.uid, refundPayment.firstUid))
    .where(which)
    .orderBy(asc(refundPayment.createdAt))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(refundPayment)
    .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
    .where(which);
  return { count: counted[0]?.n ?? 0, list };
}

export const lockRefund = async (db: Db, refundPaymentId: string) => {
  const rows = await db
    .select()
    .from(refundPayment)
    .where(eq(refundPayment.refundPaymentId, refundPaymentId))
    .for('update');
  return rows[0];
};

export const setRefundTradeNo = (db: Db, refundPaymentId: string, tradeNo: string) =>
  db.update(refundPayment).set({ tradeNo }).where(eq(refundPayment.refundPaymentId, refundPaymentId));

/** The first of two people who confirm that a large refund was sent. */
export const noteFirstSender = (
  db: Db,
  refundPaymentId: string,
  said: { firstUid: number; tradeNo: string },
) => db.update(refundPayment).set(said).where(eq(refundPayment.refundPaymentId, refundPaymentId));

export const payeeOf = (db: Db) => settingOf(db, 'bank_payee');

/** Sets the account in force and drops the proposal. */
export async function setPayee(db: Db, value: BankPayee): Promise<void> {
  await keepSetting(db, 'bank_payee', value);
  await dropSetting(db, 'bank_payee:proposed');
}

export async function nicknameOf(db: Db, uid: number): Promise<string> {
  const rows = await db.select({ nickname: user.nickname }).from(user).where(eq(user.uid, uid));
  return rows[0]?.nickname ?? '';
}

/** What was proposed, only to be read. */
export const readProposal = (db: Db) => settingOf(db, 'bank_payee:proposed');

/**
 * An account that one person has proposed, and that takes effect when a second person names the same; locked until the
 * transaction ends.
 */
export const proposedPayee = (db: Db) => lockSetting(db, 'bank_payee:proposed');
export const proposePayee = (db: Db, value: PayeeProposal) => keepSetting(db, 'bank_payee:proposed', value);
