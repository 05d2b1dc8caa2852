import type { LedgerKind } from '#lib/contracts/states.ts';
import { newId } from '#lib/kernel/ids.ts';
import { sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { isOfPoints, MAY_OWE, type Account } from './account.ts';
import {
  accountsOf,
  addAccounts,
  addEntries,
  addToBalances,
  lockAccounts,
  transferOf,
  type AccountRow,
} from './ledger.repo.ts';

export interface Entry {
  account: Account;
  /** Plus is in, minus is out; fen. */
  amount: Fen;
}

export interface Transfer {
  /** pay_order, recharge, refund …; with the target it happens once. */
  kind: LedgerKind;
  targetId: string;
  entries: readonly Entry[];
  /** What a bill says beside it: the number of the order … */
  params?: Record<string, string>;
}

type Ledger = Pick<Context, 'database' | 'clock'>;

const nameOf = ({ kind, ownerId }: { kind: string; ownerId: number }): string => `${kind}:${ownerId}`;

/** One entry an account, without zeros. */
function merge(entries: readonly Entry[]): Entry[] {
  const merged = new Map<string, Entry>();
  for (const { account, amount } of entries) {
    const before = merged.get(nameOf(account))?.amount ?? 0;
    merged.set(nameOf(account), { account, amount: sumFen([before, amount]) });
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0);
}

async function lockAll(ctx: Ledger, accounts: Account[]): Promise<Map<string, AccountRow>> {
  const { db } = ctx.database;
  const known = new Set((await accountsOf(db, accounts)).map(nameOf));
  const missing = accounts.filter((account) => !known.has(nameOf(account)));
  if (missing.length > 0) {
    const sorted = missing.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    await addAccounts(
      db,
      sorted.map((account) => ({ accountId: newId(ctx.clock.now()), ...account })),
    );
  }
  const rows = await lockAccounts(db, accounts);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/**
 * Moves money between accounts, all of it or none; the entries must sum to zero (RangeError otherwise). A second
 * transfer of the same kind for the same target moves nothing and answers the first one's id with `isNew` false.
 */
export async function transfer(
  ctx: Ledger,
  { kind, targetId, entries, params = {} }: Transfer,
): Promise<Result<{ transferId: string; isNew: boolean }, 'balance.short'>> {
  if (sumFen(entries.map((entry) => entry.amount)) !== 0) {
    throw new RangeError(`The entries of ${kind} for ${targetId} do not sum to zero`);
  }
  if (new Set(entries.map((entry) => isOfPoints(entry.account))).size > 1) {
    throw new RangeError(`${kind} for ${targetId} mixes points with money`);
  }
  const moves = merge(entries);
  if (moves.length === 0) throw new RangeError(`${kind} for ${targetId} moves nothing`);
  // Nothing is written before the last refusal, so there is nothing to take back inside somebody's transaction.
  return ctx.database.join(async () => {
    const { db } = ctx.database;
    const locked = await lockAll(
      ctx,
      moves.map((move) => move.account),
    );
    const rowOf = (account: Account): AccountRow => locked.get(nameOf(account))!;
    const accountIds = moves.map((move) => rowOf(move.account).accountId);
    const made = await transferOf(db, kind, targetId, accountIds);
    if (made) return ok({ transferId: made, isNew: false });

    const mayOwe: readonly string[] = MAY_OWE;
    const short = moves.find(
      ({ account, amount }) => !mayOwe.includes(account.kind) && rowOf(account).balance + amount < 0,
    );
    if (short) return fail('balance.short', undefined, short.account.kind);

    const changes = moves.map(({ account, amount }) => ({ accountId: rowOf(account).accountId, amount }));
    const after = new Map((await addToBalances(db, changes)).map((row) => [row.accountId, row.balance]));
    if (after.size !== changes.length)
      throw new Error(`An account of ${kind} for ${targetId} was not covered`);

    const createdAt = ctx.clock.now();
    const transferId = newId(createdAt);
    const entryOf = ({ accountId, amount }: (typeof changes)[number]) => ({
      entryId: newId(createdAt),
      transferId,
      accountId,
      amount,
      balanceAfter: after.get(accountId)!,
      kind,
      targetId,
      params,
      createdAt,
    });
    await addEntries(db, changes.map(entryOf));
    return ok({ transferId, isNew: true });
  });
}
