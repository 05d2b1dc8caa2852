import { and, asc, desc, eq, exists, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Db } from '#lib/db/database.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import {
  groupOrder,
  invoice,
  invoiceLog,
  invoiceOrder,
  merchant,
  orderLine,
  storeOrder,
} from '#lib/db/schema.ts';
export type InvoiceRow = typeof invoice.$inferSelect;
export type LogRow = typeof invoiceLog.$inferSelect;
export type Owner = { uid: number } | { companyId: number };

export const addInvoice = (db: Db, row: typeof invoice.$inferInsert) => db.insert(invoice).values(row);
export const addInvoiceOrders = (db: Db, invoiceId: string, orderIds: string[]) =>
  db.insert(invoiceOrder).values(orderIds.map((orderId) => ({ invoiceId, orderId })));

export async function invoiceById(db: Db, invoiceId: string): Promise<InvoiceRow | undefined> {
  const rows = await db.select().from(invoice).where(eq(invoice.invoiceId, invoiceId));
  return rows[0];
}

/** Locks invoices until the transaction ends, in the order of their ids. */
export async function lockInvoices(db: Db, ids: string[]): Promise<InvoiceRow[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(inArray(invoice.invoiceId, ids))
    .orderBy(asc(invoice.invoiceId))
    .for('update');
  return rows;
}

export const changeInvoice = (db: Db, invoiceId: string, values: Partial<InvoiceRow>) =>
  db.update(invoice).set(values).where(eq(invoice.invoiceId, invoiceId));

export const addInvoiceLog = (db: Db, row: typeof invoiceLog.$inferInsert) =>
  db.insert(invoiceLog).values(row);

export const logsOfInvoices = (db: Db, ids: string[]): Promise<LogRow[]> =>
  db
    .select()
    .from(invoiceLog)
    .where(inArray(invoiceLog.invoiceId, ids))
    .orderBy(asc(invoiceLog.createdAt), asc(invoiceLog.invoiceLogId));

/** The invoice of a whole order that counts. */
export async function invoiceOfOrder(db: Db, rootId: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: invoiceOrder.invoiceId })
    .from(invoiceOrder)
    .where(and(eq(invoiceOrder.orderId, rootId), eq(invoiceOrder.isActive, true)));
  return rows[0]?.id;
}

/** Lets another invoice be asked for the orders of this one. */
export const freeOrders = (db: Db, invoiceId: string) =>
  db.update(invoiceOrder).set({ isActive: false }).where(eq(invoiceOrder.invoiceId, invoiceId));

export const rootsOf = async (db: Db, ids: string[]): Promise<{ invoiceId: string; orderId: string }[]> =>
  ids.length === 0
    ? []
    : db
        .select({ invoiceId: invoiceOrder.invoiceId, orderId: invoiceOrder.orderId })
        .from(invoiceOrder)
        .where(inArray(invoiceOrder.invoiceId, ids))
        .orderBy(asc(invoiceOrder.orderId));

/** Whole orders and the parcels split off them, with what was paid and what went back; fen. */
export async function familiesOf(db: Db, rootIds: string[]) {
  if (rootIds.length === 0) return [];
  const back = db
    .select({
      orderId: orderLine.orderId,
      refunded: sql<number>`sum(${orderLine.refundedPrice} + ${orderLine.refundedFreight})`.as('refunded'),
      image: sql<string>`min(snapshot->>'image')`.as('image'),
      name: sql<string>`min(snapshot->>'name')`.as('name'),
      nameEn: sql<string>`min(snapshot->>'nameEn')`.as('name_en'),
    })
    .from(orderLine)
    .groupBy(orderLine.orderId)
    .as('back');
  const rows = await db
    .select({
      orderId: storeOrder.orderId,
      rootId: sql<string>`coalesce(${storeOrder.parentOrderId}, ${storeOrder.orderId})`,
      orderSn: storeOrder.orderSn,
      status: storeOrder.status,
      paidAt: storeOrder.paidAt,
      payPrice: storeOrder.payPrice,
      totalNum: storeOrder.totalNum,
      refunded: back.refunded,
      image: back.image,
      name: back.name,
      nameEn: back.nameEn,
    })
    .from(storeOrder)
    .leftJoin(back, eq(back.orderId, storeOrder.orderId))
    .where(or(inArray(storeOrder.orderId, rootIds), inArray(storeOrder.parentOrderId, rootIds)))
    .orderBy(asc(storeOrder.orderSn));
  return rows.map((row) => ({ ...row, refunded: Number(row.refunded ?? 0) }));
}
export type FamilyRow = Awaited<ReturnType<typeof familiesOf>>[number];

/** Invoices of what was bought for a company, by any of its members. */
const boughtFor = (db: Db, companyId: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(invoiceOrder)
      .innerJoin(storeOrder, eq(storeOrder.orderId, invoiceOrder.orderId))
      .innerJoin(groupOrder, eq(groupOrder.groupOrderId, storeOrder.groupOrderId))
      .where(and(eq(invoiceOrder.invoiceId, invoice.invoiceId), eq(groupOrder.companyId, companyId))),
  );

function whose(db: Db, owner: Owner): SQL {
  return 'companyId' in owner ? boughtFor(db, owner.companyId) : eq(invoice.uid, owner.uid);
}

function listed(db: Db, owner: Owner, status: InvoiceRow['status'] | undefined): SQL | undefined {
  const live = db
    .select({ one: sql`1` })
    .from(invoiceOrder)
    .innerJoin(storeOrder, eq(storeOrder.orderId, invoiceOrder.orderId))
    .where(and(eq(invoiceOrder.invoiceId, invoice.invoiceId), ne(storeOrder.status, 'cancelled')));
  return and(
    whose(db, owner),
    status ? eq(invoice.status, status) : ne(invoice.status, 'merged'),
    exists(live),
  );
}

export async function invoicesOf(
  db: Db,
  owner: Owner,
  status: InvoiceRow['status'] | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<InvoiceRow[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(listed(db, owner, status))
    .orderBy(desc(invoice.createdAt), desc(invoice.invoiceSn))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows;
}

export const countInvoices = (
  db: Db,
  owner: Owner,
  status: InvoiceRow['status'] | undefined,
): Promise<number> => db.$count(invoice, listed(db, owner, status));

export const storesByIds = (db: Db, merIds: number[]) =>
  db
    .select({
      merId: merchant.merId,
      name: merchant.name,
      nameEn: merchant.nameEn,
      address: merchant.address,
      phone: merchant.servicePhone,
      openReceipt: merchant.openReceipt,
    })
    .from(merchant)
    .where(inArray(merchant.merId, merIds));

/** The tax number that the store has given on its latest invoice. */
export async function lastSellerTaxNo(db: Db, merId: number): Promise<string | undefined> {
  const taxNo = sql<string | null>`${invoice.header}->>'sellerTaxNo'`;
  const rows = await db
    .select({ taxNo })
    .from(invoice)
    .where(and(eq(invoice.merId, merId), isNotNull(invoice.issuedAt), isNotNull(taxNo)))
    .orderBy(desc(invoice.issuedAt))
    .limit(1);
  return rows[0]?.taxNo ?? undefined;
}

/**
 * Those of some numbers that an invoice or a red letter of a store has or has ever had: a number is one paper's, also
 * when the invoice was issued anew or a part of it was refunded again.
 */
export async function numbersTaken(db: Db, merId: number, numbers: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ number: string }>(
    db,
    sql`select wanted.number from unnest(${arrayOf(numbers)}::text[]) wanted(number)
      where exists (select 1 from ${invoice} where mer_id = ${merId} and wanted.number in (invoice_no, red_no))
        or exists (select 1 from ${invoiceLog} l join ${invoice} i on i.invoice_id = l.invoice_id
          where l.invoice_no = wanted.number and i.mer_id = ${merId})`,
  );
  return rows.map((row) => row.number);
}

/**
 * Whether a number is taken; others who ask for the same store wait until the transaction ends, so that two papers
 * cannot both find it free.
 */
export async function isNumberTaken(db: Db, merId: number, number: string): Promise<boolean> {
  await takeTurns(db, 'invoice', merId);
  return (await numbersTaken(db, merId, [number])).length > 0;
}
