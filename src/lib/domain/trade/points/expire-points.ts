import type { SystemContext } from '#lib/domain/context.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { pointsAccount, transfer } from '../ledger/index.ts';
import { overduePoints } from './points.repo.ts';

/** The first moment of a year by the mall's clock. */
export const yearStart = (year: number): Date => new Date(`${year}-01-01T00:00:00+08:00`);

/** The year that a moment lies in, by the mall's clock. */
export const yearOf = (at: Date): number => Number(shanghaiDay(at).slice(0, 4));

/**
 * Points of a year may be spent until the end of the next one; the oldest are spent first. Takes what is over,
 * once a year and account.
 */
export async function expirePoints(ctx: SystemContext): Promise<void> {
  const year = yearOf(ctx.clock.now());
  for (const { uid, points } of await overduePoints(ctx.database.db, yearStart(year - 1))) {
    // If points were spent since the balance was read, the transfer may fail; the run of the next day tries again.
    await transfer(ctx, {
      kind: 'points_expire',
      targetId: `${uid}/${year}`,
      entries: [
        { account: pointsAccount('free', uid), amount: -points },
        { account: pointsAccount('source', uid), amount: points },
      ],
    });
  }
}
