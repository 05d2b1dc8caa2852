import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '#lib/db/database.ts';
import { couponUser, presaleOrder } from '#lib/db/schema.ts';

/** A span of time, the end not included. */
export interface Span {
  from: Date;
  to: Date;
}

/** Buyers whose unused coupons end in a span, and how many. */
export const couponsEnding = (db: Db, { from, to }: Span) =>
  db
    .select({ uid: couponUser.uid, number: count() })
    .from(couponUser)
    .where(and(eq(couponUser.status, 'unused'), gte(couponUser.endsAt, from), lt(couponUser.endsAt, to)))
    .groupBy(couponUser.uid)
    .orderBy(asc(couponUser.uid));

/** Balances that may be paid since a moment of a span. */
export const balancesOpening = (db: Db, { from, to }: Span) =>
  db
    .select()
    .from(presaleOrder)
    .where(
      and(
        eq(presaleOrder.status, 'due'),
        gte(presaleOrder.finalStartAt, from),
        lt(presaleOrder.finalStartAt, to),
      ),
    )
    .orderBy(asc(presaleOrder.finalStartAt));
