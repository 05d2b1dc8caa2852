import type { UserContext } from '#lib/domain/context.ts';
import type { PointsTerms } from '../pricing/index.ts';
import { arePointsOn } from './points-setting.ts';
import { balancesOf } from './points.repo.ts';

/**
 * What the caller may spend, and the terms of a check-out; undefined while the mall has switched points off. Who neither
 * uses nor shows them has no balance asked for.
 */
export async function pointsTerms(
  ctx: Pick<UserContext, 'database' | 'actor'>,
  use: boolean,
  isShown: boolean,
): Promise<PointsTerms | undefined> {
  if (!(await arePointsOn(ctx))) return undefined;
  if (!use && !isShown) return { balance: 0, use };
  const { free } = await balancesOf(ctx.database.db, ctx.actor.uid);
  return { balance: free, use };
}
