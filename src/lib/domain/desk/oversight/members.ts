import type { FrozenTab, WatchedMember } from '#lib/contracts/oversight.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { endOtherSessions } from '#lib/domain/account/identity/index.ts';
import {
  factsOfMembers,
  frozenCounts,
  isOfPlatform,
  lockBoth,
  lockMember,
  placeOf,
  turnMember,
  watchedMembers,
} from './oversight.repo.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

/** A page of all accounts. */
export async function listWatchedMembers(
  ctx: UserContext,
  input: KeysetAsk & { tab: FrozenTab; keyword?: string | undefined },
) {
  const { db } = ctx.database;
  const { rows, ...places } = keysetPage(await watchedMembers(db, input, input), input, placeOf);
  const facts = await factsOfMembers(
    db,
    rows.map((row) => row.uid),
  );
  const list: WatchedMember[] = rows.map((row) => {
    const known = facts.get(row.uid);
    return {
      uid: row.uid,
      nickname: row.nickname,
      phone: coveredPhone(row.phone),
      company: row.company ?? '',
      roles: row.roles ?? [],
      status: row.status,
      frozen_reason: row.frozenReason,
      orders: known?.orders ?? 0,
      spent: yuan(Number(known?.spent ?? 0)),
      balance: yuan(Number(known?.balance ?? 0)),
      seen_time: known?.seen ? new Date(known.seen).toISOString() : null,
      create_time: new Date(row.at).toISOString(),
    };
  });
  return ok({ list, ...places });
}

/** How many accounts are in use, and how many frozen. */
export const countWatchedMembers = async (ctx: UserContext) =>
  ok({ counts: await frozenCounts(ctx.database.db, 'user_account') });

/** People of the platform are an owner’s to freeze and to thaw. */
const isOutOfReach = async (ctx: UserContext, uid: number): Promise<boolean> =>
  !holdsRole(ctx.actor.platformRoles, 'owner') && (await isOfPlatform(ctx.database.db, uid));

/** Freezes an account: all of its sessions end, and logins are refused until it is thawed. Its orders continue. */
export async function freezeMember(
  ctx: UserContext,
  { id, reason }: { id: number; reason: string },
): Promise<
  Result<null, 'oversight.gone' | 'oversight.wrong_state' | 'oversight.own_account' | 'oversight.of_platform'>
> {
  if (id === ctx.actor.uid) return fail('oversight.own_account');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { member, by } = await lockBoth(db, id, ctx.actor.uid);
    // Of two owners who freeze each other at the same moment, the second is frozen already: one can always thaw.
    if (!member || member.status === 'closed' || by?.status !== 'active') return fail('oversight.gone');
    if (member.status === 'disabled') return fail('oversight.wrong_state');
    if (await isOutOfReach(ctx, id)) return fail('oversight.of_platform');
    await turnMember(db, id, 'disabled', reason);
    await endOtherSessions(ctx, id);
    return ok(null);
  });
}

/** Opens a frozen account again; one of the platform’s people by an owner alone, as it was frozen. */
export async function thawMember(
  ctx: UserContext,
  { id }: { id: number },
): Promise<Result<null, 'oversight.gone' | 'oversight.wrong_state' | 'oversight.of_platform'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const member = await lockMember(db, id);
    if (!member || member.status === 'closed') return fail('oversight.gone');
    if (member.status !== 'disabled') return fail('oversight.wrong_state');
    if (await isOutOfReach(ctx, id)) return fail('oversight.of_platform');
    await turnMember(db, id, 'active', '');
    return ok(null);
  });
}
