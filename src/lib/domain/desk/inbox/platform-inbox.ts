import {
  WAITING_KINDS,
  WAITING_NAMES,
  type InboxRow,
  type WaitingKind,
  type WaitingRow,
} from '#lib/contracts/desk.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { shanghaiTime } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { countWaiting, waitingRows, type Reader, type Waiting } from './waiting.repo.ts';

export interface WaitingInput extends KeysetAsk {
  tab: 'all' | WaitingKind;
  keyword?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface WaitingPage {
  list: WaitingRow[];
  next: string | null;
  prev: string | null;
}

/** Kinds that are the caller's work by his roles. */
const kindsOf = ({ actor }: UserContext): WaitingKind[] =>
  WAITING_NAMES.filter((kind) => holdsRole(actor.platformRoles, WAITING_KINDS[kind]));

const readerOf = ({ locale, clock }: UserContext): Reader => ({ locale, now: clock.now() });

const view = (row: Waiting): WaitingRow => ({
  key: `${row.kind}-${row.id}`,
  kind: row.kind,
  id: row.id,
  name: row.name,
  about: row.about,
  amount: row.amount === null ? '' : yuan(row.amount),
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  is_half_confirmed: row.half,
});

/** Everything that waits for an act of the caller's roles, the oldest first. */
export async function listWaiting(
  ctx: UserContext,
  input: WaitingInput,
): Promise<Result<WaitingPage, never>> {
  const { tab, keyword, from, to, ...ask } = input;
  const kinds = kindsOf(ctx).filter((kind) => tab === 'all' || kind === tab);
  if (kinds.length === 0) return ok({ list: [], next: null, prev: null });
  const filter = {
    kinds,
    keyword,
    since: from ? shanghaiTime(from, 0) : undefined,
    until: to ? shanghaiTime(to, 24) : undefined,
  };
  const read = await waitingRows(ctx.database.db, readerOf(ctx), filter, ask);
  const { rows, ...places } = keysetPage(read, ask, (row) => `${row.since.getTime()}~${row.id}`);
  return ok({ list: rows.map(view), ...places });
}

async function counted(ctx: UserContext): Promise<InboxRow[]> {
  const kinds = kindsOf(ctx);
  const rows = kinds.length ? await countWaiting(ctx.database.db, readerOf(ctx), kinds) : [];
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
const sumOf = (rows: readonly InboxRow[]): number => rows.reduce((sum, row) => sum + row.count, 0);

/** How much waits for the caller's roles, of each kind and of all; kinds with nothing are left out. */
export async function readPlatformInbox(ctx: UserContext): Promise<Result<{ rows: InboxRow[] }, never>> {
  const rows = await counted(ctx);
  const [oldest] = rows;
  if (!oldest) return ok({ rows: [] });
  return ok({ rows: [{ kind: 'all', count: sumOf(rows), since: oldest.since }, ...rows] });
}

/** The same for the tabs of the list. */
export async function countPlatformInbox(
  ctx: UserContext,
): Promise<Result<{ counts: Record<string, number> }, never>> {
  const rows = await counted(ctx);
  const counts = Object.fromEntries(rows.map((row) => [row.kind, row.count]));
  return ok({ counts: { ...counts, all: sumOf(rows) } });
}
