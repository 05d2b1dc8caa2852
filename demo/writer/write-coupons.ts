import { sql } from 'drizzle-orm';
import { coupon, couponUser, product } from '#lib/db/schema.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import type { SeedCoupon } from '../coupons/coupon.ts';
import { CLAIMS, COUPONS, EXPIRED } from '../coupons/list.ts';
import { payOrder } from '#lib/domain/trade/payment/index.ts';
import { insertAll, type Seeding } from './seeding.ts';
import { DEMO_UIDS, ROLES } from './write-accounts.ts';
import type { CategoryIds } from './write-categories.ts';
import { contextOf, must, place } from './write-orders.ts';

const OPENED_DAYS_AGO = 70;
const USED_DAYS_AGO = 2;

/** Who has made coupons of a store, or (0) of the platform. */
const keeperOf = (merId: number): number =>
  ROLES.find((row) => row.role === 'merchant' && row.merId === merId)?.uid ?? DEMO_UIDS.platform;

async function bestSellers({ db }: Seeding, store: number, place: number, count: number): Promise<number[]> {
  const rows = await db
    .select({ id: product.productId })
    .from(product)
    .where(sql`${product.merId} = ${store} and ${product.status} = 'on_sale'`)
    .orderBy(sql`${product.sales} desc`, product.productId)
    .limit(count)
    .offset(place);
  return rows.map((row) => row.id);
}

/** Ids of the categories, stores or goods that it is for; its owner, 0 for the platform. */
async function targetOf(
  seeding: Seeding,
  categories: CategoryIds,
  goal: SeedCoupon['for'],
): Promise<{ merId: number; targetIds: number[] }> {
  switch (goal.kind) {
    case 'general':
      return { merId: 0, targetIds: [] };
    case 'category':
      return { merId: 0, targetIds: goal.trades.map((trade) => categories.idOf(trade)) };
    case 'cross_store':
      return { merId: 0, targetIds: goal.stores };
    case 'store':
      return { merId: goal.store, targetIds: [] };
    case 'product':
      return {
        merId: goal.store,
        targetIds: await bestSellers(seeding, goal.store, goal.place, goal.count),
      };
  }
}

/** An order that takes the only coupon its buyer has then; it is paid and waits to be shipped. */
async function buyWithCoupon(seeding: Seeding, uid: number, at: number): Promise<void> {
  const ctx = contextOf(seeding, uid, after(seeding.now, -days(USED_DAYS_AGO) + at));
  const groupId = await place(
    ctx,
    { uid, goal: 'to_ship', daysAgo: USED_DAYS_AGO, stores: [1 + at] },
    at + 2,
  );
  must('pay with a coupon', await payOrder(ctx, { group_id: groupId, type: 'balance' }));
}

/** Coupons of all kinds, and what the demo buyers have claimed of them: some left, some past their end. */
export async function writeCoupons(seeding: Seeding, categories: CategoryIds): Promise<number> {
  const { db, now } = seeding;
  const day = (at: number | undefined): Date | null => (at === undefined ? null : after(now, days(at)));
  const rows: (typeof coupon.$inferInsert)[] = [];
  for (const [at, seed] of COUPONS.entries()) {
    const total = seed.total ?? 0;
    const target = await targetOf(seeding, categories, seed.for);
    rows.push({
      ...target,
      createdBy: keeperOf(target.merId),
      kind: seed.for.kind,
      sendType: seed.sendType ?? 'receive',
      title: seed.title.zh,
      titleEn: seed.title.en,
      value: seed.value * 100,
      threshold: seed.threshold * 100,
      giveFrom: (seed.giveFrom ?? 0) * 100,
      validDays: seed.days ?? null,
      validFrom: day(seed.from),
      validUntil: day(seed.until),
      receiveUntil: day(seed.until),
      isLimited: total > 0,
      totalCount: total,
      remainCount: total,
      status: (seed.until ?? 1) > 0 ? 'open' : 'closed',
      sort: at,
      createdAt: after(now, -days(OPENED_DAYS_AGO)),
    });
  }
  const written = await db.insert(coupon).values(rows).returning({ id: coupon.couponId });
  const idOf = new Map(COUPONS.map((seed, at) => [seed.key, written[at]!.id]));
  const seedOf = new Map(COUPONS.map((seed) => [seed.key, seed]));

  let claims: (typeof couponUser.$inferInsert)[] = [];
  const claim = (uid: number, key: string, createdAt: Date, status: 'unused' | 'expired'): void => {
    const seed = seedOf.get(key)!;
    claims.push({
      couponUserId: newId(createdAt),
      couponId: idOf.get(key)!,
      uid,
      status,
      startsAt: day(seed.from) ?? createdAt,
      endsAt: day(seed.until) ?? after(createdAt, days(seed.days ?? 1)),
      createdAt,
    });
  };
  for (const [at, uid] of [DEMO_UIDS.personal, DEMO_UIDS.enterprise].entries()) {
    claim(uid, 'general-10', after(now, -days(USED_DAYS_AGO + 1)), 'unused');
    await insertAll(db, couponUser, claims);
    claims = [];
    await buyWithCoupon(seeding, uid, at);
  }
  for (const [buyer, keys, daysAgo] of CLAIMS)
    for (const key of keys) claim(DEMO_UIDS[buyer], key, after(now, -days(daysAgo)), 'unused');
  for (const [buyer, keys] of EXPIRED)
    for (const key of keys) {
      const until = seedOf.get(key)!.until ?? 0;
      claim(DEMO_UIDS[buyer], key, after(now, days(until - 3)), 'expired');
    }
  await insertAll(db, couponUser, claims);
  return rows.length;
}
