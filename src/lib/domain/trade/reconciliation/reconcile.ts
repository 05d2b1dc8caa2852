import type { Reconciliation, StatementDifference, DifferenceTab } from '#lib/contracts/reconciliation.ts';
import { shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { newId, sha256Hex } from '#lib/kernel/ids.ts';
import { FILE_BYTES_MAX } from '#lib/kernel/limits.ts';
import { sumFen, yuan } from '#lib/kernel/money.ts';
import { fail, ok, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { compare, nameRefunds } from './compare.ts';
import { readStatement } from './read-statement.ts';
import {
  addRun,
  differencesPage,
  ownLines,
  refundsOfPayments,
  runsPage,
  settleLine,
} from './reconciliation.repo.ts';
import type { Page } from '#lib/kernel/page.ts';

/** Compares a provider's statement file with payments and refunds, and stores the differences. No money is moved. */
export async function reconcile(
  ctx: UserContext,
  { file }: { file: Blob },
): Promise<
  Result<
    { reconciliation_id: string; differences: number },
    FailureOf<typeof readStatement> | 'reconciliation.size' | 'reconciliation.again'
  >
> {
  if (file.size > FILE_BYTES_MAX)
    return fail('reconciliation.size', { n: FILE_BYTES_MAX / 1024 / 1024 }, 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readStatement(bytes);
  if (!read.ok) return read;
  const { provider } = read.value;
  const nameless = read.value.lines.filter(({ isOfPayment }) => isOfPayment);
  const refunds = await refundsOfPayments(ctx.database.db, provider, [
    ...new Set(nameless.map(({ number }) => number)),
  ]);
  const lines = nameRefunds(read.value.lines, refunds);
  const days = lines.map(({ at }) => shanghaiDay(at)).toSorted();
  const [firstDay, lastDay] = [days[0]!, days.at(-1)!];
  const of = (way: 'in' | 'out') => lines.filter((line) => line.way === way);
  const numbers = (way: 'in' | 'out') => of(way).map(({ number }) => number);
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const here = await ownLines(db, {
      provider,
      paid: numbers('in'),
      refunded: numbers('out'),
      since: shanghaiTime(firstDay, 0),
      until: shanghaiTime(lastDay, 24),
    });
    const { matched, differences } = compare(lines, here);
    const createdAt = ctx.clock.now();
    const reconciliationId = newId(createdAt);
    const isNew = await addRun(
      db,
      {
        reconciliationId,
        provider,
        fileName: (file instanceof File ? file.name : '').slice(0, 120),
        fileHash: sha256Hex(bytes),
        firstDay,
        lastDay,
        lines: lines.length,
        matched,
        paid: sumFen(of('in').map(({ amount }) => amount)),
        refunded: sumFen(of('out').map(({ amount }) => amount)),
        uid: ctx.actor.uid,
        createdAt,
      },
      differences.map((line) => ({ ...line, differenceId: newId(createdAt), reconciliationId })),
    );
    if (!isNew) return fail('reconciliation.again', undefined, 'file');
    return ok({ reconciliation_id: reconciliationId, differences: differences.length });
  });
}

/** Statement files that were compared, the latest first. */
export async function listReconciliations(
  ctx: UserContext,
  asked: Page & { keyword?: string | undefined },
): Promise<Result<{ count: number; list: Reconciliation[] }, never>> {
  const { rows, differing, count } = await runsPage(ctx.database.db, asked);
  const list = rows.map(({ run, by }) => ({
    reconciliation_id: run.reconciliationId,
    provider: run.provider,
    file: run.fileName,
    first_day: run.firstDay,
    last_day: run.lastDay,
    lines: run.lines,
    matched: run.matched,
    paid: yuan(run.paid),
    refunded: yuan(run.refunded),
    differences: differing.get(run.reconciliationId)?.all ?? 0,
    open: differing.get(run.reconciliationId)?.open ?? 0,
    by: by ?? '',
    create_time: run.createdAt.toISOString(),
  }));
  return ok({ count, list });
}

/** Rows in which a file and the mall differ. */
export async function listDifferences(
  ctx: UserContext,
  input: Page & { tab: DifferenceTab; run?: string | undefined; keyword?: string | undefined },
): Promise<Result<{ count: number; list: StatementDifference[] }, never>> {
  const { rows, count } = await differencesPage(ctx.database.db, input);
  const list = rows.map(({ line, run, by }) => ({
    difference_id: line.differenceId,
    provider: run.provider,
    kind: line.kind,
    way: line.way,
    number: line.number,
    trade_no: line.tradeNo,
    amount_there: line.amountThere === null ? '' : yuan(line.amountThere),
    amount_here: line.amountHere === null ? '' : yuan(line.amountHere),
    note: line.note ?? '',
    settled_by: by ?? '',
    settle_time: line.settledAt?.toISOString() ?? null,
    time: line.at.toISOString(),
  }));
  return ok({ count, list });
}

/** Settles a difference with a note, after a person of finance has looked into it. */
export async function settleDifference(
  ctx: UserContext,
  { id, note }: { id: string; note: string },
): Promise<Result<null, 'reconciliation.gone' | 'reconciliation.settled'>> {
  const settledAt = ctx.clock.now();
  const done = await settleLine(ctx.database.db, id, { note, settledBy: ctx.actor.uid, settledAt });
  if (done === null) return fail('reconciliation.gone');
  return done ? ok(null) : fail('reconciliation.settled');
}
