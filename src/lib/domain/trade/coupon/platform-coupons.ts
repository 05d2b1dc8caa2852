import type { NewCouponInput } from '#lib/contracts/coupon.ts';
import { TWO_PEOPLE_FROM } from '#lib/kernel/limits.ts';
import { fail, type FailureOf, type Refused, type Result } from '#lib/kernel/result.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';
import { worksFor, type UserContext } from '#lib/domain/context.ts';
import { couponById, makersOf, platformCouponsMadeBy, productsByIds, type CouponRow } from './coupon.repo.ts';
import { kindOf } from './kind.ts';
import { createCoupon } from './manage-coupons.ts';

/** Owner of the coupons that the platform pays for. */
export const PLATFORM = 0;

/** Whether a coupon is for a store of the caller's: for its goods, or brought by them. */
async function favours(
  ctx: UserContext,
  { kind, targetIds, giveFor }: Pick<CouponRow, 'kind' | 'targetIds' | 'giveFor'>,
): Promise<boolean> {
  const givers = await productsByIds(ctx.database.db, giveFor);
  const stores = [...(kind === 'cross_store' ? targetIds : []), ...givers.map(({ merId }) => merId)];
  return stores.some((merId) => worksFor(ctx.actor, merId));
}

/** Whether a coupon that the platform pays for is for a store of the caller's: somebody else opens it. */
export async function favoursOwnStore(ctx: UserContext, id: number): Promise<boolean> {
  const row = (await couponById(ctx.database.db, id))?.coupon;
  return row?.merId === PLATFORM && (await favours(ctx, row));
}

/** What the buyers of a coupon may still cost the platform, fen. */
const worthOf = ({ value, isLimited, remainCount }: CouponRow): number =>
  isLimited ? value * remainCount : Infinity;

/** Whether coupons that one person has made may, with these of them open, still cost fifty thousand yuan or more. */
async function areLarge(ctx: UserContext, maker: number, ids: readonly number[]): Promise<boolean> {
  const made = await platformCouponsMadeBy(ctx.database.db, maker, ids);
  const opening = made.filter(({ couponId }) => ids.includes(couponId));
  const open = made.filter((row) => row.status === 'open' && row.isLimited && !opening.includes(row));
  const sum = [...opening, ...open].reduce((whole, row) => whole + worthOf(row), 0);
  return opening.length > 0 && sum >= TWO_PEOPLE_FROM;
}

/**
 * Of coupons that may cost much, which one person has made, another one opens; neither of them has come to the platform
 * lately.
 */
export async function refuseAlone(
  ctx: UserContext,
  ids: readonly number[],
): Promise<Refused<'coupon.second_person' | 'oversight.newcomer'> | undefined> {
  const { uid } = ctx.actor;
  for (const maker of await makersOf(ctx.database.db, ids)) {
    if (!(await areLarge(ctx, maker, ids))) continue;
    const refusal = maker === uid ? fail('coupon.second_person') : await refuseNewcomers(ctx, maker, uid);
    if (refusal) return refusal;
  }
  return undefined;
}

/** Makes a coupon that the platform pays for, for no store of the caller's. */
export async function createPlatformCoupon(
  ctx: UserContext,
  input: NewCouponInput,
): Promise<Result<{ coupon_id: number }, FailureOf<typeof createCoupon> | 'oversight.own_store'>> {
  const kind = kindOf(input.type);
  if (kind && (await favours(ctx, { kind, targetIds: input.target_ids, giveFor: input.give_for })))
    return fail('oversight.own_store');
  return createCoupon(ctx, PLATFORM, input);
}
