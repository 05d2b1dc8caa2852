import type { LedgerKind } from '#lib/contracts/states.ts';
import { and, asc, count, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { arrayOf, listOf } from '#lib/db/array-of.ts';
import { builtOnce, sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { ledgerAccount, ledgerEntry } from '#lib/db/schema.ts';
import { keepSetting, settingOf, type Settings } from '#lib/db/settings.ts';
import { MAY_OWE, type Account } from './account.ts';

export type AccountRow = typeof ledgerAccount.$inferSelect;
export type EntryRow = typeof ledgerEntry.$inferSelect;

const isOneOf = sql`(${ledgerAccount.kind}, ${ledgerAccount.ownerId}) in (
  select * from unnest(${listOf('kinds', 'text')}, ${listOf('owners', 'int')}))`;
const named = (accounts: readonly Account[]) => ({
  kinds: arrayOf(accounts.map(({ kind }) => kind)),
  owners: arrayOf(accounts.map(({ ownerId }) => ownerId)),
});

const accountsByName = builtOnce((db) => db.select().from(ledgerAccount).where(isOneOf));
export const accountsOf = (db: Db, accounts: readonly Account[]): Promise<AccountRow[]> =>
  accountsByName(db).execute(named(accounts));

const heldAccounts = builtOnce((db) =>
  db.select().from(ledgerAccount).where(isOneOf).orderBy(asc(ledgerAccount.accountId)).for('update'),
);
/** Locks these accounts until the transaction ends; always in the same order, so that transfers never deadlock. */
export const lockAccounts = (db: Db, accounts: readonly Account[]): Promise<AccountRow[]> =>
  heldAccounts(db).execute(named(accounts));

export const addAccounts = (db: Db, rows: readonly (typeof ledgerAccount.$inferInsert)[]) =>
  db
    .insert(ledgerAccount)
    .values([...rows])
    .onConflictDoNothing();

const posted = sqlOnce<{ transfer_id: string }>(sql`
  with move as materialized (
    select * from unnest(${listOf('entryIds', 'text')}, ${listOf('accountIds', 'text')},
      ${listOf('amounts', 'bigint')}, ${listOf('transferIds', 'text')}, ${listOf('kinds', 'text')},
      ${listOf('targetIds', 'text')}, ${listOf('params', 'text')})
      with ordinality as move(entry_id, account_id, amount, transfer_id, kind, target_id, params, place)
  ), made as (
    select move.transfer_id from move join ledger_entry e using (kind, target_id, account_id)
  ), moved as (
    update ledger_account a set balance = a.balance + move.amount from move
    where a.account_id = move.account_id and move.transfer_id not in (select transfer_id from made)
      and (a.balance + move.amount >= 0 or a.kind = any(${arrayOf(MAY_OWE)}::text[]))
    returning move.*, a.balance
  )
  insert into ledger_entry (entry_id, transfer_id, account_id, amount, balance_after, kind, target_id, params, created_at)
  select entry_id, transfer_id, account_id, amount, balance, kind, target_id, params::jsonb,
    ${sql.placeholder('createdAt')}::timestamptz
  from moved order by place
  returning transfer_id`);

export interface Posting {
  transferId: string;
  kind: LedgerKind;
  targetId: string;
  params: Record<string, string>;
  moves: readonly { entryId: string; accountId: string; amount: number }[];
}
/**
 * Adds to the balances of locked accounts and writes an entry for each, except for transfers that were made before;
 * accounts that would fall below zero are left out. No account is moved by two of them. Answers the transfer of each
 * that has moved.
 */
export async function post(db: Db, postings: readonly Posting[], createdAt: Date): Promise<string[]> {
  const moves = postings.flatMap(({ moves: own, ...posting }) =>
    own.map((move) => ({ ...posting, ...move })),
  );
  const rows = await posted(db, {
    createdAt: createdAt.toISOString(),
    entryIds: arrayOf(moves.map((move) => move.entryId)),
    accountIds: arrayOf(moves.map((move) => move.accountId)),
    amounts: arrayOf(moves.map((move) => move.amount)),
    transferIds: arrayOf(moves.map((move) => move.transferId)),
    kinds: arrayOf(moves.map((move) => move.kind)),
    targetIds: arrayOf(moves.map((move) => move.targetId)),
    params: arrayOf(moves.map((move) => JSON.stringify(move.params))),
  });
  return rows.map((row) => row.transfer_id);
}

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
