import { shanghaiDay } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { addAnswers, type Answered } from './tally.repo.ts';

/** Adds what a process has answered since it was last asked to what the day has already. */
export async function countAnswers(
  ctx: Pick<Context, 'database' | 'clock'>,
  answered: readonly Answered[],
): Promise<void> {
  if (answered.length > 0) await addAnswers(ctx.database.db, shanghaiDay(ctx.clock.now()), answered);
}
