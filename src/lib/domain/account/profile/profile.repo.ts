import type { FavouriteKind } from '#lib/contracts/states.ts';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { recordOf } from '#lib/kernel/records.ts';
import type { Db } from '#lib/db/database.ts';
import {
  company,
  couponUser,
  favourite,
  ledgerAccount,
  ledgerEntry,
  merchant,
  notice,
  signIn,
  user,
  userRole,
  visit,
} from '#lib/db/schema.ts';

export const profileById = async (db: Db, uid: number) => {
  const rows = await db
    .select({ user, company: { companyId: company.companyId, name: company.name, status: company.status } })
    .from(user)
    .leftJoin(company, eq(company.companyId, user.companyId))
    .where(eq(user.uid, uid));
  return rows[0];
};

const COUNTERS = [
  'money',
  'recharged',
  'returned',
  'consumed',
  'products',
  'stores',
  'visits',
  'coupons',
  'points',
  'signs',
  'unread',
] as const;

/**
 * Counters of the account in one statement. Money in fen; what was spent is the sum of what went out, what
 * came back all that came in without being topped up: refunds, bonuses, corrections. The three make the balance.
 */
export async function countersOf(db: Db, uid: number, now: Date) {
  const balance = and(eq(ledgerAccount.kind, 'buyer_balance'), eq(ledgerAccount.ownerId, uid));
  const sumOf = (which: ReturnType<typeof sql>) =>
    db
      .select({ n: sql<string>`coalesce(sum(${ledgerEntry.amount}), 0)` })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
      .where(and(balance, which));
  const numberOf = (kind: FavouriteKind) =>
    db
      .select({ n: count() })
      .from(favourite)
      .where(and(eq(favourite.uid, uid), eq(favourite.kind, kind)));
  const rows = await db
    .select({
      money: sql<string>`coalesce((${db.select({ n: ledgerAccount.balance }).from(ledgerAccount).where(balance)}), 0)`,
      recharged: sql<string>`(${sumOf(sql`${ledgerEntry.kind} = 'recharge'`)})`,
      returned: sql<string>`(${sumOf(sql`${ledgerEntry.amount} > 0 and ${ledgerEntry.kind} <> 'recharge'`)})`,
      consumed: sql<string>`-(${sumOf(sql`${ledgerEntry.amount} < 0`)})`,
      products: sql<string>`(${numberOf('product')})`,
      stores: sql<string>`(${numberOf('store')})`,
      visits: sql<string>`(${db.select({ n: count() }).from(visit).where(eq(visit.uid, uid))})`,
      coupons: sql<string>`(${db
        .select({ n: count() })
        .from(couponUser)
        .where(and(eq(couponUser.uid, uid), eq(couponUser.status, 'unused'), gt(couponUser.endsAt, now)))})`,
      points: sql<string>`coalesce((${db
        .select({ n: ledgerAccount.balance })
        .from(ledgerAccount)
        .where(and(eq(ledgerAccount.kind, 'points_free'), eq(ledgerAccount.ownerId, uid)))}), 0)`,
      signs: sql<string>`(${db
        .select({ n: count() })
        .from(signIn)
        .where(and(eq(signIn.uid, uid), eq(signIn.day, shanghaiDay(now))))})`,
      unread: sql<string>`(${db
        .select({ n: count() })
        .from(notice)
        .where(and(eq(notice.uid, uid), isNull(notice.readAt)))})`,
    })
    .from(user)
    .where(eq(user.uid, uid));
  const [row] = rows;
  return recordOf(COUNTERS, (name) => Number(row?.[name] ?? 0));
}

export const changeProfile = async (
  db: Db,
  uid: number,
  change: Partial<Pick<typeof user.$inferSelect, 'uid' | 'nickname' | 'avatar'>>,
) => {
  const rows = await db.update(user).set(change).where(eq(user.uid, uid)).returning();
  return rows[0];
};

/** Whether a store is called so for which this account does not work, whatever its case and blanks. */
export async function isStoreName(db: Db, name: string, uid: number): Promise<boolean> {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(' ', '');
  const works = db
    .select({ uid: userRole.uid })
    .from(userRole)
    .where(and(eq(userRole.merId, merchant.merId), eq(userRole.uid, uid)));
  const rows = await db
    .select({ merId: merchant.merId })
    .from(merchant)
    .where(
      and(
        sql`${plain} in (replace(lower(${merchant.name}), ' ', ''), replace(lower(${merchant.nameEn}), ' ', ''))`,
        sql`not exists (${works})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** False when the phone belongs to another account by now. */
export async function movePhone(db: Db, uid: number, phone: string): Promise<boolean> {
  const taken = db.select({ uid: user.uid }).from(user).where(eq(user.phone, phone));
  const rows = await db
    .update(user)
    .set({ phone })
    .where(and(eq(user.uid, uid), sql`not exists (${taken})`))
    .returning({ uid: user.uid });
  return rows.length === 1;
}
