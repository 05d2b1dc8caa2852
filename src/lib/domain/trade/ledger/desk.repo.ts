import { and, asc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { LedgerTab } from '#lib/contracts/ledger.ts';
import { LEDGER_KINDS, type LedgerAccountKind, type LedgerKind } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { latestFirst } from '#lib/db/keyset.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import {
  balanceCorrection,
  company,
  groupOrder,
  ledgerAccount,
  ledgerEntry,
  merchant,
  payment,
  presaleOrder,
  refundOrder,
  refundPayment,
  storeOrder,
  user,
  withdrawal,
} from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

const OF_STORES = ['merchant_frozen', 'merchant_free', 'merchant_payout', 'merchant_margin'] as const;
const OF_PLATFORM = ['platform_income', 'platform_coupon', 'refund_due', 'bank', 'gateway'] as const;
const OF_POINTS = ['points_free', 'points_locked', 'points_source'] as const;
const TABS: Record<LedgerTab, readonly LedgerAccountKind[] | undefined> = {
  platform: OF_PLATFORM,
  stores: OF_STORES,
  buyers: ['buyer_balance'],
  credit: ['credit_receivable'],
  points: OF_POINTS,
  all: undefined,
};

const isOf = (kinds: readonly LedgerAccountKind[]): SQL => inArray(ledgerAccount.kind, [...kinds]);
const owner = sql<string>`coalesce(${merchant.name}, ${company.name}, ${user.nickname}, '')`;
const ownerEn = sql<string>`coalesce(${merchant.nameEn}, ${company.name}, ${user.nickname}, '')`;
const ownedBy = {
  store: and(isOf(OF_STORES), eq(merchant.merId, ledgerAccount.ownerId)),
  company: and(isOf(['credit_receivable']), eq(company.companyId, ledgerAccount.ownerId)),
  member: and(isOf(['buyer_balance', ...OF_POINTS]), eq(user.uid, ledgerAccount.ownerId)),
};
const pattern = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;

const LARGEST: Keyset = {
  by: ledgerAccount.balance,
  id: ledgerAccount.accountId,
  isDown: true,
  kind: 'number',
};

export interface AccountLine {
  accountId: string;
  kind: LedgerAccountKind;
  balance: number;
  owner: string;
  ownerEn: string;
}

/** A page of accounts with whose they are. */
export function accountLines(
  db: Db,
  { tab, keyword, ...ask }: KeysetAsk & { tab: LedgerTab; keyword?: string | undefined },
): Promise<AccountLine[]> {
  const { within, order } = keysetQuery(LARGEST, ask);
  const kinds = TABS[tab];
  const words = keyword?.trim();
  return db
    .select({
      accountId: ledgerAccount.accountId,
      kind: ledgerAccount.kind,
      balance: ledgerAccount.balance,
      owner,
      ownerEn,
    })
    .from(ledgerAccount)
    .leftJoin(merchant, ownedBy.store)
    .leftJoin(company, ownedBy.company)
    .leftJoin(user, ownedBy.member)
    .where(
      within(
        and(
          kinds && isOf(kinds),
          words ? sql`(${owner} ilike ${pattern(words)} or ${user.phone} = ${words})` : undefined,
        ),
      ),
    )
    .orderBy(...order)
    .limit(ask.limit + 1);
}

const ENTRY = {
  entryId: ledgerEntry.entryId,
  seq: ledgerEntry.seq,
  transferId: ledgerEntry.transferId,
  accountId: ledgerEntry.accountId,
  kind: ledgerEntry.kind,
  targetId: ledgerEntry.targetId,
  params: ledgerEntry.params,
  amount: ledgerEntry.amount,
  balanceAfter: ledgerEntry.balanceAfter,
  createdAt: ledgerEntry.createdAt,
  account: ledgerAccount.kind,
  owner,
  ownerEn,
};
const entries = (db: Db) =>
  db
    .select(ENTRY)
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .leftJoin(merchant, ownedBy.store)
    .leftJoin(company, ownedBy.company)
    .leftJoin(user, ownedBy.member);
export type EntryLine = Awaited<ReturnType<typeof entries>>[number];

export interface EntryFilter {
  account?: string | undefined;
  kind?: LedgerKind | undefined;
  /** Target ids of the entries. */
  targets?: string[] | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/**
 * A page of entries, the latest first: those of an account in their order, all of them by their ids, which sort by
 * time. Both have an index already.
 */
export function entryLines(
  db: Db,
  { account, kind, targets, since, until }: EntryFilter,
  ask: KeysetAsk,
): Promise<EntryLine[]> {
  const by = account ? ledgerEntry.seq : ledgerEntry.entryId;
  const { within, order } = latestFirst(by, ask, (seq, id) => (account ? Number(seq) : id));
  return entries(db)
    .where(
      within(
        and(
          account ? eq(ledgerEntry.accountId, account) : undefined,
          kind ? eq(ledgerEntry.kind, kind) : undefined,
          // With the list of kinds, the unique index of transfers (kind first) finds the targets.
          targets &&
            and(inArray(ledgerEntry.kind, [...LEDGER_KINDS]), inArray(ledgerEntry.targetId, targets)),
          since && gte(ledgerEntry.createdAt, since),
          until && lt(ledgerEntry.createdAt, until),
        ),
      ),
    )
    .orderBy(order)
    .limit(ask.limit + 1);
}

export async function entryById(db: Db, id: string): Promise<EntryLine | undefined> {
  return (await entries(db).where(eq(ledgerEntry.entryId, id)))[0];
}
export const sidesOf = (db: Db, transferId: string): Promise<EntryLine[]> =>
  entries(db).where(eq(ledgerEntry.transferId, transferId)).orderBy(asc(ledgerEntry.entryId));

/** Ids under which the ledger may know a number: of an order, a refund or a withdrawal, with what hangs on them. */
export async function targetsOf(db: Db, sn: string): Promise<string[]> {
  const [orders, groups, refunds, payouts] = await Promise.all([
    db
      .select({ id: storeOrder.orderId, group: storeOrder.groupOrderId })
      .from(storeOrder)
      .where(eq(storeOrder.orderSn, sn)),
    db.select({ id: groupOrder.groupOrderId }).from(groupOrder).where(eq(groupOrder.groupOrderSn, sn)),
    db.select({ id: refundOrder.refundOrderId }).from(refundOrder).where(eq(refundOrder.refundOrderSn, sn)),
    db.select({ id: withdrawal.withdrawalId }).from(withdrawal).where(eq(withdrawal.withdrawalSn, sn)),
  ]);
  const found = [
    ...orders.flatMap(({ id, group }) => [id, group]),
    ...[...groups, ...refunds, ...payouts].map(({ id }) => id),
  ];
  const ofOrders = orders.map(({ id }) => id);
  const asked = await db
    .select({ id: refundOrder.refundOrderId })
    .from(refundOrder)
    .where(inArray(refundOrder.orderId, ofOrders));
  const wanted = [sn, ...found, ...asked.map(({ id }) => id)];
  const sent = await db
    .select({
      id: refundPayment.refundPaymentId,
      // The target id of a refund is made of three: `payment/reason/refund`.
      booked: sql<string>`concat_ws('/', ${refundPayment.paymentId}, ${refundPayment.reason}, ${refundPayment.targetId})`,
    })
    .from(refundPayment)
    .where(inArray(refundPayment.targetId, wanted));
  return [...wanted, ...sent.flatMap(({ id, booked }) => [id, booked])];
}

export interface Target {
  id: string;
  sn: string;
  what: 'order' | 'purchase' | 'withdrawal' | 'correction';
  /** The order of a store that it belongs to. */
  orderId?: string;
}

/** What entries come from, by its id. */
export async function namesOfTargets(db: Db, ids: string[]): Promise<Target[]> {
  if (ids.length === 0) return [];
  const [orders, groups, refunds, sent, balances, payments, payouts, corrections] = await Promise.all([
    db
      .select({ id: storeOrder.orderId, sn: storeOrder.orderSn, orderId: storeOrder.orderId })
      .from(storeOrder)
      .where(inArray(storeOrder.orderId, ids)),
    db
      .select({ id: groupOrder.groupOrderId, sn: groupOrder.groupOrderSn })
      .from(groupOrder)
      .where(inArray(groupOrder.groupOrderId, ids)),
    db
      .select({ id: refundOrder.refundOrderId, sn: refundOrder.refundOrderSn, orderId: refundOrder.orderId })
      .from(refundOrder)
      .where(inArray(refundOrder.refundOrderId, ids)),
    db
      .select({
        id: refundPayment.refundPaymentId,
        sn: refundOrder.refundOrderSn,
        orderId: refundOrder.orderId,
      })
      .from(refundPayment)
      .innerJoin(refundOrder, eq(refundOrder.refundOrderId, refundPayment.targetId))
      .where(inArray(refundPayment.refundPaymentId, ids)),
    db
      .select({
        id: presaleOrder.presaleOrderId,
        sn: presaleOrder.presaleOrderSn,
        orderId: presaleOrder.orderId,
      })
      .from(presaleOrder)
      .where(inArray(presaleOrder.presaleOrderId, ids)),
    db
      .select({ id: payment.paymentId, sn: groupOrder.groupOrderSn })
      .from(payment)
      .innerJoin(groupOrder, eq(groupOrder.groupOrderId, payment.targetId))
      .where(inArray(payment.paymentId, ids)),
    db
      .select({ id: withdrawal.withdrawalId, sn: withdrawal.withdrawalSn })
      .from(withdrawal)
      .where(inArray(withdrawal.withdrawalId, ids)),
    db
      .select({ id: balanceCorrection.correctionId })
      .from(balanceCorrection)
      .where(inArray(balanceCorrection.correctionId, ids)),
  ]);
  return [
    ...[...orders, ...refunds, ...sent, ...balances].map((row) => ({ ...row, what: 'order' as const })),
    ...[...groups, ...payments].map((row) => ({ ...row, what: 'purchase' as const })),
    ...payouts.map((row) => ({ ...row, what: 'withdrawal' as const })),
    ...corrections.map(({ id }) => ({ id, sn: '', what: 'correction' as const })),
  ];
}
