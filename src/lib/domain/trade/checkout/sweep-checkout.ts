import { after, days } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { dropStaleDirectLines } from '../cart/index.ts';
import { dropStaleKeys } from './checkout.repo.ts';

/** Purchases at once that were never ordered. */
const DIRECT_LINE_LIFE = days(1);
/** A spent key answers a repeated order for this long. */
const SPENT_KEY_LIFE = days(7);

/** Drops what check-outs have left behind: lines bought at once and keys that nobody will send any more. */
export async function sweepCheckout(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  const { db } = ctx.database;
  await dropStaleDirectLines(db, after(now, -DIRECT_LINE_LIFE));
  await dropStaleKeys(db, { unspent: now, spent: after(now, -SPENT_KEY_LIFE) });
}
