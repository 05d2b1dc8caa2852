import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import type { CouponStep } from '../../trade/coupon/index.ts';
import { changeCoupons } from './change-many.ts';
import { listMassChanges, readMassChange } from './list-changes.ts';
import { undoMassChange } from './undo-change.ts';

/** Owner of the coupons that the platform pays for; what its people change of them is kept as a store's changes are. */
const PLATFORM = 0;
const ofPlatform = (ctx: UserContext): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, merId: PLATFORM },
});

export const changePlatformCoupons = (ctx: UserContext, ids: readonly number[], event: CouponStep) =>
  changeCoupons(ofPlatform(ctx), ids, event);
export const listPlatformChanges = (ctx: UserContext, input: KeysetAsk & { keyword?: string | undefined }) =>
  listMassChanges(ofPlatform(ctx), input);
export const readPlatformChange = (ctx: UserContext, input: { id: string }) =>
  readMassChange(ofPlatform(ctx), input);
export const undoPlatformChange = (ctx: UserContext, input: { id: string }) =>
  undoMassChange(ofPlatform(ctx), input);
