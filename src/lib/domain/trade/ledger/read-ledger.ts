import type { LedgerAccount, LedgerCheck, LedgerEntry, LedgerTab } from '#lib/contracts/ledger.ts';
import type { LedgerAccountKind, LedgerKind } from '#lib/contracts/states.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { isOfPoints } from './account.ts';
import {
  accountLines,
  entryById,
  entryLines,
  namesOfTargets,
  sidesOf,
  targetsOf,
  type EntryLine,
  type Target,
} from './desk.repo.ts';
import { lastCheck } from './ledger.repo.ts';

/** Entries read at once for a table. */
const TABLE_PAGE = 1000;
/** Entries of one order that are looked through for its transfers. */
const TRANSFERS_MAX = 500;

type Reader = Pick<Context, 'database' | 'locale'>;
const ownerIn = ({ locale }: Reader, { owner, ownerEn }: { owner: string; ownerEn: string }): string =>
  locale === 'en-US' ? ownerEn : owner;

const signed = (kind: LedgerAccountKind, amount: number): string => {
  if (isOfPoints({ kind, ownerId: 0 })) return String(amount);
  return amount < 0 ? `-${yuan(-amount)}` : yuan(amount);
};

/** A page of accounts with their balances. */
export async function listLedgerAccounts(
  ctx: UserContext,
  input: KeysetAsk & { tab: LedgerTab; keyword?: string | undefined },
) {
  const read = await accountLines(ctx.database.db, input);
  const { rows, ...places } = keysetPage(read, input, (row) => `${row.balance}~${row.accountId}`);
  const list: LedgerAccount[] = rows.map(({ accountId, kind, balance, ...owned }) => ({
    account_id: accountId,
    kind,
    owner: ownerIn(ctx, owned),
    balance: signed(kind, balance),
  }));
  return ok({ list, ...places });
}

/** Where the platform works on what an entry comes from: a refund with its order, a purchase with its orders. */
const linkTo = ({ what, sn, orderId }: Target): string =>
  ({
    order: `/platform/orders?open=${orderId}`,
    purchase: `/platform/orders?keyword=${sn}`,
    withdrawal: '/platform/withdrawals?tab=all',
    correction: '/platform/corrections?tab=done',
  })[what];

async function viewsOf(ctx: Reader, rows: readonly EntryLine[]): Promise<LedgerEntry[]> {
  // A refund's target id is `payment/reason/refund`; the last part is the refund.
  const idOf = ({ targetId }: EntryLine): string => targetId.split('/').at(-1) ?? '';
  const targets = await namesOfTargets(ctx.database.db, [...new Set(rows.map(idOf))]);
  const known = new Map(targets.map((target) => [target.id, target]));
  return rows.map((row) => {
    const target = known.get(idOf(row));
    return {
      entry_id: row.entryId,
      transfer_id: row.transferId,
      kind: row.kind,
      account: row.account,
      account_id: row.accountId,
      owner: ownerIn(ctx, row),
      amount: signed(row.account, row.amount),
      balance: signed(row.account, row.balanceAfter),
      sn: target?.sn || (row.params['sn'] ?? ''),
      link: target ? linkTo(target) : '',
      time: row.createdAt.toISOString(),
    };
  });
}

/** What a list or a table of entries is asked for. */
export interface EntriesAsk {
  account?: string | undefined;
  kind?: LedgerKind | undefined;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

async function readEntries(ctx: Reader, asked: EntriesAsk, page: KeysetAsk) {
  const { db } = ctx.database;
  const { account, kind, keyword, from, to } = asked;
  const filter = {
    account,
    kind,
    targets: keyword?.trim() ? await targetsOf(db, keyword.trim()) : undefined,
    since: from ? shanghaiTime(from, 0) : undefined,
    until: to ? shanghaiTime(to, 24) : undefined,
  };
  return entryLines(db, filter, page);
}

/** A page of entries, the latest first. */
export async function listLedgerEntries(ctx: UserContext, input: EntriesAsk & KeysetAsk) {
  const read = await readEntries(ctx, input, input);
  const { rows, ...places } = keysetPage(read, input, (row) => `${row.seq}~${row.entryId}`);
  return ok({ list: await viewsOf(ctx, rows), ...places });
}

/** Whether the list shows more entries than this. */
export const hasMoreEntries = async (ctx: Reader, asked: EntriesAsk, most: number): Promise<boolean> =>
  (await readEntries(ctx, asked, { limit: most })).length > most;

/** All entries that the list of the platform's finance desk shows, page by page. */
export async function* ledgerPages(ctx: Context, asked: EntriesAsk): AsyncGenerator<LedgerEntry[]> {
  let ask: KeysetAsk | undefined = { limit: TABLE_PAGE };
  while (ask) {
    const read: EntryLine[] = await readEntries(ctx, asked, ask);
    const page: { rows: EntryLine[]; next: string | null } = keysetPage(
      read,
      ask,
      (row) => `${row.seq}~${row.entryId}`,
    );
    yield await viewsOf(ctx, page.rows);
    ask = page.next === null ? undefined : { limit: TABLE_PAGE, after: page.next };
  }
}

/** Transfers that belong to a number of an order or a refund, each by the largest of its sides, the first one first. */
export async function ledgerOfNumber(ctx: Context, sn: string): Promise<LedgerEntry[]> {
  const { db } = ctx.database;
  const rows = await entryLines(db, { targets: await targetsOf(db, sn) }, { limit: TRANSFERS_MAX });
  const largest = new Map<string, EntryLine>();
  for (const row of rows) {
    if (row.amount > (largest.get(row.transferId)?.amount ?? 0)) largest.set(row.transferId, row);
  }
  return viewsOf(ctx, [...largest.values()].toReversed());
}

/** An entry with all sides of its transfer. */
export async function readLedgerEntry(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<LedgerEntry & { sides: LedgerEntry[] }, 'ledger.not_found'>> {
  const { db } = ctx.database;
  const entry = await entryById(db, id);
  if (!entry) return fail('ledger.not_found');
  const [[view], sides] = await Promise.all([
    viewsOf(ctx, [entry]),
    sidesOf(db, entry.transferId).then((rows) => viewsOf(ctx, rows)),
  ]);
  return ok({ ...view!, sides });
}

/** What the last check of the books found. */
export async function readLedgerCheck(ctx: UserContext): Promise<Result<LedgerCheck, never>> {
  const last = await lastCheck(ctx.database.db);
  const sum = Number(last?.['entriesSum'] ?? 0);
  return ok({
    time: last?.at ?? null,
    faults: last?.faults ?? 0,
    entries_sum: signed('gateway', sum),
    unbalanced_transfers: Number(last?.['unbalancedTransfers'] ?? 0),
    accounts_off: Number(last?.['accountsOff'] ?? 0),
  });
}
