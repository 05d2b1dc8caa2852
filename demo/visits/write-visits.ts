import { asc, eq, sql } from 'drizzle-orm';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { product } from '#lib/db/schema.ts';
import { addFavourite } from '#lib/domain/goods/favourite/index.ts';
import { rememberVisit } from '#lib/domain/goods/visit/index.ts';
import type { Seeding } from '../writer/seeding.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { contextOf } from '../writer/write-orders.ts';

const HOUR = 3_600_000;
/** Every so manieth product was looked at, one every few hours; every third of these is kept. */
const STEP = 61;
const PAUSE_HOURS = 5;
const KEPT_EACH = 3;
const FOLLOWED = [1, 2, 5];

/** What the demo buyers have looked at, keep and follow. */
export async function writeVisits(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  const seen = await db
    .select({ id: product.productId })
    .from(product)
    .where(sql`${eq(product.status, 'on_sale')} and ${product.productId} % ${STEP} = 0`)
    .orderBy(asc(product.productId));
  for (const uid of [DEMO_UIDS.personal, DEMO_UIDS.enterprise]) {
    for (const [at, { id }] of seen.entries()) {
      const ctx = contextOf(seeding, uid, new Date(now.getTime() - (at + 1) * PAUSE_HOURS * HOUR));
      await rememberVisit(ctx, { product_id: id });
      if (at % KEPT_EACH === 0) await addFavourite(ctx, { type: FAVOURITE_TYPES.product, type_id: id });
    }
    const ctx = contextOf(seeding, uid, now);
    for (const merId of FOLLOWED) await addFavourite(ctx, { type: FAVOURITE_TYPES.store, type_id: merId });
  }
}
