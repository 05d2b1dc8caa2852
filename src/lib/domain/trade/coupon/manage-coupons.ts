import type { CouponView, NewCouponInput } from '#lib/contracts/coupon.ts';
import type { CouponState } from '#lib/contracts/states.ts';
import { typedTime } from '#lib/kernel/clock.ts';
import { fenOf, parseYuan } from '#lib/kernel/money.ts';
import { fail, firstFailure, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { addCoupon, couponById, couponsWhere, moveCoupon, productsByIds } from './coupon.repo.ts';
import { couponFlow, type CouponEvent } from './coupon.flow.ts';
import { kindOf, sendTypeOf, type CouponKind } from './kind.ts';
import { couponViews } from './list-coupons.ts';

/** Whose templates they are: a store's number, or 0 for the platform. */
type Owner = number;
const STORE_KINDS: readonly CouponKind[] = ['store', 'product'];
const NEEDS_TARGETS: readonly CouponKind[] = ['product', 'category', 'cross_store'];

const dateOf = (text: string | undefined): Date | null => (text ? typedTime(text) : null);

/**
 * Makes a template, still closed to buyers. A store makes store and product coupons for its own goods, the platform
 * the other kinds. One that orders bring names the amount and the goods that bring it.
 */
export async function createCoupon(
  ctx: UserContext,
  owner: Owner,
  input: NewCouponInput,
): Promise<
  Result<{ coupon_id: number }, 'coupon.amount' | 'coupon.dates' | 'coupon.kind' | 'coupon.targets'>
> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const kind = kindOf(input.type);
  const value = parseYuan(input.coupon_price);
  const threshold = parseYuan(input.use_min_price);
  const [from, until] = [dateOf(input.use_start_time), dateOf(input.use_end_time)];
  const [receiveFrom, receiveUntil] = [dateOf(input.start_time), dateOf(input.end_time)];
  const targetIds = [...new Set(input.target_ids)];
  const giveFor = [...new Set(input.give_for)];
  const givers = await productsByIds(db, giveFor);
  const own = kind === 'product' ? await productsByIds(db, targetIds) : [];
  const refusal = firstFailure(
    () =>
      !kind || STORE_KINDS.includes(kind) !== owner > 0 ? fail('coupon.kind', undefined, 'type') : undefined,
    () =>
      !value || threshold === undefined || value < 1
        ? fail('coupon.amount', undefined, 'coupon_price')
        : undefined,
    () =>
      (threshold ?? 0) > 0 && (value ?? 0) > (threshold ?? 0)
        ? fail('coupon.amount', undefined, 'coupon_price')
        : undefined,
    () =>
      kind && NEEDS_TARGETS.includes(kind) === (targetIds.length === 0)
        ? fail('coupon.targets', undefined, 'target_ids')
        : undefined,
    () =>
      kind === 'product' && own.filter((row) => row.merId === owner).length < targetIds.length
        ? fail('coupon.targets', undefined, 'target_ids')
        : undefined,
    () =>
      givers.filter((row) => owner === 0 || row.merId === owner).length < giveFor.length
        ? fail('coupon.targets', undefined, 'give_for')
        : undefined,
    () =>
      input.coupon_type === 0 && !input.coupon_time
        ? fail('coupon.dates', undefined, 'coupon_time')
        : undefined,
    () =>
      input.coupon_type === 1 && (!from || !until || until <= from || until <= now)
        ? fail('coupon.dates', undefined, 'use_end_time')
        : undefined,
    () =>
      receiveFrom && receiveUntil && receiveUntil <= receiveFrom
        ? fail('coupon.dates', undefined, 'end_time')
        : undefined,
  );
  if (refusal) return refusal;
  const byDates = input.coupon_type === 1;
  const count = input.is_limited ? input.total_count : 0;
  const couponId = await addCoupon(db, {
    merId: owner,
    kind: kind!,
    sendType: sendTypeOf(input.send_type) ?? 'receive',
    title: input.title,
    titleEn: input.title_en || input.title,
    value: value!,
    threshold: threshold!,
    targetIds,
    giveFrom: fenOf(input.give_from),
    giveFor,
    validDays: byDates ? null : input.coupon_time!,
    validFrom: byDates ? from : null,
    validUntil: byDates ? until : null,
    receiveFrom,
    receiveUntil,
    isLimited: input.is_limited,
    totalCount: count,
    remainCount: count,
    createdBy: ctx.actor.uid,
    createdAt: now,
  });
  return ok({ coupon_id: couponId });
}

export type CouponStep = Extract<CouponEvent, 'open' | 'close'>;
/** What a template is called, and what became of it. */
export interface SteppedCoupon {
  couponId: number;
  name: string;
  before: CouponState;
  after: CouponState;
}

/** Opens or closes a template of this owner. */
export async function stepCoupon(
  ctx: Context,
  owner: Owner,
  id: number,
  event: CouponStep,
): Promise<Result<SteppedCoupon, 'coupon.not_found' | 'coupon.wrong_state'>> {
  const { db } = ctx.database;
  const row = (await couponById(db, id))?.coupon;
  if (!row || row.merId !== owner) return fail('coupon.not_found');
  const to = couponFlow.next(row.status, event);
  if (!to || !(await moveCoupon(db, { couponId: id, merId: owner, from: row.status, to }))) {
    return fail('coupon.wrong_state');
  }
  await ctx.changed('coupons');
  const name = inLocale(ctx.locale, row.title, row.titleEn);
  return ok({ couponId: id, name, before: row.status, after: to });
}

/** Templates of this owner in every state. */
export async function listOwnCoupons(
  ctx: Context,
  owner: Owner,
  {
    status,
    keyword,
    ...paging
  }: { page: number; limit: number; status?: CouponState | undefined; keyword?: string | undefined },
): Promise<Result<{ count: number; list: CouponView[] }, never>> {
  const found = await couponsWhere(ctx.database.db, { merId: owner, status, keyword }, paging);
  return ok({ count: found.count, list: await couponViews(ctx, found.list) });
}
