import { and, asc, count, desc, eq, ilike, inArray, ne, or, type SQL } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { groupOrder, inquiry, merchant, quotation, quotationItem, quotationVersion } from '#lib/db/schema.ts';
import { isViolation } from '#lib/db/violation.ts';
import { meantBy } from '../inquiry/index.ts';
import type { QuotationState } from './quotation.flow.ts';
import type { Page } from '#lib/kernel/page.ts';

export type QuotationRow = typeof quotation.$inferSelect;
export type OfferRow = typeof quotationItem.$inferSelect;
export type VersionRow = typeof quotationVersion.$inferSelect;

/** False when the store has a quotation already that counts. */
export async function addQuotation(db: Db, row: typeof quotation.$inferInsert): Promise<boolean> {
  try {
    await db.transaction((inner) => inner.insert(quotation).values(row));
    return true;
  } catch (error) {
    if (isViolation(error, 'unique')) return false;
    throw error;
  }
}

export async function quotationById(db: Db, quotationId: string): Promise<QuotationRow | undefined> {
  const rows = await db.select().from(quotation).where(eq(quotation.quotationId, quotationId));
  return rows[0];
}

/** Quotations of an inquiry; every change of one locks the inquiry first. */
export async function quotationsOf(db: Db, inquiryId: string, merId?: number): Promise<QuotationRow[]> {
  const rows = await db
    .select()
    .from(quotation)
    .where(and(eq(quotation.inquiryId, inquiryId), merId ? eq(quotation.merId, merId) : undefined))
    .orderBy(asc(quotation.createdAt), asc(quotation.quotationId));
  return rows;
}

export const changeQuotation = (db: Db, quotationId: string, values: Partial<QuotationRow>) =>
  db.update(quotation).set(values).where(eq(quotation.quotationId, quotationId));

export async function replaceOffers(db: Db, quotationId: string, rows: OfferRow[]): Promise<void> {
  await db.delete(quotationItem).where(eq(quotationItem.quotationId, quotationId));
  await db.insert(quotationItem).values(rows);
}

export const offersOf = async (db: Db, ids: string[]): Promise<OfferRow[]> =>
  ids.length === 0 ? [] : db.select().from(quotationItem).where(inArray(quotationItem.quotationId, ids));

export const keepVersion = (db: Db, row: typeof quotationVersion.$inferInsert) =>
  db.insert(quotationVersion).values(row);

export const versionsOf = async (db: Db, ids: string[]): Promise<VersionRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(quotationVersion)
        .where(inArray(quotationVersion.quotationId, ids))
        .orderBy(desc(quotationVersion.version));

export const storesByIds = async (db: Db, merIds: number[]) =>
  merIds.length === 0
    ? []
    : db
        .select({
          merId: merchant.merId,
          name: merchant.name,
          nameEn: merchant.nameEn,
          avatar: merchant.avatar,
          cityCode: merchant.cityCode,
          archive: merchant.archive,
          status: merchant.status,
          freeFreightFrom: merchant.freeFreightFrom,
        })
        .from(merchant)
        .where(inArray(merchant.merId, merIds));

async function listed(db: Db, where: SQL | undefined, { page, limit }: Page) {
  const rows = await db
    .select({ quotation, inquiry })
    .from(quotation)
    .innerJoin(inquiry, eq(inquiry.inquiryId, quotation.inquiryId))
    .where(where)
    .orderBy(desc(quotation.changedAt), desc(quotation.quotationId))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ n: count() })
    .from(quotation)
    .innerJoin(inquiry, eq(inquiry.inquiryId, quotation.inquiryId))
    .where(where);
  return {
    count: counted[0]?.n ?? 0,
    list: rows,
  };
}

/** Quotations that a buyer has got. */
export const receivedBy = (db: Db, uid: number, page: Page) =>
  listed(db, and(eq(inquiry.uid, uid), ne(quotation.status, 'withdrawn')), page);

/** Quotations that a store has made. */
export const madeBy = (
  db: Db,
  merId: number,
  { status, keyword, ...page }: Page & { status?: QuotationState | undefined; keyword?: string | undefined },
) =>
  listed(
    db,
    and(
      eq(quotation.merId, merId),
      status ? eq(quotation.status, status) : undefined,
      keyword?.trim()
        ? or(ilike(quotation.quotationSn, containing(keyword)), meantBy(db, merId, keyword))
        : undefined,
    ),
    page,
  );

/** How many of them are in each state. */
export const countMade = (db: Db, merId: number): Promise<{ tab: QuotationState; n: number }[]> =>
  db
    .select({ tab: quotation.status, n: count() })
    .from(quotation)
    .where(eq(quotation.merId, merId))
    .groupBy(quotation.status);

/** What became of the orders that were placed at quoted prices. */
export async function orderStates(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: groupOrder.groupOrderId, status: groupOrder.status })
    .from(groupOrder)
    .where(inArray(groupOrder.groupOrderId, ids));
  return new Map(rows.map((row) => [row.id, row.status]));
}
