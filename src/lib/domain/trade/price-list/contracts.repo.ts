import { and, eq, gt, inArray, isNull, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { arrayOf } from '#lib/db/array-of.ts';
import type { Database, Db } from '#lib/db/database.ts';
import { customer, priceList, priceListLine } from '#lib/db/schema.ts';
import type { ContractLine } from './choose-contract.ts';

/** For whom prices are asked. */
export interface Buyer {
  uid: number;
  /** The verified company that is bought for. */
  companyId: number | undefined;
}

const isRunning = (now: Date) =>
  and(
    isNull(priceList.endedAt),
    lte(priceList.startsAt, now),
    or(isNull(priceList.endsAt), gt(priceList.endsAt, now)),
  );

/** For whom a store has price lists that have not ended. Who is in a group, only the database knows. */
interface Listed {
  uids: ReadonlySet<number | null>;
  companyIds: ReadonlySet<number | null>;
  hasGroups: boolean;
}

/** The stores among these that have a price list which has not ended, and for whom; cached until a list changes. */
export const listedBy = (
  { db, rowCache }: Database,
  merIds: readonly number[],
): Promise<Map<number, Listed>> =>
  rowCache.each('price_list', merIds, async (unknown) => {
    const rows = await db
      .selectDistinct({
        merId: priceList.merId,
        uid: priceList.buyerUid,
        companyId: priceList.companyId,
        isOfGroup: sql<boolean>`${priceList.customerGroupId} is not null`,
      })
      .from(priceList)
      .where(and(inArray(priceList.merId, unknown), isNull(priceList.endedAt)));
    const ofStores = Map.groupBy(rows, (row) => row.merId);
    return new Map([...ofStores].map(([merId, lists]) => [merId, listedIn(lists)]));
  });

const listedIn = (
  lists: readonly { uid: number | null; companyId: number | null; isOfGroup: boolean }[],
): Listed => ({
  uids: new Set(lists.map((list) => list.uid)),
  companyIds: new Set(lists.map((list) => list.companyId)),
  hasGroups: lists.some((list) => list.isOfGroup),
});

/** Whether one of the lists may hold for the buyer. */
export const mayHold = ({ uids, companyIds, hasGroups }: Listed, { uid, companyId }: Buyer): boolean =>
  hasGroups || uids.has(uid) || (companyId !== undefined && companyIds.has(companyId));

/** For them, or for a group that they are in; each way has an index of its own. */
const forBuyer = (db: Db, { uid, companyId }: Buyer) => {
  const self = (table: typeof customer | typeof priceList) =>
    or(eq(table.buyerUid, uid), companyId === undefined ? undefined : eq(table.companyId, companyId));
  const groups = db.select({ id: customer.customerGroupId }).from(customer).where(self(customer));
  return or(self(priceList), sql`${priceList.customerGroupId} = any(array(${groups}))`);
};

/** What of a store's goods is asked for; absent: all of them. */
export interface Asked {
  skuIds: number[];
  productIds: number[];
  categoryIds: number[];
}

const { skuId, productId, categoryId } = priceListLine;
type Lines = (ContractLine & { merId: number; name: string })[];

/**
 * Lines that may name these goods. Each way of naming has its own condition, so that the index of a list's lines is
 * used.
 */
const naming = ({ skuIds, productIds, categoryIds }: Asked) => {
  const among = (column: AnyColumn, ids: number[]) => sql`${column} = any(${arrayOf(ids)}::int[])`;
  return or(
    among(skuId, skuIds),
    and(isNull(skuId), among(productId, productIds)),
    and(isNull(skuId), isNull(productId), among(categoryId, categoryIds)),
    and(isNull(skuId), isNull(productId), isNull(categoryId)),
  );
};

/** Lists first, which are few, then the lines of these alone: a store has lists for many others. */
async function linesOf(db: Db, now: Date, whose: SQL | undefined, asked?: Asked): Promise<Lines> {
  const lists = await db
    .select({
      merId: priceList.merId,
      name: priceList.name,
      priceListId: priceList.priceListId,
      level: sql<number>`case when ${priceList.buyerUid} is not null then 0 when ${priceList.companyId} is not null then 1 else 2 end`,
      startsAt: priceList.startsAt,
    })
    .from(priceList)
    .where(and(isRunning(now), whose));
  if (lists.length === 0) return [];
  const known = new Map(lists.map((list) => [list.priceListId, list]));
  const lines = await db
    .select({
      priceListId: priceListLine.priceListId,
      skuId,
      productId,
      categoryId,
      price: priceListLine.price,
      offPermille: priceListLine.offPermille,
      minimum: priceListLine.minimum,
    })
    .from(priceListLine)
    .where(
      and(
        sql`${priceListLine.priceListId} = any(${arrayOf(known.keys())}::int[])`,
        asked ? naming(asked) : undefined,
      ),
    );
  return lines.map((line) => ({ ...known.get(line.priceListId)!, ...line }));
}

/** Lines of the lists of some stores that hold for a buyer now, with the store of each. */
export const contractLines = (
  db: Db,
  buyer: Buyer,
  merIds: readonly number[],
  now: Date,
  asked?: Asked,
): Promise<Lines> => linesOf(db, now, and(inArray(priceList.merId, [...merIds]), forBuyer(db, buyer)), asked);

/** Those that hold for a group. */
export const groupLines = (db: Db, customerGroupId: number, now: Date): Promise<Lines> =>
  linesOf(db, now, eq(priceList.customerGroupId, customerGroupId));

/** Whether any list of the mall holds for a buyer now. */
export async function hasLists(db: Db, buyer: Buyer, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: priceList.priceListId })
    .from(priceList)
    .where(and(isRunning(now), forBuyer(db, buyer)))
    .limit(1);
  return rows.length > 0;
}
