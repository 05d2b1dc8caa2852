import { and, asc, desc, eq, gt, inArray, isNull, lte, not, or } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { activity, coupon } from '#lib/db/schema.ts';
import { countShownActivities, shownActivities, type Stage } from '../activity/index.ts';

interface Filter {
  stage: Stage;
  now: Date;
  merId?: number | undefined;
}

const within = (stage: Stage, now: Date) => {
  if (stage === 'coming') return gt(activity.startAt, now);
  return stage === 'over'
    ? lte(activity.endAt, now)
    : and(lte(activity.startAt, now), gt(activity.endAt, now));
};
const presales = ({ stage, now, merId }: Filter) =>
  ({ kind: 'presale', which: within(stage, now), merId }) as const;

const orderOf = (stage: Stage) => {
  if (stage === 'coming') return asc(activity.startAt);
  return stage === 'over' ? desc(activity.endAt) : asc(activity.endAt);
};

/** Presales of a stage: coming ones by start, running ones by end, last over first. */
export const presaleRows = (db: Db, { page, limit, ...filter }: Filter & { page: number; limit: number }) =>
  shownActivities(db, { ...presales(filter), now: filter.now, page, limit, orderBy: orderOf(filter.stage) });

export const countPresaleRows = (db: Db, filter: Filter): Promise<number> =>
  countShownActivities(db, presales(filter));

/** For each of these stores the coupon for all of its goods that takes off most, of those that may be claimed now. */
export async function storeOffers(db: Db, merIds: number[], now: Date) {
  if (merIds.length === 0) return new Map<number, never>();
  const { merId, couponId, value, threshold } = coupon;
  const rows = await db
    .select({ merId, couponId, value, threshold })
    .from(coupon)
    .where(
      and(
        inArray(merId, merIds),
        eq(coupon.kind, 'store'),
        eq(coupon.status, 'open'),
        eq(coupon.sendType, 'receive'),
        or(isNull(coupon.receiveFrom), lte(coupon.receiveFrom, now)),
        or(isNull(coupon.receiveUntil), gt(coupon.receiveUntil, now)),
        or(not(coupon.isLimited), gt(coupon.remainCount, 0)),
      ),
    )
    .orderBy(asc(value), asc(couponId));
  return new Map(rows.map((row) => [row.merId, row]));
}
