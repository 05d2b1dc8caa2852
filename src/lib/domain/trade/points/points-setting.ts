import type { Context } from '#lib/domain/context.ts';
import { settingOfPoints } from './points.repo.ts';

/** Whether the mall takes and gives points; on until an operator switches them off. */
export async function arePointsOn(ctx: Pick<Context, 'database'>): Promise<boolean> {
  const { db, rowCache } = ctx.database;
  const stored = await rowCache.one('setting', 'points', () => settingOfPoints(db));
  return stored?.is_open ?? true;
}
