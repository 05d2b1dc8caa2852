import type { CouponKind } from './kind.ts';
import type { CouponView } from '#lib/contracts/coupon.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, UserContext } from '#lib/domain/context.ts';
import { mayBeAmong } from '#lib/domain/cached-for.ts';
import { claimsOfTemplates } from './claim.repo.ts';
import {
  couponById,
  couponsWhere,
  goodsWithCoupons,
  type CouponFilter,
  type ShownCoupon,
} from './coupon.repo.ts';
import { couponView } from './coupon-view.ts';
import { kindOf, sendTypeOf } from './kind.ts';
import { scopesOf } from './scope.ts';

type Page = { count: number; list: CouponView[] };
const ALL = { page: 1, limit: 100 };

/** Templates as the caller sees them: claimed ones are marked. */
export async function couponViews(ctx: Context, rows: ShownCoupon[]): Promise<CouponView[]> {
  const templates = rows.map((row) => row.coupon);
  const ids = templates.map((row) => row.couponId);
  const scopes = await scopesOf(ctx, templates);
  const claims =
    ctx.actor.kind === 'user' ? await claimsOfTemplates(ctx.database.db, ctx.actor.uid, ids) : [];
  const received = new Set(claims.map((claim) => claim.couponId));
  const now = ctx.clock.now();
  return rows.map((row) => {
    const { couponId } = row.coupon;
    return couponView(ctx.locale, row, {
      now,
      isReceived: received.has(couponId),
      scope: scopes.get(couponId),
    });
  });
}

async function listed(ctx: Context, filter: CouponFilter, paging: typeof ALL): Promise<Result<Page, never>> {
  const found = await couponsWhere(ctx.database.reader, { ...filter, openAt: ctx.clock.now() }, paging);
  return ok({ count: found.count, list: await couponViews(ctx, found.list) });
}

export interface CouponQuery {
  type?: number | undefined;
  mer_id?: number | undefined;
  product?: number | undefined;
  send_type: number;
  page: number;
  limit: number;
}

/** Coupons that may be claimed now, of one kind, store or product when asked; those with none left come last. */
export async function listCoupons(ctx: Context, query: CouponQuery): Promise<Result<Page, never>> {
  const kind = query.type === undefined ? undefined : kindOf(query.type);
  const filter: CouponFilter = {
    kinds: kind && [kind],
    sendType: sendTypeOf(query.send_type) ?? 'receive',
    merId: query.mer_id,
    productIds: query.product ? [query.product] : undefined,
  };
  return listed(ctx, filter, query);
}

/** Product coupons for some products. */
export async function listProductCoupons(
  ctx: Context,
  { ids }: { ids: string },
): Promise<Result<CouponView[], never>> {
  const productIds = ids.split(',').map(Number);
  const { reader } = ctx.database;
  if (!(await mayBeAmong(ctx, productIds, 'goods with coupons', ['coupons'], () => goodsWithCoupons(reader))))
    return ok([]);
  const found = await listed(ctx, { sendType: 'receive', productIds }, ALL);
  return found.ok ? ok(found.value.list) : found;
}

/** Coupons of a store; `all` with those for single products. */
export async function listStoreCoupons(
  ctx: Context,
  { id, all }: { id: number; all: number },
): Promise<Result<CouponView[], never>> {
  const kinds: CouponKind[] = all ? ['store', 'product'] : ['store'];
  const found = await listed(ctx, { sendType: 'receive', merId: id, kinds }, ALL);
  return found.ok ? ok(found.value.list) : found;
}

/** What a new account is given. */
export async function listWelcomeCoupons(ctx: Context): Promise<Result<CouponView[], never>> {
  const found = await listed(ctx, { sendType: 'new_user' }, ALL);
  return found.ok ? ok(found.value.list) : found;
}

/** One template, also when it cannot be claimed any more. */
export async function readCoupon(
  ctx: Context,
  { id }: { id: number },
): Promise<Result<CouponView, 'coupon.not_found'>> {
  const row = await couponById(ctx.database.reader, id);
  if (!row || row.coupon.status === 'draft') return fail('coupon.not_found');
  const [view] = await couponViews(ctx, [row]);
  return ok(view!);
}

/** Which of these templates the caller has claimed; cached pages ask it from the browser. */
export async function listReceived(
  ctx: UserContext,
  { ids }: { ids: string },
): Promise<Result<{ coupon_id: number; is_left: boolean }[], never>> {
  const now = ctx.clock.now();
  const claims = await claimsOfTemplates(ctx.database.db, ctx.actor.uid, ids.split(',').map(Number));
  return ok(
    claims.map(({ couponId, status, endsAt }) => ({
      coupon_id: couponId,
      is_left: status === 'unused' && endsAt > now,
    })),
  );
}
