import type { SignInfo, SignMonth } from '#lib/contracts/points.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { SIGN_IN_REWARDS } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { usedBefore } from '../../../account/identity/index.ts';
import { arePointsOn } from '../points-setting.ts';
import { countSigns, lastSign, signsOfMonth } from './sign.repo.ts';
import { dayBefore, placeInRow, rewardOf } from './streak.ts';

/** Whether the caller signed in today, the days in a row, and what each day of the row brings. */
export async function readSign(ctx: UserContext): Promise<Result<SignInfo, never>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const now = ctx.clock.now();
  const last = await lastSign(db, uid);
  const today = shanghaiDay(now);
  const isSigned = last?.day === today || (await usedBefore(ctx, uid, `sign:${today}`)) > 0;
  const streak = isSigned || last?.day === dayBefore(now) ? (last?.streak ?? 0) : 0;
  // A full row of rewards counts as 0 until today's sign-in begins the next one.
  const done = !isSigned && placeInRow(streak) === SIGN_IN_REWARDS.length ? 0 : placeInRow(streak);
  return ok({
    is_open: await arePointsOn(ctx),
    is_sign: isSigned,
    streak,
    total_days: await countSigns(db, uid),
    next_reward: rewardOf(streak + 1),
    rewards: SIGN_IN_REWARDS.map((points, at) => ({ day: at + 1, points, is_sign: at < done })),
  });
}

/** Days of a month on which the caller signed in; this month when none is named. */
export async function readSignMonth(
  ctx: UserContext,
  { month }: { month?: string | undefined },
): Promise<Result<SignMonth, never>> {
  const wanted = month ?? shanghaiDay(ctx.clock.now()).slice(0, 7);
  return ok({ month: wanted, list: await signsOfMonth(ctx.database.db, ctx.actor.uid, wanted) });
}
