import { shanghaiDay } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { addAnswers, type Answered } from './tally.repo.ts';

/** Adds the answers that a process has counted since its last report to the day's counters. */
export async function countAnswers(
  ctx: Pick<Context, 'database' | 'clock'>,
  answered: readonly Answered[],
): Promise<void> {
  if (answered.length > 0) await addAnswers(ctx.database.db, shanghaiDay(ctx.clock.now()), answered);
}
