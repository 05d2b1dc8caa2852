import type { UserContext } from '#lib/domain/context.ts';
import { usedBefore } from '../../account/identity/index.ts';
import { takenOf } from './sample.repo.ts';

/** SKUs among these of which the caller, or an earlier account of the same phone, has had a sample. */
export async function hadSamples(ctx: UserContext, skuIds: number[]): Promise<number[]> {
  const { uid } = ctx.actor;
  const had = await takenOf(ctx.database.db, uid, skuIds);
  for (const id of skuIds) if ((await usedBefore(ctx, uid, `sample:${id}`)) > 0) had.push(id);
  return had;
}
