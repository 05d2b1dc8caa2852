import type { DoneAct } from '#lib/contracts/audit.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import type { Db } from '#lib/db/database.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { actsWith, makingOf } from './audit.repo.ts';

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

/** Nothing that was sent names a coupon that was only made by it: it stands in the coupon itself. */
async function withMaking(
  db: Db,
  acts: DoneAct[],
  { merId, id, path }: { merId: number; id: number; path: string },
): Promise<DoneAct[]> {
  const made = await makingOf(db, merId, id);
  if (!made) return acts;
  const making = {
    time: made.at.toISOString(),
    nickname: made.nickname ?? '',
    act: `POST ${path}`,
    reason: '',
  };
  return [...acts, making];
}

/** What the platform's people did with a thing; nothing for whoever may not read the list that it stands in. */
export async function actsAbout(
  ctx: UserContext,
  { kind, id }: { kind: keyof typeof ABOUT; id: number },
): Promise<Result<DoneAct[], never>> {
  const { list, paths } = ABOUT[kind];
  if (!holdsRole(ctx.actor.platformRoles, list.role)) return ok([]);
  const db = ctx.database.reader;
  const isCoupon = kind === 'coupon';
  const undoneAt = isCoupon ? massChangeApi.platformUndo.path : undefined;
  const acts = shown(await actsWith(db, { merId: null, paths, id, undoneAt }, MOST));
  return ok(
    isCoupon ? await withMaking(db, acts, { merId: 0, id, path: couponApi.platformCreate.path }) : acts,
  );
}

/** What the people of the caller's store did with one of its coupons. */
export async function ownActsAbout(
  ctx: MerchantContext,
  { id }: { kind: 'coupon'; id: number },
): Promise<Result<DoneAct[], never>> {
  const { merId } = ctx.actor;
  const db = ctx.database.reader;
  const undoneAt = massChangeApi.undo.path;
  const acts = shown(await actsWith(db, { merId, paths: ['/api/merchant/coupon/'], id, undoneAt }, MOST));
  return ok(await withMaking(db, acts, { merId, id, path: couponApi.storeCreate.path }));
}
