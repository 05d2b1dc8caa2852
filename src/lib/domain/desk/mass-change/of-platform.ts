import { holdsRole } from '#lib/contracts/platform-role.ts';
import type { MassChangeKind } from '#lib/contracts/states.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { fail, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { favoursOwnStore, PLATFORM, refuseAlone } from '../../trade/coupon/index.ts';
import { changeCoupons, removeGroups } from './change-many.ts';
import { listMassChanges, readMassChange } from './list-changes.ts';
import { undoKinds } from './undo-change.ts';

/** What the platform's people change together is kept as a store's changes are. */
const ofPlatform = (ctx: UserContext): MerchantContext => ({
  ...ctx,
  actor: { ...ctx.actor, merId: PLATFORM },
});

/** Kinds of changes that the caller works with himself. */
const kindsOf = ({ actor }: UserContext): MassChangeKind[] => [
  ...(holdsRole(actor.platformRoles, 'finance') ? (['coupon'] as const) : []),
  ...(holdsRole(actor.platformRoles, 'content') ? (['synonym', 'standard'] as const) : []),
];

/** Opens coupons of the platform. Nobody opens one for a store of their own, nor alone what may cost the mall a lot. */
export async function openPlatformCoupons(
  ctx: UserContext,
  { ids }: { ids: number[] },
): Promise<
  Result<undefined, FailureOf<typeof changeCoupons> | FailureOf<typeof refuseAlone> | 'oversight.own_store'>
> {
  return allOrNothing(ctx.database, async () => {
    for (const id of ids) if (await favoursOwnStore(ctx, id)) return fail('oversight.own_store');
    const refusal = await refuseAlone(ctx, ids);
    if (refusal) return refusal;
    return changeCoupons(ofPlatform(ctx), ids, 'open');
  });
}

/** Stops the claims of coupons of the platform. */
export const closePlatformCoupons = (ctx: UserContext, { ids }: { ids: number[] }) =>
  changeCoupons(ofPlatform(ctx), ids, 'close');

export const removeSynonymGroups = (ctx: UserContext, { ids }: { ids: number[] }) =>
  removeGroups(ofPlatform(ctx), 'synonym', ids);
export const removeStandardGroups = (ctx: UserContext, { ids }: { ids: number[] }) =>
  removeGroups(ofPlatform(ctx), 'standard', ids);

export const listPlatformChanges = (ctx: UserContext, input: KeysetAsk & { keyword?: string | undefined }) =>
  listMassChanges(ofPlatform(ctx), { ...input, kinds: kindsOf(ctx) });
export async function readPlatformChange(ctx: UserContext, input: { id: string }) {
  const found = await readMassChange(ofPlatform(ctx), input);
  return !found.ok || kindsOf(ctx).includes(found.value.kind) ? found : fail('mass_change.gone');
}
export const undoPlatformChange = (ctx: UserContext, input: { id: string }) =>
  undoKinds(ofPlatform(ctx), input, kindsOf(ctx));
