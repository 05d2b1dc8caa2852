import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { fail, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { favoursOwnStore, PLATFORM, type CouponStep } from '../../trade/coupon/index.ts';
import { changeCoupons } from './change-many.ts';
import { listMassChanges, readMassChange } from './list-changes.ts';
import { undoMassChange } from './undo-change.ts';

/** What the platform's people change of its coupons is kept as a store's changes are. */
const ofPlatform = (ctx: UserContext): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, merId: PLATFORM },
});

/** Opens or closes coupons of the platform; nobody opens one that is for a store of their own. */
export async function changePlatformCoupons(
  ctx: UserContext,
  ids: readonly number[],
  event: CouponStep,
): Promise<Result<undefined, FailureOf<typeof changeCoupons> | 'oversight.own_store'>> {
  for (const id of event === 'open' ? ids : [])
    if (await favoursOwnStore(ctx, id)) return fail('oversight.own_store');
  return changeCoupons(ofPlatform(ctx), ids, event);
}
export const listPlatformChanges = (ctx: UserContext, input: KeysetAsk & { keyword?: string | undefined }) =>
  listMassChanges(ofPlatform(ctx), input);
export const readPlatformChange = (ctx: UserContext, input: { id: string }) =>
  readMassChange(ofPlatform(ctx), input);
export const undoPlatformChange = (ctx: UserContext, input: { id: string }) =>
  undoMassChange(ofPlatform(ctx), input);
