import { after, days } from '#lib/kernel/clock.ts';
import { NEWCOMER_FOR } from '#lib/kernel/limits.ts';
import { fail, type Refused } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { lastGivenAt } from './account.repo.ts';

/**
 * Refuses an act of two people of the platform to whoever was let in, or given more roles, at its desk within the last
 * days: one owner could be both people by letting in an account of their own. Others hear of it meanwhile.
 */
export async function refuseNewcomers(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  ...uids: number[]
): Promise<Refused<'oversight.newcomer'> | undefined> {
  const givenAt = await lastGivenAt(database.db, uids);
  const left = givenAt ? after(givenAt, NEWCOMER_FOR).getTime() - clock.now().getTime() : 0;
  return left > 0 ? fail('oversight.newcomer', { n: Math.ceil(left / days(1)) }) : undefined;
}
