import type { Context } from '#lib/domain/context.ts';
import type { PointsTerms } from '../pricing/index.ts';
import { arePointsOn } from './points-setting.ts';
import { balancesIn, type PointsAccounts } from './points.repo.ts';

/** What a buyer with these points may spend, as terms of a check-out; undefined while the mall has switched points off. */
export async function pointsTerms(
  ctx: Pick<Context, 'database'>,
  use: boolean,
  points: PointsAccounts,
): Promise<PointsTerms | undefined> {
  return (await arePointsOn(ctx)) ? { balance: balancesIn(points).free, use } : undefined;
}
