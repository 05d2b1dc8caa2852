import type { LedgerKind } from '#lib/contracts/states.ts';
import { newId } from '#lib/kernel/ids.ts';
import { sumFen, type Fen } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { isOfPoints, MAY_OWE, type Account } from './account.ts';
import { accountsOf, addAccounts, lockAccounts, post, transferOf, type AccountRow } from './ledger.repo.ts';

export interface Entry {
  account: Account;
  /** Plus is in, minus is out; fen. */
  amount: Fen;
}

export interface Transfer {
  /** pay_order, recharge, refund …; a transfer of one kind and target is made at most once. */
  kind: LedgerKind;
  targetId: string;
  entries: readonly Entry[];
  /** Values of the bill's sentence: the number of the order … */
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

/** Accounts known to exist, by database: accounts are never deleted, so a known one needs no query. */
const seen = new WeakMap<object, Set<string>>();
const MOST_SEEN = 100_000;

/**
 * Creates accounts that do not exist yet. This comes before any account is locked: an insert waits for another
 * transaction that inserts the same account, and two could deadlock.
 */
async function openAccounts(ctx: Ledger, accounts: readonly Account[]): Promise<void> {
  const { db } = ctx.database;
  const known = new Set((await accountsOf(db, accounts)).map(nameOf));
  const before = seen.get(ctx.database) ?? new Set<string>();
  if (before.size > MOST_SEEN) before.clear();
  for (const name of known) before.add(name);
  seen.set(ctx.database, before);
  const missing = accounts.filter((account) => !known.has(nameOf(account)));
  if (missing.length === 0) return;
  const sorted = missing.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  await addAccounts(
    db,
    sorted.map((account) => ({ accountId: newId(ctx.clock.now()), ...account })),
  );
}

async function lockAll(ctx: Ledger, accounts: Account[]): Promise<Map<string, AccountRow>> {
  const { db } = ctx.database;
  if (!accounts.every((account) => seen.get(ctx.database)?.has(nameOf(account))))
    await openAccounts(ctx, accounts);
  let rows = await lockAccounts(db, accounts);
  if (rows.length < accounts.length) {
    // An account was remembered from a transaction that was rolled back.
    await openAccounts(ctx, accounts);
    rows = await lockAccounts(db, accounts);
  }
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** What a transfer moves, checked: the entries sum to zero and are all points or all money. */
function movesOf({ kind, targetId, entries }: Transfer): Entry[] {
  if (sumFen(entries.map((entry) => entry.amount)) !== 0) {
    throw new RangeError(`The entries of ${kind} for ${targetId} do not sum to zero`);
  }
  if (new Set(entries.map((entry) => isOfPoints(entry.account))).size > 1) {
    throw new RangeError(`${kind} for ${targetId} mixes points with money`);
  }
  const moves = merge(entries);
  if (moves.length === 0) throw new RangeError(`${kind} for ${targetId} moves nothing`);
  return moves;
}

export interface Transferred {
  transferId: string;
  isNew: boolean;
}

/**
 * Moves money between accounts, all of it or none; the entries must sum to zero (RangeError otherwise). A second
 * transfer of the same kind for the same target moves nothing and answers the first one's id with `isNew` false.
 */
export async function transfer(ctx: Ledger, what: Transfer): Promise<Result<Transferred, 'balance.short'>> {
  const done = await transferAll(ctx, [what]);
  return done.ok ? ok(done.value[0]!) : done;
}

/** Makes several transfers, all or none; no account may be in two of them (RangeError otherwise). */
export async function transferAll(
  ctx: Ledger,
  transfers: readonly Transfer[],
): Promise<Result<Transferred[], 'balance.short'>> {
  const wanted = transfers.map((one) => ({ ...one, moves: movesOf(one) }));
  if (wanted.length === 0) return ok([]);
  const accounts = wanted.flatMap(({ moves }) => moves.map((move) => move.account));
  if (new Set(accounts.map(nameOf)).size < accounts.length) {
    throw new RangeError(`Transfers for ${wanted[0]!.targetId} move one account twice`);
  }
  // All refusals come before the first write, so nothing has to be rolled back inside the caller's transaction.
  return ctx.database.join(async () => {
    const { db } = ctx.database;
    const locked = await lockAll(ctx, accounts);
    const rowOf = (account: Account): AccountRow => locked.get(nameOf(account))!;
    const before = async ({ kind, targetId, moves }: (typeof wanted)[number]) => {
      const own = moves.map((move) => rowOf(move.account).accountId);
      const transferId = await transferOf(db, kind, targetId, own);
      return transferId === undefined ? undefined : { transferId, isNew: false };
    };

    const mayOwe: readonly string[] = MAY_OWE;
    const made = new Map<Transfer, Transferred>();
    for (const one of wanted) {
      const short = one.moves.find(
        ({ account, amount }) => !mayOwe.includes(account.kind) && rowOf(account).balance + amount < 0,
      );
      if (!short) continue;
      const first = await before(one);
      if (!first) return fail('balance.short', undefined, short.account.kind);
      made.set(one, first);
    }

    const createdAt = ctx.clock.now();
    const postings = wanted
      .filter((one) => !made.has(one))
      .map((one) => ({
        one,
        kind: one.kind,
        targetId: one.targetId,
        params: one.params ?? {},
        transferId: newId(createdAt),
        moves: one.moves.map(({ account, amount }) => ({
          entryId: newId(createdAt),
          accountId: rowOf(account).accountId,
          amount,
        })),
      }));
    const moved = postings.length === 0 ? [] : await post(db, postings, createdAt);
    for (const { one, transferId, moves } of postings) {
      const n = moved.filter((id) => id === transferId).length;
      const done = n === moves.length ? { transferId, isNew: true } : n === 0 ? await before(one) : undefined;
      if (!done) throw new Error(`An account of ${one.kind} for ${one.targetId} was not covered`);
      made.set(one, done);
    }
    return ok(wanted.map((one) => made.get(one)!));
  });
}
