import type { DoneAct } from '#lib/contracts/audit.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { actsWith } from './audit.repo.ts';

const MOST = 50;
/** Where things are worked on by the platform, and who reads of them there. */
const ABOUT = {
  store: { list: oversightApi.stores, paths: ['/api/platform/store/'] },
  member: { list: oversightApi.members, paths: ['/api/platform/member/', '/api/platform/erasure/propose/'] },
  coupon: { list: couponApi.platformList, paths: ['/api/platform/coupon/'] },
} as const;

/** Why, of what was sent; what was too long to be kept whole is no JSON. */
function reasonIn(input: string): string {
  try {
    const sent: unknown = JSON.parse(input);
    if (typeof sent !== 'object' || sent === null || !('reason' in sent)) return '';
    return typeof sent.reason === 'string' ? sent.reason : '';
  } catch {
    return '';
  }
}

const shown = (found: Awaited<ReturnType<typeof actsWith>>): DoneAct[] =>
  found.map(({ entry, nickname }) => ({
    time: entry.at.toISOString(),
    nickname: nickname ?? '',
    act: entry.act,
    reason: reasonIn(entry.input),
  }));

/** What the platform's people did with a thing; nothing for whoever may not read the list that it stands in. */
export async function actsAbout(
  ctx: UserContext,
  { kind, id }: { kind: keyof typeof ABOUT; id: number },
): Promise<Result<DoneAct[], never>> {
  const { list, paths } = ABOUT[kind];
  if (!holdsRole(ctx.actor.platformRoles, list.role)) return ok([]);
  return ok(shown(await actsWith(ctx.database.reader, { merId: null, paths, id }, MOST)));
}

/** What the people of the caller's store did with one of its coupons. */
export async function ownActsAbout(
  ctx: MerchantContext,
  { id }: { kind: 'coupon'; id: number },
): Promise<Result<DoneAct[], never>> {
  const asked = { merId: ctx.actor.merId, paths: ['/api/merchant/coupon/'], id };
  return ok(shown(await actsWith(ctx.database.reader, asked, MOST)));
}
