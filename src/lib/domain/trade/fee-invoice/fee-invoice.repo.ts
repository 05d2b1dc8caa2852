import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { FeeInvoiceTab } from '#lib/contracts/fee-invoice.ts';
import type { FeeInvoiceMark } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { feeInvoice, feeInvoiceFile, merchant } from '#lib/db/schema.ts';
import type { HeaderSnapshot } from '#lib/db/schema/invoice.ts';
import type { Page } from '#lib/kernel/page.ts';

export type FeeInvoiceRow = typeof feeInvoice.$inferSelect;

export interface MonthRow {
  mer_id: number;
  month: string;
  name: string;
  name_en: string;
  taken: string;
  amount: string;
  mark: FeeInvoiceMark;
  invoice_no: string | null;
  red_no: string | null;
  header: HeaderSnapshot | null;
  issued_at: string | null;
  total: number;
}
interface Ask {
  merId?: number | undefined;
  month?: string | undefined;
  tab?: FeeInvoiceTab | undefined;
  keyword?: string | undefined;
  /** The month that is not over. */
  current: string;
}

const MARKS: Record<FeeInvoiceTab, SQL> = {
  due: sql`mark in ('due', 'requested')`,
  changed: sql`mark = 'changed'`,
  issued: sql`mark in ('issued', 'red_lettered')`,
  all: sql`true`,
};

/** Months of stores with what was taken in them, their invoices and how both stand; the latest first. */
export function feeMonths(db: Db, ask: Ask, { page, limit }: Page): Promise<MonthRow[]> {
  const texts = ['m.name', 'm.name_en', 'month', 'invoice_no', 'red_no'].map((name) => sql.raw(name));
  return rowsOf<MonthRow>(
    db,
    sql`with months as (
      select mer_id, month, coalesce(t.taken, 0) as taken, coalesce(f.amount, 0) as amount, f.invoice_no, f.red_no,
        f.issued_at, f.header,
        case when month >= ${ask.current} then 'open'
          when f.status = 'requested' then 'requested'
          when f.status = 'issued' and f.amount = coalesce(t.taken, 0) then 'issued'
          when f.status = 'red_lettered' and coalesce(t.taken, 0) <= 0 then 'red_lettered'
          when f.status is not null then 'changed'
          else 'due' end as mark
      from fee_month t full join fee_invoice f using (mer_id, month)
      where (t.taken > 0 or f.status is not null)
        and ${ask.merId === undefined ? sql`true` : sql`mer_id = ${ask.merId}`}
        and ${ask.month === undefined ? sql`true` : sql`month = ${ask.month}`}
    )
    select mer_id, month, taken::text, amount::text, mark, invoice_no, red_no, issued_at, m.name, m.name_en,
      coalesce(header, (select h.header from fee_invoice h where h.mer_id = months.mer_id
        order by h.changed_at desc limit 1)) as header,
      (count(*) over ())::int as total
    from months join merchant m using (mer_id)
    where ${MARKS[ask.tab ?? 'all']}
      and ${hasWords(ask.keyword, ...texts) ?? sql`true`}
    order by month desc, mer_id limit ${limit} offset ${(page - 1) * limit}`,
  );
}

/** Locks a store, so that two invoices of one of its months take turns. */
export const lockStore = (db: Db, merId: number) =>
  db.select({ merId: merchant.merId }).from(merchant).where(eq(merchant.merId, merId)).for('no key update');

const ofMonth = (merId: number, month: string) =>
  and(eq(feeInvoice.merId, merId), eq(feeInvoice.month, month));

export async function feeInvoiceOf(db: Db, merId: number, month: string): Promise<FeeInvoiceRow | undefined> {
  const [row] = await db.select().from(feeInvoice).where(ofMonth(merId, month));
  return row;
}

export const writeFeeInvoice = (db: Db, { createdAt, ...row }: typeof feeInvoice.$inferInsert) =>
  db
    .insert(feeInvoice)
    .values({ ...row, createdAt })
    .onConflictDoUpdate({ target: [feeInvoice.merId, feeInvoice.month], set: row });

/** How many months of a store that are over it has not asked an invoice for, and since when the first of them is over. */
export async function monthsToAsk(
  db: Db,
  merId: number,
  current: string,
): Promise<{ count: number; first: string | null }> {
  const [row] = await rowsOf<{ count: number; first: string | null }>(
    db,
    sql`select count(*)::int as count, min(month) as first from fee_month t
      where mer_id = ${merId} and month < ${current} and taken > 0
        and not exists (select 1 from fee_invoice f where f.mer_id = t.mer_id and f.month = t.month)`,
  );
  return row ?? { count: 0, first: null };
}

/**
 * Whether an invoice or a red letter of the mall has this number. An advisory lock makes other transactions wait here,
 * whichever store they are for, so that two cannot both find it free.
 */
export async function isNumberTaken(db: Db, number: string): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('fee_invoice'))`);
  const rows = await db
    .select({ merId: feeInvoice.merId })
    .from(feeInvoice)
    .where(
      or(
        eq(feeInvoice.invoiceNo, number),
        eq(feeInvoice.redNo, number),
        sql`${feeInvoice.formerNos} ? ${number}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const filesOfMonth = (merId: number, month: string) =>
  and(eq(feeInvoiceFile.merId, merId), eq(feeInvoiceFile.month, month));

export const filesOf = (db: Db, merId: number, month: string) =>
  db.select().from(feeInvoiceFile).where(filesOfMonth(merId, month)).orderBy(asc(feeInvoiceFile.kind));

export const keepFile = (db: Db, row: typeof feeInvoiceFile.$inferInsert) =>
  db
    .insert(feeInvoiceFile)
    .values(row)
    .onConflictDoUpdate({
      target: [feeInvoiceFile.merId, feeInvoiceFile.month, feeInvoiceFile.kind],
      set: row,
    });

/** The files are those of the earlier invoice, so they are dropped with it. */
export const dropFiles = (db: Db, merId: number, month: string) =>
  db.delete(feeInvoiceFile).where(filesOfMonth(merId, month));
