import type { LedgerKind } from '#lib/contracts/states.ts';
import { and, asc, count, desc, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { ledgerAccount, ledgerEntry } from '#lib/db/schema.ts';
import { keepSetting, settingOf, type Settings } from '#lib/db/settings.ts';
import { MAY_OWE, type Account } from './account.ts';

export type AccountRow = typeof ledgerAccount.$inferSelect;
export type EntryRow = typeof ledgerEntry.$inferSelect;

const isOneOf = (accounts: readonly Account[]) =>
  or(
    ...accounts.map(({ kind, ownerId }) =>
      and(eq(ledgerAccount.kind, kind), eq(ledgerAccount.ownerId, ownerId)),
    ),
  );

export const accountsOf = (db: Db, accounts: readonly Account[]): Promise<AccountRow[]> =>
  db.select().from(ledgerAccount).where(isOneOf(accounts));

/** Holds these accounts until the transaction ends; always in the same order, so that transfers never deadlock. */
export const lockAccounts = (db: Db, accounts: readonly Account[]): Promise<AccountRow[]> =>
  db
    .select()
    .from(ledgerAccount)
    .where(isOneOf(accounts))
    .orderBy(asc(ledgerAccount.accountId))
    .for('update');

export const addAccounts = (db: Db, rows: readonly (typeof ledgerAccount.$inferInsert)[]) =>
  db
    .insert(ledgerAccount)
    .values([...rows])
    .onConflictDoNothing();

/** Adds to balances in one statement; accounts that would fall below zero are left out and not in the answer. */
export async function addToBalances(db: Db, changes: readonly { accountId: string; amount: number }[]) {
  const rows = sql.join(
    changes.map(({ accountId, amount }) => sql`(${accountId}, ${amount}::bigint)`),
    sql`, `,
  );
  const mayOwe = sql.join(
    MAY_OWE.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return db
    .update(ledgerAccount)
    .set({ balance: sql`${ledgerAccount.balance} + change.amount` })
    .from(sql`(values ${rows}) as change(account_id, amount)`)
    .where(
      and(
        sql`${ledgerAccount.accountId} = change.account_id`,
        sql`(${ledgerAccount.balance} + change.amount >= 0 or ${ledgerAccount.kind} in (${mayOwe}))`,
      ),
    )
    .returning({ accountId: ledgerAccount.accountId, balance: ledgerAccount.balance });
}

export const addEntries = (db: Db, rows: readonly (typeof ledgerEntry.$inferInsert)[]) =>
  db.insert(ledgerEntry).values([...rows]);

/** The transfer of this kind for this target, if it was made. */
export async function transferOf(db: Db, kind: LedgerKind, targetId: string, accountIds: readonly string[]) {
  const rows = await db
    .select({ transferId: ledgerEntry.transferId })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.kind, kind),
        eq(ledgerEntry.targetId, targetId),
        inArray(ledgerEntry.accountId, [...accountIds]),
      ),
    )
    .limit(1);
  return rows[0]?.transferId;
}

const billOf = (uid: number, which: 'all' | 'spent' | 'recharged'): SQL | undefined => {
  const account = and(eq(ledgerAccount.kind, 'buyer_balance'), eq(ledgerAccount.ownerId, uid));
  if (which === 'spent') return and(account, lt(ledgerEntry.amount, 0));
  const recharged = and(gt(ledgerEntry.amount, 0), inArray(ledgerEntry.kind, ['recharge', 'recharge_gift']));
  return which === 'recharged' ? and(account, recharged) : account;
};

export async function billsOf(
  db: Db,
  uid: number,
  which: 'all' | 'spent' | 'recharged',
  { page, limit }: { page: number; limit: number },
): Promise<{ count: number; list: EntryRow[] }> {
  const [rows, counted] = [
    await db
      .select({ entry: ledgerEntry })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
      .where(billOf(uid, which))
      .orderBy(desc(ledgerEntry.createdAt), desc(ledgerEntry.seq))
      .limit(limit)
      .offset((page - 1) * limit),
    await db
      .select({ n: count() })
      .from(ledgerEntry)
      .innerJoin(ledgerAccount, eq(ledgerAccount.accountId, ledgerEntry.accountId))
      .where(billOf(uid, which)),
  ];
  return { count: counted[0]?.n ?? 0, list: rows.map((row) => row.entry) };
}

/** The three sums that must all be zero: every entry together, transfers off balance, accounts off their entries. */
export async function ledgerSums(db: Db) {
  const unbalanced = db
    .select({ transferId: ledgerEntry.transferId })
    .from(ledgerEntry)
    .groupBy(ledgerEntry.transferId)
    .having(sql`sum(${ledgerEntry.amount}) <> 0`)
    .as('unbalanced');
  const sums = db
    .select({ accountId: ledgerEntry.accountId, sum: sql<number>`sum(${ledgerEntry.amount})`.as('sum') })
    .from(ledgerEntry)
    .groupBy(ledgerEntry.accountId)
    .as('sums');
  const rows = await db
    .select({
      entriesSum: sql<string>`coalesce((${db.select({ n: sql`sum(${ledgerEntry.amount})` }).from(ledgerEntry)}), 0)`,
      unbalancedTransfers: sql<string>`(${db.select({ n: count() }).from(unbalanced)})`,
      accountsOff: sql<string>`count(*) filter (where ${ledgerAccount.balance} <> coalesce(${sums.sum}, 0))`,
    })
    .from(ledgerAccount)
    .leftJoin(sums, eq(sums.accountId, ledgerAccount.accountId));
  const row = rows[0];
  return {
    entriesSum: Number(row?.entriesSum ?? 0),
    unbalancedTransfers: Number(row?.unbalancedTransfers ?? 0),
    accountsOff: Number(row?.accountsOff ?? 0),
  };
}

export const keepCheck = (db: Db, value: Settings['check:ledger']) => keepSetting(db, 'check:ledger', value);
export const lastCheck = (db: Db) => settingOf(db, 'check:ledger');
