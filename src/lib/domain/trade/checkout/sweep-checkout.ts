import { after, days } from '#lib/kernel/clock.ts';
import type { SystemContext } from '#lib/domain/context.ts';
import { dropOldMerges, dropStaleDirectLines } from '../cart/index.ts';
import { dropStaleKeys } from './checkout.repo.ts';

/** Lines to buy now that were never ordered are dropped after this. */
const DIRECT_LINE_LIFE = days(1);
/** A spent key answers a repeated order for this long. */
const SPENT_KEY_LIFE = days(7);
/** A guest's cart is sent again within minutes, if at all. */
const MERGE_LIFE = days(30);

/** Drops what check-outs have left behind: lines to buy now, spent and unused keys, merges of guests' carts. */
export async function sweepCheckout(ctx: SystemContext): Promise<void> {
  const now = ctx.clock.now();
  const { db } = ctx.database;
  await dropStaleDirectLines(db, after(now, -DIRECT_LINE_LIFE));
  await dropOldMerges(db, after(now, -MERGE_LIFE));
  await dropStaleKeys(db, { unspent: now, spent: after(now, -SPENT_KEY_LIFE) });
}
