// Templates of coupons and claims for the trade mall.
import { coupon } from '#lib/db/schema.ts';
import { couponApi, type MyCoupon } from '#lib/contracts/coupon.ts';
import { receiveCoupon } from '#lib/domain/trade/coupon/index.ts';
import { valueOf } from '../../support/trade-steps.ts';
import type { TradeMall } from '../../support/trade-mall.ts';

type Template = Partial<typeof coupon.$inferInsert>;

/** An open coupon: ten yuan off from a hundred on, for a month, hundred of them; whatever is not said otherwise. */
export async function openCoupon(mall: TradeMall, template: Template = {}): Promise<number> {
  const rows = await mall.services.database.db
    .insert(coupon)
    .values({
      merId: 0,
      kind: 'general',
      title: '券',
      titleEn: 'Coupon',
      value: 1000,
      threshold: 10_000,
      validDays: 30,
      totalCount: 100,
      remainCount: 100,
      status: 'open',
      createdAt: mall.clock.now(),
      ...template,
    })
    .returning({ id: coupon.couponId });
  return rows[0]!.id;
}

/** Claims it for the buyer and answers the claim's id. */
export async function claimed(mall: TradeMall, uid: number, couponId: number): Promise<string> {
  valueOf(await receiveCoupon(mall.ctx(uid), { id: couponId }));
  const [row] = await mall.read('couponUser', { couponId, uid }, { id: 'couponUserId' });
  return row!.id;
}

export async function stateOf(mall: TradeMall, claimId: string): Promise<string> {
  const [row] = await mall.read('couponUser', { couponUserId: claimId }, ['status']);
  return row!.status;
}

export async function leftOf(mall: TradeMall, couponId: number): Promise<number> {
  const [row] = await mall.read('coupon', { couponId }, { n: 'remainCount' });
  return row!.n;
}

/** What the page of my coupons shows. */
export async function shownCoupons(mall: TradeMall, uid: number, statusTag: 0 | 1): Promise<MyCoupon[]> {
  const call = await mall.login(uid);
  return valueOf(await call(couponApi.mine, { statusTag })).list;
}
