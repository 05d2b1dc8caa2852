import { after, hours } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { forgetBefore } from './repeat.repo.ts';

const KEPT_FOR = hours(24);

/** Drops answers after a day: repeated requests come much earlier. */
export async function sweepIdempotencyKeys(ctx: SystemContext): Promise<void> {
  await forgetBefore(ctx.database.db, after(ctx.clock.now(), -KEPT_FOR));
}
