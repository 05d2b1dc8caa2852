import type { Signed } from '#lib/contracts/points.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { usedBefore } from '../../../account/identity/index.ts';
import { arePointsOn } from '../points-setting.ts';
import { givePoints } from '../spend-points.ts';
import { addSign, lastSign } from './sign.repo.ts';
import { dayBefore, rewardOf } from './streak.ts';

/**
 * Signs the caller in for today, by the mall's clock in China: once a day, however many requests come. Each day in a
 * row brings more, until the row of rewards starts again.
 */
export async function signIn(ctx: UserContext): Promise<Result<Signed, 'points.off' | 'sign.done'>> {
  if (!(await arePointsOn(ctx))) return fail('points.off');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { uid } = ctx.actor;
    const now = ctx.clock.now();
    const day = shanghaiDay(now);
    if ((await usedBefore(ctx, uid, `sign:${day}`)) > 0) return fail('sign.done');
    const last = await lastSign(db, uid);
    const streak = last?.day === dayBefore(now) ? last.streak + 1 : 1;
    const points = rewardOf(streak);
    if (!(await addSign(db, { uid, day, streak, points, createdAt: now }))) return fail('sign.done');
    await givePoints(ctx, { uid, points, kind: 'points_sign', targetId: `${uid}/${day}` });
    return ok({ points, streak });
  });
}
