import { and, eq, getTableColumns, getTableName, inArray, is, ne, type SQL } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#lib/db/database.ts';
import * as schema from '#lib/db/schema.ts';

const {
  address,
  auditEntry,
  bankTransfer,
  catalogImport,
  chatMessage,
  company,
  contentVersion,
  conversation,
  deskTold,
  feedback,
  fileLink,
  goodsChange,
  goodsHold,
  groupOrder,
  initialPassword,
  inquiry,
  invoice,
  invoiceFile,
  invoiceHeader,
  keptAnswer,
  ledgerAccount,
  ledgerEntry,
  loginTicket,
  machineToken,
  notice,
  orderLine,
  orderNote,
  personalFile,
  quotation,
  reconciliation,
  recoveryCode,
  refundOrder,
  scanLogin,
  secondFactor,
  storeOrder,
  tableFile,
  user,
  webhook,
} = schema;

/**
 * Tables that are left out of a person's file: records of work for a store or the platform contain data of other
 * people, and credentials are never exported.
 */
const NOT_OF_PERSON = new Set<PgTable>([
  auditEntry,
  catalogImport,
  contentVersion,
  deskTold,
  fileLink,
  goodsChange,
  goodsHold,
  initialPassword,
  invoiceFile,
  keptAnswer,
  loginTicket,
  machineToken,
  orderNote,
  personalFile,
  quotation,
  reconciliation,
  recoveryCode,
  scanLogin,
  secondFactor,
  tableFile,
  webhook,
]);
const SECRET = /hash|secret|token/i;
/** Rows of one table at the most. */
const ROWS_MAX = 20_000;

type Rows = Record<string, unknown>[];

async function rowsWhere(db: Db, table: PgTable, where: SQL | undefined): Promise<Rows> {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const open = Object.fromEntries(columns.filter(([name]) => !SECRET.test(name)));
  return db.select(open).from(table).where(where).limit(ROWS_MAX);
}

/** Rows of every table that names the account, by the names of the tables; empty ones are left out. */
export async function rowsOfPerson(db: Db, uid: number): Promise<Record<string, Rows>> {
  const found: Record<string, Rows> = {};
  const keep = async (table: PgTable, where: SQL | undefined): Promise<void> => {
    const rows = await rowsWhere(db, table, where);
    if (rows.length > 0) found[getTableName(table)] = rows;
  };
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || NOT_OF_PERSON.has(table)) continue;
    const columns: Record<string, PgColumn> = getTableColumns(table);
    if (columns['uid']) await keep(table, eq(columns['uid'], uid));
  }
  const orders = db.select({ id: storeOrder.orderId }).from(storeOrder).where(eq(storeOrder.uid, uid));
  await keep(orderLine, inArray(orderLine.orderId, orders));
  const chats = db
    .select({ id: conversation.conversationId })
    .from(conversation)
    .where(eq(conversation.uid, uid));
  await keep(chatMessage, inArray(chatMessage.conversationId, chats));
  const accounts = db
    .select({ id: ledgerAccount.accountId })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.ownerId, uid),
        inArray(ledgerAccount.kind, ['buyer_balance', 'points_free', 'points_locked']),
      ),
    );
  await keep(ledgerEntry, inArray(ledgerEntry.accountId, accounts));
  // A company’s papers and figures are its own: a colleague of it has its name.
  const own = db.select({ id: user.companyId }).from(user).where(eq(user.uid, uid));
  await keep(company, eq(company.applicantUid, uid));
  const { companyId, name } = company;
  const employers = await db
    .select({ companyId, name })
    .from(company)
    .where(and(inArray(companyId, own), ne(company.applicantUid, uid)));
  if (employers.length > 0) found['company'] = [...(found['company'] ?? []), ...employers];
  return found;
}

/** Locks an account that is not closed until the transaction ends. */
export async function lockPerson(db: Db, uid: number) {
  const rows = await db
    .select({ uid: user.uid, status: user.status })
    .from(user)
    .where(eq(user.uid, uid))
    .for('update');
  return rows[0];
}

/** Numbers of a person's rows: those that an erasure deletes, and those that it makes anonymous. */
export async function countPerson(db: Db, uid: number) {
  const of = (table: PgTable, column: PgColumn): Promise<number> => db.$count(table, eq(column, uid));
  const [addresses, headers, chats, notices, feedbacks, inquiries, orders, refunds, invoices, transfers] =
    await Promise.all([
      of(address, address.uid),
      of(invoiceHeader, invoiceHeader.uid),
      of(conversation, conversation.uid),
      of(notice, notice.uid),
      of(feedback, feedback.uid),
      of(inquiry, inquiry.uid),
      of(groupOrder, groupOrder.uid),
      db.$count(
        refundOrder,
        inArray(
          refundOrder.orderId,
          db.select({ id: storeOrder.orderId }).from(storeOrder).where(eq(storeOrder.uid, uid)),
        ),
      ),
      of(invoice, invoice.uid),
      of(bankTransfer, bankTransfer.uid),
    ]);
  return {
    gone: { addresses, headers, chats, notices, feedbacks },
    nameless: { orders, refunds, inquiries },
    kept: { invoices, transfers },
  };
}
