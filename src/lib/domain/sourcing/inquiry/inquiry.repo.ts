import { and, asc, count, eq, exists, gt, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Asker } from '#lib/contracts/inquiry.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import {
  category,
  inquiry,
  inquiryInvite,
  inquiryItem,
  inquiryLog,
  merchant,
  product,
  quotation,
  quotationItem,
  sku,
  userRole,
} from '#lib/db/schema.ts';
export type InquiryRow = typeof inquiry.$inferSelect;
export type ItemRow = typeof inquiryItem.$inferSelect;
export type NewItem = typeof inquiryItem.$inferInsert;

export const addInquiry = (db: Db, row: typeof inquiry.$inferInsert) => db.insert(inquiry).values(row);

export async function inquiryById(db: Db, inquiryId: string): Promise<InquiryRow | undefined> {
  const rows = await db.select().from(inquiry).where(eq(inquiry.inquiryId, inquiryId));
  return rows[0];
}

/** Locks an inquiry until the transaction ends; every change of its quotations locks it first. */
export async function lockInquiry(db: Db, inquiryId: string): Promise<InquiryRow | undefined> {
  const rows = await db.select().from(inquiry).where(eq(inquiry.inquiryId, inquiryId)).for('update');
  return rows[0];
}

export const changeInquiry = (db: Db, inquiryId: string, values: Partial<InquiryRow>) =>
  db.update(inquiry).set(values).where(eq(inquiry.inquiryId, inquiryId));

/** Inquiries that an account has made since; whoever counts too waits until the transaction ends. */
export async function countSince(db: Db, uid: number, since: Date): Promise<number> {
  await takeTurns(db, 'inquiry', uid);
  const rows = await db
    .select({ n: count() })
    .from(inquiry)
    .where(and(eq(inquiry.uid, uid), gt(inquiry.createdAt, since)));
  return rows[0]?.n ?? 0;
}

export async function replaceItems(db: Db, inquiryId: string, items: NewItem[]): Promise<void> {
  await db.delete(inquiryItem).where(eq(inquiryItem.inquiryId, inquiryId));
  await db.insert(inquiryItem).values(items);
}

export const itemsOf = async (db: Db, ids: string[]): Promise<ItemRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(inquiryItem)
        .where(inArray(inquiryItem.inquiryId, ids))
        .orderBy(asc(inquiryItem.inquiryId), asc(inquiryItem.sort));

/** What goods of a product call their unit that an item was asked of, or that a store has offered for it. */
export interface GoodsUnit {
  itemId: string;
  zh: string;
  en: string;
}

/** Units of the goods behind the items of inquiries, those that were asked of before those that are offered. */
export async function goodsUnits(db: Db, inquiryIds: string[]): Promise<GoodsUnit[]> {
  if (inquiryIds.length === 0) return [];
  const words = { itemId: inquiryItem.itemId, zh: product.unitName, en: product.unitNameEn };
  const asked = await db
    .select(words)
    .from(inquiryItem)
    .innerJoin(product, eq(product.productId, inquiryItem.productId))
    .where(inArray(inquiryItem.inquiryId, inquiryIds));
  const offered = await db
    .select({ ...words, itemId: quotationItem.itemId })
    .from(quotation)
    .innerJoin(quotationItem, eq(quotationItem.quotationId, quotation.quotationId))
    .innerJoin(product, eq(product.productId, quotationItem.productId))
    .where(inArray(quotation.inquiryId, inquiryIds))
    .orderBy(asc(quotation.createdAt), asc(quotation.quotationId));
  return [...asked, ...offered];
}

/** Gives items to a quotation, or frees those of one that has lapsed. */
export const giveItems = (db: Db, itemIds: string[], quotationId: string | null) =>
  db.update(inquiryItem).set({ quotationId }).where(inArray(inquiryItem.itemId, itemIds));

/** Notes the order in which items were bought; null when it was cancelled. */
export const orderItems = (db: Db, itemIds: string[], groupOrderId: string | null) =>
  db.update(inquiryItem).set({ groupOrderId }).where(inArray(inquiryItem.itemId, itemIds));

export async function replaceInvites(db: Db, inquiryId: string, merIds: number[]): Promise<void> {
  await db.delete(inquiryInvite).where(eq(inquiryInvite.inquiryId, inquiryId));
  if (merIds.length > 0) await db.insert(inquiryInvite).values(merIds.map((merId) => ({ inquiryId, merId })));
}

export async function invitedStores(db: Db, inquiryId: string) {
  return db
    .select({ merId: merchant.merId, name: merchant.name, nameEn: merchant.nameEn })
    .from(inquiryInvite)
    .innerJoin(merchant, eq(merchant.merId, inquiryInvite.merId))
    .where(eq(inquiryInvite.inquiryId, inquiryId))
    .orderBy(asc(merchant.merId));
}

/** Of these stores, those that are open. */
export async function openStores(db: Db, merIds: number[]): Promise<number[]> {
  if (merIds.length === 0) return [];
  const rows = await db
    .select({ merId: merchant.merId })
    .from(merchant)
    .where(and(inArray(merchant.merId, merIds), eq(merchant.status, 'open')));
  return rows.map((row) => row.merId);
}

/**
 * Of these stores, the open ones with goods on sale in a category, or in one below it; without a category, all open
 * ones.
 */
export async function storesSelling(db: Db, merIds: number[], categoryId: number | null): Promise<number[]> {
  const open = await openStores(db, merIds);
  if (open.length === 0 || categoryId === null) return open;
  const { categoryId1, categoryId2 } = product;
  const rows = await db
    .selectDistinct({ merId: product.merId })
    .from(product)
    .where(
      and(
        inArray(product.merId, open),
        eq(product.status, 'on_sale'),
        or(eq(product.categoryId, categoryId), eq(categoryId1, categoryId), eq(categoryId2, categoryId)),
      ),
    );
  return rows.map((row) => row.merId);
}

/** The accounts that run a store. */
export async function sellersOf(db: Db, merIds: number[]): Promise<{ uid: number; merId: number | null }[]> {
  if (merIds.length === 0) return [];
  return db
    .select({ uid: userRole.uid, merId: userRole.merId })
    .from(userRole)
    .where(and(inArray(userRole.merId, merIds), eq(userRole.role, 'merchant')));
}

/** Of these inquiries, those that a store is invited to or has an offer for that it did not withdraw. */
export async function standingOf(db: Db, merId: number, ids: string[]) {
  if (ids.length === 0) return { invited: new Set<string>(), quoted: new Set<string>() };
  const invited = await db
    .select({ id: inquiryInvite.inquiryId })
    .from(inquiryInvite)
    .where(and(eq(inquiryInvite.merId, merId), inArray(inquiryInvite.inquiryId, ids)));
  const quoted = await db
    .select({ id: quotation.inquiryId, status: quotation.status })
    .from(quotation)
    .where(and(eq(quotation.merId, merId), inArray(quotation.inquiryId, ids)));
  return {
    invited: new Set(invited.map((row) => row.id)),
    quoted: new Set(quoted.filter((row) => row.status !== 'withdrawn').map((row) => row.id)),
  };
}

/**
 * Inquiries whose contact a store reads: an open store that is invited or has quoted, or that the buyer shows himself to
 * as to all. Of a deleted inquiry only invited stores still know anything.
 */
const showsAsker = (db: Db, merId: number): SQL =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(merchant)
        .where(and(eq(merchant.merId, merId), eq(merchant.status, 'open'))),
    ),
    or(isNull(inquiry.hiddenAt), inquiry.isInvited),
    or(
      inquiry.isContactOpen,
      inArray(
        inquiry.inquiryId,
        db.select({ id: inquiryInvite.inquiryId }).from(inquiryInvite).where(eq(inquiryInvite.merId, merId)),
      ),
      inArray(
        inquiry.inquiryId,
        db
          .select({ id: quotation.inquiryId })
          .from(quotation)
          .where(and(eq(quotation.merId, merId), ne(quotation.status, 'withdrawn'))),
      ),
    ),
  )!;

/** Who asks, by inquiry, where the store may know. */
export async function askersOf(db: Db, merId: number, ids: string[]): Promise<Map<string, Asker>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: inquiry.inquiryId, name: inquiry.contact, company: inquiry.company })
    .from(inquiry)
    .where(and(inArray(inquiry.inquiryId, ids), showsAsker(db, merId)));
  return new Map(rows.map(({ id, ...asker }) => [id, asker]));
}

/** Inquiries that everybody may mean by these words: their number, their title, or what is asked for. */
export const asksFor = (keyword: string | undefined): SQL | undefined =>
  hasWords(
    keyword,
    inquiry.title,
    inquiry.inquirySn,
    sql`(select string_agg(concat_ws(' ', i.name, i.spec), ' ') from inquiry_item i where i.inquiry_id = ${inquiry.inquiryId})`,
  );

/** Inquiries that a store means by these words: the same, or who asks, where it may know. */
export function meantBy(db: Db, merId: number, keyword: string | undefined): SQL | undefined {
  const asker = hasWords(keyword, inquiry.company, inquiry.contact);
  return asker && or(asksFor(keyword), and(asker, showsAsker(db, merId)));
}

export const addInquiryLog = (db: Db, row: typeof inquiryLog.$inferInsert) =>
  db.insert(inquiryLog).values(row);

/** What happened to an inquiry. Its own step tells of an acceptance, so the quotation's is left out. */
export const logsOf = (db: Db, inquiryId: string) =>
  db
    .select({
      event: inquiryLog.event,
      merId: inquiryLog.merId,
      name: merchant.name,
      nameEn: merchant.nameEn,
      createdAt: inquiryLog.createdAt,
    })
    .from(inquiryLog)
    .leftJoin(merchant, eq(merchant.merId, inquiryLog.merId))
    .where(and(eq(inquiryLog.inquiryId, inquiryId), ne(inquiryLog.event, 'quotation_accept')))
    .orderBy(asc(inquiryLog.createdAt), asc(inquiryLog.inquiryLogId));

export async function categoryNames(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ categoryId: category.categoryId, name: category.name, nameEn: category.nameEn })
    .from(category)
    .where(inArray(category.categoryId, ids));
}

/** The categories at the top above these keys and these goods. */
export async function topCategories(db: Db, keys: string[], productIds: number[]): Promise<number[]> {
  const [named, linked] = await Promise.all([
    keys.length === 0
      ? []
      : db.select({ path: category.path }).from(category).where(inArray(category.key, keys)),
    productIds.length === 0
      ? []
      : db.select({ top: product.categoryId1 }).from(product).where(inArray(product.productId, productIds)),
  ]);
  return [...new Set([...named.flatMap(({ path }) => path.slice(0, 1)), ...linked.map(({ top }) => top)])];
}

/** Pairs of product and SKU that exist and are for sale. */
export async function linkedGoods(db: Db, productIds: number[]) {
  if (productIds.length === 0) return [];
  return db
    .select({ productId: product.productId, skuId: sku.skuId })
    .from(product)
    .innerJoin(sku, eq(sku.productId, product.productId))
    .where(and(inArray(product.productId, productIds), eq(product.status, 'on_sale')));
}
