import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { invoice, invoiceMail } from '#lib/db/schema.ts';

export type MailRow = typeof invoiceMail.$inferSelect;

export const addMail = (db: Db, row: typeof invoiceMail.$inferInsert) => db.insert(invoiceMail).values(row);

/** Letters of an invoice after this time, the latest first. */
export const mailsSince = (db: Db, invoiceId: string, since: Date): Promise<MailRow[]> =>
  db
    .select()
    .from(invoiceMail)
    .where(and(eq(invoiceMail.invoiceId, invoiceId), gt(invoiceMail.createdAt, since)))
    .orderBy(desc(invoiceMail.createdAt));

/** The latest letter of each of these invoices. */
export const latestMails = (db: Db, invoiceIds: string[]): Promise<MailRow[]> =>
  db
    .selectDistinctOn([invoiceMail.invoiceId])
    .from(invoiceMail)
    .where(inArray(invoiceMail.invoiceId, invoiceIds))
    .orderBy(invoiceMail.invoiceId, desc(invoiceMail.createdAt));

export async function mailById(db: Db, id: string) {
  const rows = await db
    .select({ mail: invoiceMail, uid: invoice.uid })
    .from(invoiceMail)
    .innerJoin(invoice, eq(invoice.invoiceId, invoiceMail.invoiceId))
    .where(eq(invoiceMail.invoiceMailId, id));
  return rows[0];
}

/** Ends a letter that still waits. */
export const endMail = (db: Db, id: string, values: Pick<MailRow, 'status' | 'sentAt'>) =>
  db
    .update(invoiceMail)
    .set(values)
    .where(and(eq(invoiceMail.invoiceMailId, id), eq(invoiceMail.status, 'waiting')));

export const countTry = (db: Db, id: string) =>
  db
    .update(invoiceMail)
    .set({ tries: sql`${invoiceMail.tries} + 1` })
    .where(eq(invoiceMail.invoiceMailId, id));
