import { and, asc, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { hasWords } from '#lib/db/has-words.ts';
import { ledgerAccount, ledgerEntry, merchant, merchantType } from '#lib/db/schema.ts';

const ofStore = and(eq(ledgerAccount.kind, 'merchant_margin'), eq(ledgerAccount.ownerId, merchant.merId));
const held = sql<string>`coalesce(${ledgerAccount.balance}, 0)`;

/** Stores that sell, and those that have a deposit still. */
const wanted = (keyword: string | undefined) =>
  and(or(eq(merchant.status, 'open'), sql`${held} <> 0`), hasWords(keyword, merchant.name, merchant.nameEn));

export const marginsOfStores = (
  db: Db,
  { page, limit, keyword }: { page: number; limit: number; keyword?: string | undefined },
) =>
  db
    .select({
      merId: merchant.merId,
      name: merchant.name,
      nameEn: merchant.nameEn,
      required: merchantType.margin,
      held,
    })
    .from(merchant)
    .innerJoin(merchantType, eq(merchantType.merchantTypeId, merchant.merchantTypeId))
    .leftJoin(ledgerAccount, ofStore)
    .where(wanted(keyword))
    .orderBy(desc(sql`${merchantType.margin} - ${held}`), asc(merchant.merId))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countStores(db: Db, keyword: string | undefined): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(merchant)
    .leftJoin(ledgerAccount, ofStore)
    .where(wanted(keyword));
  return row!.n;
}

/** The store bears the mark of a deposit while it has the whole one of its kind; part of each act that moves it. */
export const markMargin = (db: Db, merId: number) =>
  db
    .update(merchant)
    .set({
      hasMargin: sql`exists (select 1 from merchant_type t join ledger_account a on a.kind = 'merchant_margin'
        where t.merchant_type_id = ${merchant.merchantTypeId} and a.owner_id = ${merId} and a.balance >= greatest(t.margin, 1))`,
    })
    .where(eq(merchant.merId, merId));

/** By how much a store's deposit is smaller than it was at a time, fen. */
export async function marginGoneSince(db: Db, merId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ moved: sql<string>`coalesce(sum(${ledgerEntry.amount}), 0)` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
    .where(
      and(
        eq(ledgerAccount.kind, 'merchant_margin'),
        eq(ledgerAccount.ownerId, merId),
        gt(ledgerEntry.createdAt, since),
      ),
    );
  return Math.max(0, -Number(row!.moved));
}
