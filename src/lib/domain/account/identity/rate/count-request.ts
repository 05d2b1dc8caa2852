import { after } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { addToCount } from './rate.repo.ts';

/** Counts one request of a bucket and answers how many there were in the running window (ms), this one included. */
export async function countRequest(
  ctx: Pick<Context, 'database' | 'clock'>,
  bucket: string,
  windowMs: number,
): Promise<number> {
  const now = ctx.clock.now();
  return addToCount(ctx.database.db, bucket, now, after(now, windowMs));
}
