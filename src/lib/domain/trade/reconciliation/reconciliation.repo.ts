import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DifferenceTab } from '#lib/contracts/reconciliation.ts';
import type { StatementProvider } from '#lib/contracts/states.ts';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import type { Page } from '#lib/kernel/page.ts';
import { payment, reconciliation, reconciliationDifference, refundPayment, user } from '#lib/db/schema.ts';
import type { OwnLine } from './compare.ts';

type Run = typeof reconciliation.$inferInsert;
type Line = typeof reconciliationDifference.$inferInsert;
/** Rows that one statement writes. */
const LOT = 500;

interface Asked {
  provider: StatementProvider;
  /** Numbers that the file names. */
  paid: string[];
  refunded: string[];
  /** The days that it covers. */
  since: Date;
  until: Date;
}

/** Payments and refunds of a provider that a file names or that were done in its days. */
export async function ownLines(
  db: Db,
  { provider, paid, refunded, since, until }: Asked,
): Promise<OwnLine[]> {
  const [payments, refunds] = await Promise.all([
    db
      .select({
        number: payment.outTradeNo,
        amount: payment.amount,
        at: payment.paidAt,
        made: payment.createdAt,
      })
      .from(payment)
      .where(
        and(
          eq(payment.provider, provider),
          or(
            sql`${payment.outTradeNo} = any(${arrayOf(paid)}::text[])`,
            and(gte(payment.paidAt, since), lt(payment.paidAt, until)),
          ),
        ),
      ),
    db
      .select({
        number: refundPayment.outRefundNo,
        amount: refundPayment.amount,
        at: refundPayment.doneAt,
        made: refundPayment.createdAt,
      })
      .from(refundPayment)
      .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
      .where(
        and(
          eq(payment.provider, provider),
          or(
            sql`${refundPayment.outRefundNo} = any(${arrayOf(refunded)}::text[])`,
            and(gte(refundPayment.doneAt, since), lt(refundPayment.doneAt, until)),
          ),
        ),
      ),
  ]);
  const lineOf =
    (way: OwnLine['way']) =>
    ({ number, amount, at, made }: (typeof payments)[number]): OwnLine => ({
      way,
      number,
      amount,
      isDone: at !== null,
      at: at ?? made,
    });
  return [...payments.map(lineOf('in')), ...refunds.map(lineOf('out'))];
}

/** Refunds of payments that a file names, by the numbers of these, in the order in which they were made. */
export const refundsOfPayments = async (db: Db, provider: StatementProvider, numbers: string[]) =>
  numbers.length === 0
    ? []
    : db
        .select({
          number: refundPayment.outRefundNo,
          payment: payment.outTradeNo,
          amount: refundPayment.amount,
        })
        .from(refundPayment)
        .innerJoin(payment, eq(payment.paymentId, refundPayment.paymentId))
        .where(
          and(eq(payment.provider, provider), sql`${payment.outTradeNo} = any(${arrayOf(numbers)}::text[])`),
        )
        .orderBy(asc(refundPayment.createdAt), asc(refundPayment.outRefundNo));

/** Keeps a run; false where the same file was taken before. */
export async function addRun(db: Db, run: Run, lines: readonly Line[]): Promise<boolean> {
  const made = await db
    .insert(reconciliation)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: reconciliation.reconciliationId });
  if (made.length === 0) return false;
  for (let at = 0; at < lines.length; at += LOT)
    await db.insert(reconciliationDifference).values(lines.slice(at, at + LOT));
  return true;
}

const isOpen = isNull(reconciliationDifference.settledAt);

/** Found by the file, a day of it, or who has uploaded it. */
export async function runsPage(db: Db, { page, limit, keyword }: Page & { keyword?: string | undefined }) {
  const wanted = hasWords(
    keyword,
    reconciliation.fileName,
    sql`${reconciliation.firstDay}::text`,
    sql`${reconciliation.lastDay}::text`,
    user.nickname,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ run: reconciliation, by: user.nickname })
      .from(reconciliation)
      .leftJoin(user, eq(user.uid, reconciliation.uid))
      .where(wanted)
      .orderBy(desc(reconciliation.createdAt), desc(reconciliation.reconciliationId))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ n: count() })
      .from(reconciliation)
      .leftJoin(user, eq(user.uid, reconciliation.uid))
      .where(wanted),
  ]);
  const ids = rows.map(({ run }) => run.reconciliationId);
  const differing = await db
    .select({
      id: reconciliationDifference.reconciliationId,
      all: count(),
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
    })
    .from(reconciliationDifference)
    .where(inArray(reconciliationDifference.reconciliationId, ids))
    .groupBy(reconciliationDifference.reconciliationId);
  return { rows, differing: new Map(differing.map((row) => [row.id, row])), count: counted?.n ?? 0 };
}

export async function differencesPage(
  db: Db,
  {
    tab,
    run,
    keyword,
    page,
    limit,
  }: Page & { tab: DifferenceTab; run?: string | undefined; keyword?: string | undefined },
) {
  const settler = alias(user, 'settler');
  const wanted = and(
    run ? eq(reconciliationDifference.reconciliationId, run) : undefined,
    tab === 'open' ? isOpen : tab === 'settled' ? isNotNull(reconciliationDifference.settledAt) : undefined,
    hasWords(
      keyword,
      reconciliationDifference.number,
      reconciliationDifference.tradeNo,
      reconciliationDifference.note,
    ),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ line: reconciliationDifference, run: reconciliation, by: settler.nickname })
      .from(reconciliationDifference)
      .innerJoin(
        reconciliation,
        eq(reconciliation.reconciliationId, reconciliationDifference.reconciliationId),
      )
      .leftJoin(settler, eq(settler.uid, reconciliationDifference.settledBy))
      .where(wanted)
      .orderBy(desc(reconciliationDifference.at), desc(reconciliationDifference.differenceId))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(reconciliationDifference).where(wanted),
  ]);
  return { rows, count: counted?.n ?? 0 };
}

/** Settles an open line; false if it was settled already, null if it does not exist. */
export async function settleLine(
  db: Db,
  id: string,
  values: { note: string; settledBy: number; settledAt: Date },
): Promise<boolean | null> {
  const done = await db
    .update(reconciliationDifference)
    .set(values)
    .where(and(eq(reconciliationDifference.differenceId, id), isOpen))
    .returning({ id: reconciliationDifference.differenceId });
  if (done.length > 0) return true;
  const known = await db.$count(reconciliationDifference, eq(reconciliationDifference.differenceId, id));
  return known > 0 ? false : null;
}
