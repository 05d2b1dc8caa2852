import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { addVisitor } from './broadcast.repo.ts';

/** Counts that a room was opened while there is something to watch in it. */
export async function countWatched(ctx: Context, { id }: { id: number }): Promise<Result<undefined, never>> {
  await addVisitor(ctx.database.db, id);
  return ok();
}
