import { and, asc, desc, eq, gt, ilike, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { containing } from '#lib/db/containing.ts';
import type { Db } from '#lib/db/database.ts';
import { takeTurns } from '#lib/db/take-turns.ts';
import type { CouponState } from '#lib/contracts/states.ts';
import { category, coupon, merchant, product } from '#lib/db/schema.ts';

import type { CouponKind, SendType } from './kind.ts';

export type CouponRow = typeof coupon.$inferSelect;
export type NewCoupon = typeof coupon.$inferInsert;

const store = {
  merId: merchant.merId,
  name: merchant.name,
  nameEn: merchant.nameEn,
  avatar: merchant.avatar,
};
const shown = (db: Db) =>
  db.select({ coupon, store }).from(coupon).leftJoin(merchant, eq(merchant.merId, coupon.merId)).$dynamic();
export type ShownCoupon = Awaited<ReturnType<typeof shown>>[number];

export interface CouponFilter {
  kinds?: CouponKind[] | undefined;
  sendType?: SendType | undefined;
  merId?: number | undefined;
  /** Coupons for any of these products. */
  productIds?: number[] | undefined;
  /** Claimable at this time; absent: in every state. */
  openAt?: Date | undefined;
  status?: CouponState | undefined;
  /** Words of the title. */
  keyword?: string | undefined;
}

/** Goods that an open coupon of their own is for. */
export const goodsWithCoupons = async (db: Db): Promise<number[]> =>
  (
    await db
      .select({ ids: coupon.targetIds })
      .from(coupon)
      .where(and(eq(coupon.status, 'open'), eq(coupon.kind, 'product')))
  ).flatMap(({ ids }) => ids);

const isForAny = (ids: number[]): SQL | undefined =>
  or(...ids.map((id) => sql`${coupon.targetIds} @> ${String(id)}::jsonb`));

function conditions({
  kinds,
  sendType,
  merId,
  productIds,
  openAt,
  status,
  keyword,
}: CouponFilter): SQL | undefined {
  const like = keyword?.trim() ? containing(keyword) : undefined;
  return and(
    like ? or(ilike(coupon.title, like), ilike(coupon.titleEn, like)) : undefined,
    kinds && inArray(coupon.kind, kinds),
    sendType ? eq(coupon.sendType, sendType) : undefined,
    merId === undefined ? undefined : eq(coupon.merId, merId),
    status && eq(coupon.status, status),
    productIds && productIds.length > 0 ? and(eq(coupon.kind, 'product'), isForAny(productIds)) : undefined,
    openAt &&
      and(
        eq(coupon.status, 'open'),
        or(isNull(coupon.receiveFrom), lte(coupon.receiveFrom, openAt)),
        or(isNull(coupon.receiveUntil), gt(coupon.receiveUntil, openAt)),
        or(isNull(coupon.validUntil), gt(coupon.validUntil, openAt)),
        // A store that has closed sells nothing to use it on.
        sql`(${coupon.merId} = 0 or ${merchant.status} = 'open')`,
      ),
  );
}

const isGone = sql`(${coupon.isLimited} and ${coupon.remainCount} = 0)`;

/** Templates of one page; those with none left come last. */
export async function couponsWhere(
  db: Db,
  filter: CouponFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ count: number; list: ShownCoupon[] }> {
  const where = conditions(filter);
  const found = await db
    .select({ coupon, store, total: sql<number>`(count(*) over ())::int` })
    .from(coupon)
    .leftJoin(merchant, eq(merchant.merId, coupon.merId))
    .where(where)
    .orderBy(asc(isGone), asc(coupon.sort), desc(coupon.value), asc(coupon.couponId))
    .limit(limit)
    .offset((page - 1) * limit);
  const list = found.map(({ coupon: row, store: of }) => ({ coupon: row, store: of }));
  // A page beyond the last one has no rows, so no row brings the total; it is counted.
  if (found[0] || page === 1) return { count: found[0]?.total ?? 0, list };
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(coupon)
    .leftJoin(merchant, eq(merchant.merId, coupon.merId))
    .where(where);
  return { count: counted[0]?.n ?? 0, list };
}

export async function couponById(db: Db, couponId: number): Promise<ShownCoupon | undefined> {
  const rows = await shown(db).where(eq(coupon.couponId, couponId));
  return rows[0];
}

/** Takes one of a limited number; false when none is left or it was closed meanwhile. */
export async function takeOne(db: Db, couponId: number): Promise<{ remainCount: number } | undefined> {
  const rows = await db
    .update(coupon)
    .set({ remainCount: sql`${coupon.remainCount} - 1` })
    .where(and(eq(coupon.couponId, couponId), eq(coupon.status, 'open'), gt(coupon.remainCount, 0)))
    .returning({ remainCount: coupon.remainCount });
  return rows[0];
}

export async function addCoupon(db: Db, row: NewCoupon): Promise<number> {
  const rows = await db.insert(coupon).values(row).returning({ couponId: coupon.couponId });
  return rows[0]!.couponId;
}

/** Moves a template of this owner from one state to another; false when it is not in the first. */
export async function moveCoupon(
  db: Db,
  { couponId, merId, from, to }: { couponId: number; merId: number; from: CouponState; to: CouponState },
): Promise<boolean> {
  const rows = await db
    .update(coupon)
    .set({ status: to })
    .where(and(eq(coupon.couponId, couponId), eq(coupon.merId, merId), eq(coupon.status, from)))
    .returning({ couponId: coupon.couponId });
  return rows.length === 1;
}

/** Closes templates that can no longer be claimed; answers how many. */
export async function closeOverdue(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(coupon)
    .set({ status: 'closed' })
    .where(and(eq(coupon.status, 'open'), or(lte(coupon.receiveUntil, now), lte(coupon.validUntil, now))))
    .returning({ couponId: coupon.couponId });
  return rows.length;
}

const orNone = <R>(ids: number[], read: () => Promise<R[]>): Promise<R[]> =>
  ids.length === 0 ? Promise.resolve([]) : read();

export const productsByIds = (db: Db, ids: number[]) =>
  orNone(ids, () =>
    db
      .select({
        id: product.productId,
        merId: product.merId,
        name: product.name,
        nameEn: product.nameEn,
        image: product.image,
        price: product.price,
      })
      .from(product)
      .where(and(inArray(product.productId, ids), eq(product.status, 'on_sale'))),
  );
export const categoryNames = (db: Db, ids: number[]) =>
  orNone(ids, () =>
    db
      .select({ id: category.categoryId, name: category.name, nameEn: category.nameEn })
      .from(category)
      .where(inArray(category.categoryId, ids)),
  );
export const storeNames = (db: Db, ids: number[]) =>
  orNone(ids, () =>
    db
      .select({ id: merchant.merId, name: merchant.name, nameEn: merchant.nameEn })
      .from(merchant)
      .where(inArray(merchant.merId, ids)),
  );

/** Who has made these coupons of the platform, each once, in the order of their accounts. */
export async function makersOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ uid: coupon.createdBy })
    .from(coupon)
    .where(and(eq(coupon.merId, 0), inArray(coupon.couponId, [...ids])))
    .orderBy(coupon.createdBy);
  return rows.flatMap(({ uid }) => uid ?? []);
}

/**
 * Coupons of the platform that an account has made: those that are open, and those of some numbers. Whoever asks too waits
 * until the transaction ends.
 */
export async function platformCouponsMadeBy(
  db: Db,
  uid: number,
  ids: readonly number[],
): Promise<CouponRow[]> {
  await takeTurns(db, 'platform_coupons', uid);
  return db
    .select()
    .from(coupon)
    .where(
      and(
        eq(coupon.merId, 0),
        eq(coupon.createdBy, uid),
        or(eq(coupon.status, 'open'), inArray(coupon.couponId, [...ids])),
      ),
    );
}
