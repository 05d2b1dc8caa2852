import { POINTS_KINDS, type PointsInfo, type PointsKind, type PointsRow } from '#lib/contracts/points.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { yearOf, yearStart } from './expire-points.ts';
import { arePointsOn } from './points-setting.ts';
import { balancesOf, entriesOf, sumsOf, type EntryRow, type PointsRows } from './points.repo.ts';

/** The caller's points: free, locked, gained and spent in all, and what the end of the year will take. */
export async function readPoints(ctx: UserContext): Promise<Result<PointsInfo, never>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const year = yearOf(ctx.clock.now());
  const { free, locked } = await balancesOf(db, uid);
  const sums = await sumsOf(db, uid, yearStart(year));
  return ok({
    is_open: await arePointsOn(ctx),
    integral: free,
    lock_integral: locked,
    deduction_integral: sums.spent,
    total_gain_integral: sums.gained,
    clear: {
      status: sums.old > 0,
      next_clear_day: shanghaiDay(new Date(yearStart(year + 1).getTime() - 1)),
      next_clear_integral: Math.min(sums.old, free),
    },
  });
}

const WHICH: readonly PointsRows[] = ['all', 'gained', 'spent', 'resting'];

/** A row of the list before it is put in words. */
export type PointsMove = Omit<PointsRow, 'title'>;

const isKind = (word: string): word is PointsKind => POINTS_KINDS.some((kind) => kind === word);

function moveOf(entry: EntryRow): PointsMove {
  // In the list of locked points, their release is money that leaves.
  const isFreed = entry.kind === 'points_release' && entry.amount < 0;
  const kind = isFreed ? 'freed' : entry.kind.replace(/^points_/, '');
  return {
    points_id: entry.entryId,
    pm: entry.amount > 0 ? 1 : 0,
    kind: isKind(kind) ? kind : 'gift',
    number: Math.abs(entry.amount),
    balance: entry.balanceAfter,
    mark: entry.params['sn'] ?? '',
    create_time: entry.createdAt.toISOString(),
  };
}

/** Movements of the caller's points, newest first; type 0 all, 1 gained, 2 spent, 3 resting. */
export async function listPoints(
  ctx: UserContext,
  { type, page, limit }: { type: number; page: number; limit: number },
): Promise<Result<{ count: number; list: PointsMove[] }, never>> {
  const found = await entriesOf(ctx.database.db, ctx.actor.uid, WHICH[type] ?? 'all', { page, limit });
  return ok({ count: found.count, list: found.list.map(moveOf) });
}
